import { useId } from 'react';
import { countErrors } from '#preview/ErrorSummary.tsx';
import type { ForcedState } from '#preview/PageMessage.ts';
import { findDraft } from './drafts.ts';
import { Button } from './parts.tsx';
import { Unsaved } from './Unsaved.tsx';
import { useAnswer, useWindow } from './WindowContext.ts';
import { notFoundPath, type WindowState } from './windowState.ts';

const chooses = 'A click chooses, a double click edits, Alt and a click open the line';

type Choice = [name: string, state: Partial<WindowState>, title?: string];

const choices: Record<string, Choice[]> = {
  Screens: [
    ['Phone', { screens: ['phone'] }],
    ['Tablet', { screens: ['tablet'] }],
    ['Desktop', { screens: ['desktop'] }],
    ['Side by side', { screens: ['phone', 'tablet', 'desktop'] }],
  ],
  'What a click does': [
    ['Edit', { mode: 'edit' }, chooses],
    ['Try', { mode: 'try' }, 'The page works as it does for visitors'],
  ],
};

/** What is shown, how, and whether the file is right. */
export function TopBar() {
  const { edits, show, screens, mode, isEditorOpen, undo, redo, unsaved } = useWindow();
  const shown = JSON.stringify({ screens, mode });
  const isDrafted = findDraft(unsaved, 'text', []) !== undefined;
  return (
    <header className="top-bar">
      <h1>Fascia</h1>
      <FileState />
      <PageChoice />
      {Object.entries(choices).map(([group, buttons]) => (
        <div key={group} className="button-group" role="group" aria-label={group}>
          {buttons.map(([name, state, title]) => (
            <Button
              key={name}
              aria-pressed={JSON.stringify({ screens, mode, ...state }) === shown}
              title={title}
              onClick={() => show(state)}
            >
              {name}
            </Button>
          ))}
        </div>
      ))}
      <StateChoice />
      <div className="row at-end">
        <Unsaved />
        {(['undo', 'redo'] as const).map((step) => (
          <Button
            key={step}
            id={step}
            icon={step}
            label={step === 'undo' ? 'Undo the last change' : 'Redo'}
            isWriting
            disabled={{ undo, redo }[step] === 0}
            onClick={() => void edits[step]()}
          />
        ))}
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

/** Whether the file is right, and the server there. */
function FileState() {
  const { show, problems, isConnected } = useWindow();
  const errors = countErrors(problems);
  const [count, tone] = errors > 0 ? [errors, 'error'] : [problems.length, 'warning'];
  if (!isConnected)
    return (
      <span className="pill" data-tone="error">
        No connection
      </span>
    );
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

/** Which page is shown: one of the site, or while that never was right of the file, or the one for addresses that do not exist. */
function PageChoice() {
  const { show, path, site } = useWindow();
  const routes = useAnswer('GET outline')?.routes ?? [];
  const paths = site ? Object.keys(site.pages) : routes.map((page) => page.path);
  return (
    <select
      className="field page-choice"
      aria-label="Page"
      value={paths.includes(path) ? path : notFoundPath}
      onChange={({ target }) => show({ path: target.value, section: null })}
    >
      {paths.map((one) => (
        <option key={one}>{one}</option>
      ))}
      <option value={notFoundPath}>The 404 page</option>
    </select>
  );
}

const answers = [
  ['asked', 'Has not answered yet'],
  ['accepted', 'Has accepted'],
  ['rejected', 'Has rejected'],
  [undefined, 'As you answered in this browser'],
] as const;

const switches = [
  ['isMotionReduced', 'Asks for less motion'],
  ['isOutsideBlocked', 'Blocks what comes from other hosts'],
  ['isWithoutScript', 'Has no JavaScript'],
] as const;

/** Who visits: the states of a page that are hard to come by otherwise. */
function StateChoice() {
  const { show, forced } = useWindow();
  const id = useId();
  const force = (part: ForcedState) => show({ forced: { ...forced, ...part } });
  const special = switches.filter(([key]) => forced[key]).length;
  return (
    <>
      <Button className="visitor-button" popoverTarget={id}>
        Visitor{special > 0 && ` (${special})`}
      </Button>
      <div id={id} popover="auto" className="visitor" role="dialog" aria-label="Who visits">
        <fieldset>
          <legend>The cookie question</legend>
          {answers.map(([consent, words]) => (
            <label key={words}>
              <input
                type="radio"
                name="consent"
                checked={forced.consent === consent}
                onChange={() => force({ consent })}
              />
              {words}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>The browser</legend>
          {switches.map(([key, words]) => (
            <label key={key}>
              <input
                type="checkbox"
                checked={forced[key] ?? false}
                onChange={({ target }) => force({ [key]: target.checked })}
              />
              {words}
            </label>
          ))}
        </fieldset>
        <p className="small">Each change starts the page anew. Nothing of it is remembered.</p>
      </div>
    </>
  );
}
