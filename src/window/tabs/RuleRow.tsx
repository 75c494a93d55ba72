import { css } from '@emotion/react';
import { useState } from 'react';
import type { EventRule } from '#schema/pixel.ts';
import { button, hue } from '../look.ts';
import { itemButtons, OperationButtons } from '../OperationButtons.tsx';
import { PartValues } from '../PartValues.tsx';
import { usePart } from '../usePart.ts';
import { RuleLine } from './RuleLine.tsx';

type Props = {
  rule: EventRule;
  /** Its index among the rules, and that of the last one. */
  index: number;
  last: number;
  line: number | undefined;
};

/** A rule by which an event is sent, in words, and to be changed. */
export function RuleRow({ rule, index, last, line }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <tr>
        <th scope="row">{rule.send}</th>
        <td>{inWords(rule)}</td>
        <td css={end}>
          <RuleLine line={line} />
          <button
            type="button"
            css={[button, low]}
            aria-expanded={isOpen}
            aria-label={`Change rule ${index + 1}, ${rule.send}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            Change
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={3}>
            <RuleValues index={index} last={last} />
          </td>
        </tr>
      )}
    </>
  );
}

function RuleValues({ index, last }: Pick<Props, 'index' | 'last'>) {
  const path = ['pixel', 'events', index];
  const part = usePart(path);
  const name = `rule ${index + 1}`;
  return (
    <div css={sheet}>
      {part && <OperationButtons name={name} seen={part.hash} buttons={itemButtons(path, last)} />}
      <PartValues from={path} name={name} />
    </div>
  );
}

function inWords({ onVisit, except, onClick, onSchedule }: EventRule): string {
  if (onClick !== undefined) return `A press on ${onClick}`;
  if (onSchedule === 'all') return 'Any booking';
  if (onSchedule) return `A booking on ${onSchedule.join(', ')}`;
  if (onVisit !== 'all') return `A visit of ${onVisit?.join(', ')}`;
  return except ? `Any visit but of ${except.join(', ')}` : 'Any visit';
}

const end = css({ '&&': { textAlign: 'end' } });
const low = css({ minHeight: 26, padding: '1px 8px', fontSize: 13 });
const sheet = css({ padding: 8, borderRadius: 8, background: hue.bar });
