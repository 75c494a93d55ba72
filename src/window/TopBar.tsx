import { useDraftAt } from './forms/useDraft.ts';
import { Button } from './parts.tsx';
import { StateChoice } from './StateChoice.tsx';
import { Unsaved } from './Unsaved.tsx';
import { useUpdate, useWindow, useWindowState } from './WindowContext.ts';
import { notFoundPath, type Screen } from './windowState.ts';

/** What is shown, how, and whether the file is right. */
export function TopBar() {
  const { edits, show } = useWindow();
  const shown = useWindowState('screens');
  const mode = useWindowState('mode');
  const isEditorOpen = useWindowState('isEditorOpen');
  const undo = useWindowState('undo');
  const redo = useWindowState('redo');
  const isDrafted = useDraftAt('text', []) !== undefined;
  return (
    <header className="top-bar">
      <h1>Fascia</h1>
      <FileState />
      <PageChoice />
      <div className="button-group" role="group" aria-label="Screens">
        {screenChoices.map(([name, screens]) => (
          <Button
            key={name}
            aria-pressed={String(screens) === String(shown)}
            onClick={() => show({ screens })}
          >
            {name}
          </Button>
        ))}
      </div>
      <div className="button-group" role="group" aria-label="What a click does">
        {modes.map(([name, one, title]) => (
          <Button
            key={one}
            aria-pressed={one === mode}
            title={title}
            onClick={() => show({ mode: one })}
          >
            {name}
          </Button>
        ))}
      </div>
      <StateChoice />
      <div className="row at-end">
        <Unsaved />
        <Button
          id="undo"
          look="icon"
          icon="undo"
          label="Undo the last change"
          isWriting
          disabled={undo === 0}
          onClick={() => void edits.undo()}
        />
        <Button
          look="icon"
          icon="redo"
          label="Redo"
          isWriting
          disabled={redo === 0}
          onClick={() => void edits.redo()}
        />
        <Button
          icon="edit"
          aria-pressed={isEditorOpen}
          onClick={() => show({ isEditorOpen: !isEditorOpen })}
        >
          site.yaml
          {isDrafted && !isEditorOpen && <span className="small"> not saved</span>}
        </Button>
      </div>
    </header>
  );
}

const screenChoices: [name: string, screens: Screen[]][] = [
  ['Phone', ['phone']],
  ['Tablet', ['tablet']],
  ['Desktop', ['desktop']],
  ['Side by side', ['phone', 'tablet', 'desktop']],
];
const modes = [
  ['Edit', 'edit', 'A click chooses, a double click edits, Alt and a click open the line'],
  ['Try', 'try', 'The page works as it does for visitors'],
] as const;

/** Whether the file is right, and the server there. */
function FileState() {
  const { show } = useWindow();
  const { problems } = useUpdate();
  const isConnected = useWindowState('isConnected');
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const [count, tone] = errors > 0 ? [errors, 'error'] : [problems.length, 'warning'];
  if (!isConnected) {
    return (
      <span className="pill" data-tone="error">
        No connection
      </span>
    );
  }
  return (
    <button
      type="button"
      className="pill"
      data-tone={count > 0 ? tone : 'right'}
      onClick={() => show({ tab: 'problems' })}
    >
      {count > 0 ? `${count} ${tone}${count === 1 ? '' : 's'}` : 'All right'}
    </button>
  );
}

/** Which page is shown: one of the site, or the one for addresses that do not exist. */
function PageChoice() {
  const { show } = useWindow();
  const path = useWindowState('path');
  const { site } = useUpdate();
  const paths = Object.keys(site?.pages ?? {});
  return (
    <select
      className="field page-choice"
      aria-label="Page"
      value={paths.includes(path) ? path : notFoundPath}
      onChange={({ target }) => show({ path: target.value, section: null })}
    >
      {paths.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
      <option value={notFoundPath}>The 404 page</option>
    </select>
  );
}
