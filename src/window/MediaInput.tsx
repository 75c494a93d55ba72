import { css } from '@emotion/react';
import { type ComponentProps, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { reasonOf } from '#preview/askServer.ts';
import { largestUpload } from '#preview/largestUpload.ts';
import { carriesFile } from './carriesFile.ts';
import { button, hue, small } from './look.ts';
import { useIsConnected, useWorkbench } from './Workbench.ts';

type Props = {
  /** The file that is named now. */
  text: string;
  /** The files that there are. */
  choices: readonly string[] | undefined;
  control: ComponentProps<'input'> & { id: string };
  onChange: (file: string) => void;
};

/** Names a file under media/: one that is there, or one of this computer, dropped here or chosen. */
export function MediaInput({ text, choices = [], control, onChange }: Props) {
  const { ask, uploads } = useWorkbench();
  const isConnected = useIsConnected();
  const id = useId();
  const [state, setState] = useState<'' | 'over' | 'sending' | { refusal: string }>('');
  const [taken, setTaken] = useState('');
  const isThere = text === taken || choices.includes(text);
  const isPicture = isThere && /\.(?:jpe?g|png|webp|avif|svg)$/i.test(text);

  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  useEffect(() => uploads.hold(text), [uploads, text]);

  const take = async (file: File | undefined) => {
    if (!file) return setState('');
    if (file.size > largestUpload) return setState({ refusal: tooLarge(file) });
    setState('sending');
    try {
      const answer = await ask('POST upload', { name: file.name, content: await inBase64(file) });
      if (answer.isDone) {
        const { file: name, hash } = answer;
        if (hash !== undefined) uploads.add({ file: name, hash });
        // Whoever has closed the field meanwhile does not want it.
        if (!isOpen.current) return uploads.hold(name)();
        setTaken(name);
        onChange(name);
      }
      setState(answer.isDone ? '' : { refusal: answer.message });
    } catch (error) {
      setState({ refusal: reasonOf(error) });
    }
  };
  const onDragOver = (event: DragEvent) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    setState('over');
  };
  const onDrop = (event: DragEvent) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  return (
    <div
      css={place}
      data-over={state === 'over'}
      onDragOver={onDragOver}
      onDragLeave={() => setState('')}
      onDrop={onDrop}
    >
      {isPicture && <img css={picture} src={`/${text}`} alt="" />}
      <div css={stack}>
        <input type="text" list={`${id}-files`} {...control} />
        <datalist id={`${id}-files`}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </datalist>
        <div css={row}>
          <label css={[button, chooser]}>
            Choose a file
            <input
              type="file"
              disabled={!isConnected}
              accept="image/jpeg,image/png,image/webp,image/avif,image/svg+xml,.woff2"
              onChange={({ target }) => void take(target.files?.[0])}
            />
          </label>
          <span css={small}>
            {state === 'sending' ? 'It is being copied to media/…' : 'or drop one here'}
          </span>
        </div>
        {typeof state === 'object' && (
          <p css={wrong} role="alert">
            {state.refusal}
          </p>
        )}
      </div>
    </div>
  );
}

function tooLarge({ name, size }: File): string {
  const [own, most] = [size, largestUpload].map((bytes) => Math.ceil(bytes / 1_000_000));
  return `${name} has ${own} MB, and more than ${most} MB is not taken. Make it smaller first; for a screen, 1 MB is plenty.`;
}

async function inBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const piece = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += piece) {
    text += String.fromCodePoint(...bytes.subarray(at, at + piece));
  }
  return btoa(text);
}

const place = css({
  display: 'flex',
  alignItems: 'start',
  gap: 10,
  padding: 8,
  border: '1px dashed #8f9590',
  borderRadius: 8,
  '&[data-over="true"]': { borderColor: hue.accent, background: hue.accentSoft },
});
const picture = css({
  flex: 'none',
  width: 84,
  height: 84,
  borderRadius: 6,
  objectFit: 'contain',
  background: hue.stage,
});
const stack = css({ display: 'grid', flex: 1, gap: 6, minWidth: 0 });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
const chooser = css({
  position: 'relative',
  overflow: 'hidden',
  '&:focus-within': { outline: `2px solid ${hue.accent}`, outlineOffset: 2 },
  input: { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
});
const wrong = css({
  padding: '6px 10px',
  borderRadius: 7,
  background: hue.errorSoft,
  color: hue.error,
});
