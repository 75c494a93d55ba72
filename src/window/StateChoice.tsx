import { css } from '@emotion/react';
import { useId } from 'react';
import type { ForcedState } from '#preview/PageMessage.ts';
import { button, hue, small, subheading } from './look.ts';
import { useView, useWorkbench } from './Workbench.ts';

const answers: { value: ForcedState['consent'] | 'own'; words: string }[] = [
  { value: 'asked', words: 'Has not answered yet' },
  { value: 'accepted', words: 'Has accepted' },
  { value: 'rejected', words: 'Has rejected' },
  { value: 'own', words: 'As you answered in this browser' },
];

/** Who visits: the states of a page that are hard to come by otherwise. */
export function StateChoice() {
  const { show } = useWorkbench();
  const { forced, hasScript } = useView();
  const id = useId();
  const force = (part: ForcedState) => show({ forced: { ...forced, ...part } });
  const choose = (consent: ForcedState['consent'] | 'own') => {
    const { consent: _, ...rest } = forced;
    show({ forced: consent === undefined || consent === 'own' ? rest : { ...rest, consent } });
  };
  const special = [forced.isMotionReduced, forced.isOutsideBlocked, !hasScript].filter(
    Boolean,
  ).length;
  return (
    <>
      <button type="button" css={[button, anchor]} popoverTarget={id}>
        Visitor{special > 0 && ` (${special})`}
      </button>
      <div id={id} popover="auto" css={sheet} role="dialog" aria-label="Who visits">
        <fieldset css={part}>
          <legend css={subheading}>The cookie question</legend>
          {answers.map(({ value, words }) => (
            <label key={value} css={line}>
              <input
                type="radio"
                name="consent"
                checked={(forced.consent ?? 'own') === value}
                onChange={() => choose(value)}
              />
              {words}
            </label>
          ))}
        </fieldset>
        <fieldset css={part}>
          <legend css={subheading}>The browser</legend>
          <Switch
            words="Asks for less motion"
            isOn={forced.isMotionReduced === true}
            onChange={(isOn) => force({ isMotionReduced: isOn })}
          />
          <Switch
            words="Blocks what comes from other hosts"
            isOn={forced.isOutsideBlocked === true}
            onChange={(isOn) => force({ isOutsideBlocked: isOn })}
          />
          <Switch
            words="Has no JavaScript"
            isOn={!hasScript}
            onChange={(isOn) => show({ hasScript: !isOn })}
          />
        </fieldset>
        <p css={small}>Each change starts the page anew. Nothing of it is remembered.</p>
      </div>
    </>
  );
}

type SwitchProps = { words: string; isOn: boolean; onChange: (isOn: boolean) => void };

function Switch({ words, isOn, onChange }: SwitchProps) {
  return (
    <label css={line}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {words}
    </label>
  );
}

const anchor = css({ anchorName: '--visitor' });
const sheet = css({
  // Under its button where the browser can, else in the middle.
  positionAnchor: '--visitor',
  '@supports (anchor-name: --a)': {
    inset: 'auto',
    insetBlockStart: 'calc(anchor(bottom) + 6px)',
    insetInlineStart: 'anchor(left)',
  },
  width: 300,
  padding: 16,
  border: `1px solid ${hue.line}`,
  borderRadius: 10,
  background: hue.panel,
  color: hue.ink,
  boxShadow: '0 12px 40px rgb(0 0 0 / 0.18)',
});
const part = css({ margin: '0 0 12px', padding: 0, border: 0 });
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 28,
  cursor: 'pointer',
  input: { accentColor: hue.accent, margin: 0 },
});
