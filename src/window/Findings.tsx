import { css } from '@emotion/react';
import { hue } from './look.ts';
import type { Trial } from './useTrial.ts';

/** What is wrong with what is typed, and what would be unwise. */
export function Findings({ id, trial }: { id?: string; trial: Trial }) {
  return (
    <div id={id} role="status">
      {trial.faults.map((fault) => (
        <p key={fault} css={wrong}>
          {fault}
        </p>
      ))}
      {trial.warnings.map((warning) => (
        <p key={warning} css={[wrong, unwise]}>
          {warning}
        </p>
      ))}
    </div>
  );
}

const wrong = css({
  padding: '6px 10px',
  borderRadius: 7,
  background: hue.errorSoft,
  color: hue.error,
});
const unwise = css({ background: hue.warningSoft, color: hue.warning });
