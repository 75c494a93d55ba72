import { useEffect, useRef, useState } from 'react';
import type { YamlPath } from '#preview/EditApi.ts';
import type { BlockGuide } from '#preview/EditApi.ts';
import { Button, Listing } from '../parts.tsx';
import { listenToPage, sandbox } from '../stage/pagePort.ts';
import { useWindow, useWindowState } from '../WindowContext.ts';
import { screens } from '../windowState.ts';

type Props = {
  example: BlockGuide['examples'][number];
  /** Where it would be put; undefined while nobody knows. */
  place: { hash: string; list: YamlPath; index: number; words: string } | undefined;
};

/** One example of a block: how it looks, and how it is written. */
export function BlockExample({ example, place }: Props) {
  const { edits, live, show } = useWindow();
  const { caption, yaml, address } = example;
  const insert = async () => {
    if (!place) return;
    const { hash, list, index } = place;
    const before = live.update().hash;
    const isDone = await edits.run({ kind: 'insert', list, index, yaml }, hash);
    if (isDone) show({ section: index, tab: 'pages', revealed: { section: index, before } });
  };
  const copy = () => {
    const item = `- ${yaml.replaceAll('\n', '\n  ')}\n`;
    navigator.clipboard.writeText(item).then(
      () => edits.say({ tone: 'done', text: 'Copied.' }),
      () => edits.say({ tone: 'refused', text: 'The browser did not allow copying.' }),
    );
  };
  return (
    <section className="example stack" aria-label={caption}>
      <p className="small">{caption}</p>
      <Picture address={address} name={caption} />
      <div className="row">
        <Button look="main" icon="add" isWriting disabled={!place} onClick={insert}>
          Put it {place?.words}
        </Button>
        <Button icon="copy" onClick={copy}>
          Copy
        </Button>
      </div>
      <details>
        <summary className="small">As it is written</summary>
        <Listing label={`YAML of ${caption}`}>{yaml}</Listing>
      </details>
    </section>
  );
}

/** The example itself, on a phone or on a larger screen as the stage shows it, small and as high as it is. */
function Picture({ address, name }: { address: string; name: string }) {
  const { pages } = useWindow();
  const shown = useWindowState('screens');
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState(0);
  const [height, setHeight] = useState(300);
  const width = screens[shown.length === 1 && shown[0] === 'phone' ? 'phone' : 'tablet'];
  const scale = Math.min(1, room / width);

  useEffect(() => {
    const around = frame.current?.parentElement;
    if (!around) return undefined;
    const observer = new ResizeObserver(() => setRoom(around.clientWidth));
    observer.observe(around);
    const stop = listenToPage({ frame, pages }, (message) => {
      if (message.kind === 'height') setHeight(Math.max(60, message.height));
    });
    return () => {
      observer.disconnect();
      stop();
    };
  }, [pages]);

  return (
    <div className="picture" style={{ height: Math.min(420, height * scale) }}>
      <iframe
        ref={frame}
        style={{ width, height, transform: `scale(${scale})` }}
        title={`Example: ${name}`}
        name='{"consent":"rejected"}'
        src={pages + address}
        sandbox={sandbox}
        loading="lazy"
      />
    </div>
  );
}
