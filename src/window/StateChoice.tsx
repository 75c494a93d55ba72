import { useId } from 'react';
import type { ForcedState } from '#preview/PageMessage.ts';
import { Button } from './parts.tsx';
import { useWindow, useWindowState } from './WindowContext.ts';

const answers = {
  asked: 'Has not answered yet',
  accepted: 'Has accepted',
  rejected: 'Has rejected',
  own: 'As you answered in this browser',
};
type Answer = keyof typeof answers;

/** Who visits: the states of a page that are hard to come by otherwise. */
export function StateChoice() {
  const { show } = useWindow();
  const forced = useWindowState('forced');
  const hasScript = useWindowState('hasScript');
  const id = useId();
  const { consent: current = 'own', ...rest } = forced;
  const { isMotionReduced = false, isOutsideBlocked = false } = forced;
  const force = (part: ForcedState) => show({ forced: { ...forced, ...part } });
  const choose = (consent: Answer) =>
    show({ forced: consent === 'own' ? rest : { ...rest, consent } });
  const special = [isMotionReduced, isOutsideBlocked, !hasScript].filter(Boolean).length;
  return (
    <>
      <Button className="visitor-button" popoverTarget={id}>
        Visitor{special > 0 && ` (${special})`}
      </Button>
      <div id={id} popover="auto" className="visitor" role="dialog" aria-label="Who visits">
        <fieldset>
          <legend>The cookie question</legend>
          {(Object.keys(answers) as Answer[]).map((answer) => (
            <label key={answer}>
              <input
                type="radio"
                name="consent"
                checked={current === answer}
                onChange={() => choose(answer)}
              />
              {answers[answer]}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>The browser</legend>
          <Switch
            words="Asks for less motion"
            isOn={isMotionReduced}
            onChange={(isOn) => force({ isMotionReduced: isOn })}
          />
          <Switch
            words="Blocks what comes from other hosts"
            isOn={isOutsideBlocked}
            onChange={(isOn) => force({ isOutsideBlocked: isOn })}
          />
          <Switch
            words="Has no JavaScript"
            isOn={!hasScript}
            onChange={(isOn) => show({ hasScript: !isOn })}
          />
        </fieldset>
        <p className="small">Each change starts the page anew. Nothing of it is remembered.</p>
      </div>
    </>
  );
}

type SwitchProps = { words: string; isOn: boolean; onChange: (isOn: boolean) => void };

function Switch({ words, isOn, onChange }: SwitchProps) {
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {words}
    </label>
  );
}
