import { type KeyboardEvent, useState } from 'react';
import type { FieldForm } from '#preview/EditApi.ts';
import { IconChoice } from './IconChoice.tsx';
import { MediaInput } from './MediaInput.tsx';
import { StyleChoice } from './StyleChoice.tsx';
import { TypefaceChoice } from './TypefaceChoice.tsx';

type Props = {
  id: string;
  form: FieldForm;
  text: string;
  isWrong?: boolean;
  onChange: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
};

/** About how many letters a field shows in one line. */
const lineLength = 44;

/** The control for a value, by what may be written there. */
export function ValueInput(props: Props) {
  const { id, form, text, isWrong = false, onChange, onKeyDown } = props;
  const { kind, choices, accept } = form;
  // A long line is shown as a whole; the control does not change while somebody types.
  const [isLong] = useState(text.length > lineLength);
  const control = {
    id,
    className: 'field',
    value: text,
    onKeyDown,
    'aria-invalid': isWrong,
    'aria-describedby': `${id}-about`,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (kind === 'paragraph' || kind === 'richText' || (kind === 'words' && isLong)) {
    const rows = Math.min(12, (kind === 'words' ? 1 : 3) + Math.ceil(text.length / 50));
    return <textarea {...control} rows={rows} />;
  }
  if (kind === 'switch' || kind === 'choice') {
    return (
      <select {...control}>
        {text === '' && <option value="">–</option>}
        {(choices ?? ['true', 'false']).map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  const input = (
    <>
      {/* Not type="number": it drops the comma of "65,50" without a word, which makes 6550. */}
      <input
        type="text"
        inputMode={kind === 'number' ? 'decimal' : undefined}
        list={choices && `${id}-choices`}
        {...control}
      />
      <datalist id={`${id}-choices`}>
        {choices?.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </datalist>
    </>
  );
  if (kind === 'colour') {
    return (
      <div className="row">
        <input
          type="color"
          className="colour"
          aria-label="Choose a colour"
          value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#000000'}
          onChange={({ target }) => onChange(target.value.toUpperCase())}
        />
        {input}
      </div>
    );
  }
  if (kind === 'style') return <StyleChoice {...{ text, onChange }} />;
  if (kind === 'typeface') {
    return (
      <div className="stack">
        {input}
        <TypefaceChoice {...{ text, onChange }} />
      </div>
    );
  }
  if (accept === undefined) return input;
  const isIcon = kind === 'icon';
  return (
    <MediaInput {...{ text, choices, accept, onChange }} isLinked={kind !== 'media' && !isIcon}>
      {input}
      {isIcon && <IconChoice {...{ text, onChange }} />}
    </MediaInput>
  );
}
