import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { largestUpload, reasonOf } from '#preview/apiClient.ts';
import { mediaAddress } from '#preview/mediaAddress.ts';
import { useWindow } from '../WindowContext.ts';

type Props = {
  text: string;
  choices: readonly string[] | undefined;
  /** The endings that may be chosen. */
  accept: string;
  /** A link leads to the file, instead of a page that shows it. */
  isLinked: boolean;
  onChange: (file: string) => void;
  children: ReactNode;
};

/** Names a file under media/: one that is there, or one of this computer, dropped here or chosen. */
export function MediaInput({ text, choices = [], isLinked, onChange, ...props }: Props) {
  const { api, pages, uploads, isConnected } = useWindow();
  const [state, setState] = useState<'' | 'over' | 'sending' | { refusal: string }>('');
  const [uploaded, setUploaded] = useState('');
  const isThere = text === uploaded || choices.includes(text);
  const isPicture = isThere && /\.(?:jpe?g|png|webp|avif|svg|gif|tiff?)$/i.test(text);
  const isClosed = useRef(false);
  useEffect(() => () => void (isClosed.current = true), []);
  useEffect(() => uploads.hold(text), [uploads, text]);

  const upload = async (chosen: File | undefined) => {
    if (!chosen) return setState('');
    if (chosen.size > largestUpload) return setState({ refusal: tooLarge(chosen, isLinked) });
    setState('sending');
    try {
      const content = await inBase64(chosen);
      const answer = await api('POST upload', { name: chosen.name, content, isLinked });
      if (!answer.isDone) return setState({ refusal: answer.message });
      const { file, hash } = answer;
      if (hash !== undefined) uploads.add({ file, hash });
      // Whoever has closed the field meanwhile does not want it.
      if (isClosed.current) return uploads.hold(file)();
      setUploaded(file);
      onChange(file);
      setState('');
    } catch (error) {
      setState({ refusal: reasonOf(error) });
    }
  };
  const onDrag = (event: DragEvent) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    if (event.type === 'drop') void upload(event.dataTransfer.files[0]);
    else setState('over');
  };
  return (
    <div
      className="media-input"
      data-over={state === 'over'}
      onDragOver={onDrag}
      onDragLeave={() => setState('')}
      onDrop={onDrag}
    >
      {isPicture && <img src={`${pages}/${mediaAddress(text)}`} alt="" />}
      <div className="stack">
        {props.children}
        <div className="row">
          <label className="button file">
            Choose a file
            <input
              type="file"
              disabled={!isConnected}
              accept={props.accept}
              onChange={({ target }) => void upload(target.files?.[0])}
            />
          </label>
          <span className="small">
            {state === 'sending'
              ? 'It is being copied to media/…'
              : `or drop one here${isLinked ? ', for visitors to open or save' : ''}`}
          </span>
        </div>
        {typeof state === 'object' && (
          <p className="callout error" role="alert">
            {state.refusal}
          </p>
        )}
      </div>
    </div>
  );
}

/** Whether a file is being dragged. Words are left to the browser, which drops them into any field. */
export function carriesFile({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

function tooLarge({ name, size }: File, isLinked: boolean): string {
  const [own, most] = [size, largestUpload].map((bytes) => Math.ceil(bytes / 1_000_000));
  return `${name} has ${own} MB, and more than ${most} MB is not taken. Make it smaller first; ${isLinked ? 'a telephone loads 5 MB in half a minute' : 'for a screen, 1 MB is plenty'}.`;
}

function inBase64(file: File): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}
