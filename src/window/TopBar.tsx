import { css } from '@emotion/react';
import { button, hue, iconButton, sans, small } from './look.ts';
import { Icon } from './Icon.tsx';
import { PageChoice } from './PageChoice.tsx';
import { StateChoice } from './StateChoice.tsx';
import { Unsaved } from './Unsaved.tsx';
import { useDraftAt } from './useDraft.ts';
import {
  type Screen,
  screens,
  useIsConnected,
  useUpdate,
  useValue,
  useView,
  useWorkbench,
} from './Workbench.ts';

/** What is shown, how, and whether the file is right. */
export function TopBar() {
  const { edits, show } = useWorkbench();
  const isConnected = useIsConnected();
  const { screens: shown, mode, isEditorOpen } = useView();
  const { undo, redo } = useValue(edits.state);
  const isDrafted = useDraftAt('text', []) !== undefined;
  return (
    <header css={bar}>
      <h1 css={mark}>Fascia</h1>
      <FileState />
      <PageChoice />
      <div css={group} role="group" aria-label="Screens">
        {(Object.keys(screens) as Screen[]).map((screen) => (
          <button
            key={screen}
            type="button"
            css={button}
            aria-pressed={shown.length === 1 && shown[0] === screen}
            onClick={() => show({ screens: [screen] })}
          >
            {names[screen]}
          </button>
        ))}
        <button
          type="button"
          css={button}
          aria-pressed={shown.length > 1}
          onClick={() => show({ screens: Object.keys(screens) as Screen[] })}
        >
          Side by side
        </button>
      </div>
      <div css={group} role="group" aria-label="What a click does">
        <button
          type="button"
          css={button}
          aria-pressed={mode === 'edit'}
          title="A click chooses, a double click edits, Alt and a click open the line"
          onClick={() => show({ mode: 'edit' })}
        >
          Edit
        </button>
        <button
          type="button"
          css={button}
          aria-pressed={mode === 'try'}
          title="The page works as it does for visitors"
          onClick={() => show({ mode: 'try' })}
        >
          Try
        </button>
      </div>
      <StateChoice />
      <div css={end}>
        <Unsaved />
        <button
          id="undo"
          type="button"
          css={iconButton}
          disabled={undo === 0 || !isConnected}
          aria-label="Undo the last change"
          title="Undo"
          onClick={() => void edits.undo()}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          css={iconButton}
          disabled={redo === 0 || !isConnected}
          aria-label="Redo"
          title="Redo"
          onClick={() => void edits.redo()}
        >
          <Icon name="redo" />
        </button>
        <button
          type="button"
          css={button}
          aria-pressed={isEditorOpen}
          onClick={() => show({ isEditorOpen: !isEditorOpen })}
        >
          <Icon name="edit" /> site.yaml
          {isDrafted && !isEditorOpen && <span css={small}> not saved</span>}
        </button>
      </div>
    </header>
  );
}

const names: Record<Screen, string> = { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' };

function FileState() {
  const { show } = useWorkbench();
  const { problems } = useUpdate();
  const isConnected = useIsConnected();
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const tone = errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'right';
  if (!isConnected) {
    return (
      <span css={pill} data-tone="error">
        No connection
      </span>
    );
  }
  return (
    <button type="button" css={pill} data-tone={tone} onClick={() => show({ tab: 'problems' })}>
      {errors > 0
        ? count(errors, 'error')
        : warnings > 0
          ? count(warnings, 'warning')
          : 'All right'}
    </button>
  );
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  padding: '8px 14px',
  borderBlockEnd: `1px solid ${hue.line}`,
  background: hue.bar,
});
const mark = css({ font: `750 16px/1 ${sans}`, letterSpacing: '-0.02em', color: hue.accent });
const group = css({
  display: 'flex',
  '& > button': { borderRadius: 0, marginInlineStart: -1 },
  '& > button[aria-pressed="true"]': { position: 'relative' },
  '& > :first-of-type': {
    borderStartStartRadius: 7,
    borderEndStartRadius: 7,
    marginInlineStart: 0,
  },
  '& > :last-of-type': { borderStartEndRadius: 7, borderEndEndRadius: 7 },
});
const end = css({ display: 'flex', alignItems: 'center', gap: 4, marginInlineStart: 'auto' });
const pill = css({
  minHeight: 24,
  padding: '2px 10px',
  border: 0,
  borderRadius: 999,
  background: hue.accentSoft,
  color: hue.accent,
  fontSize: 13,
  fontWeight: 600,
  cursor: 'pointer',
  '&[data-tone="error"]': { background: hue.error, color: '#ffffff' },
  '&[data-tone="warning"]': { background: hue.warningSoft, color: hue.warning },
});
