import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import type { YamlPath } from '#preview/EditApi.ts';
import type { BlockGuide } from '#preview/WindowApi.ts';
import { Icon } from '../Icon.tsx';
import { listenToPage } from '../listenToPage.ts';
import { button, hue, listing, mainButton, small } from '../look.ts';
import { sandbox } from '../pageRights.ts';
import { screens, useIsConnected, useView, useWorkbench } from '../Workbench.ts';

type Props = {
  example: BlockGuide['examples'][number];
  /** Where it would be put; undefined while nobody knows. */
  place: { seen: string; list: YamlPath; index: number; words: string } | undefined;
};

/** One example of a block: as it looks, and as it is written. */
export function BlockExample({ example, place }: Props) {
  const { edits, live, show } = useWorkbench();
  const isConnected = useIsConnected();
  const { caption, yaml, address } = example;
  const insert = async () => {
    if (!place) return;
    const { seen, list, index } = place;
    const before = live.update().hash;
    const isDone = await edits.run({ kind: 'insert', list, index, yaml }, seen);
    if (isDone) show({ section: index, tab: 'pages', revealed: { section: index, before } });
  };
  const copy = () => {
    const item = `- ${yaml.replaceAll('\n', '\n  ')}\n`;
    navigator.clipboard.writeText(item).then(
      () => edits.say({ tone: 'done', text: 'Copied.', details: [] }),
      () => edits.say({ tone: 'refused', text: 'The browser did not allow copying.', details: [] }),
    );
  };
  return (
    <section css={card} aria-label={caption}>
      <p css={small}>{caption}</p>
      <Picture address={address} name={caption} />
      <div css={row}>
        <button
          type="button"
          css={mainButton}
          disabled={!place || !isConnected}
          onClick={() => void insert()}
        >
          <Icon name="add" /> Put it {place?.words}
        </button>
        <button type="button" css={button} onClick={copy}>
          <Icon name="copy" /> Copy
        </button>
      </div>
      <details>
        <summary css={small}>As it is written</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <pre css={listing} tabIndex={0} aria-label={`YAML of ${caption}`}>
          {yaml}
        </pre>
      </details>
    </section>
  );
}

/** The example itself, on a phone or on a larger screen as the stage shows it, small and as high as it is. */
function Picture({ address, name }: { address: string; name: string }) {
  const { pages } = useWorkbench();
  const { screens: shown } = useView();
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
    <div css={picture} style={{ height: Math.min(420, height * scale) }}>
      <iframe
        ref={frame}
        css={page}
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

const card = css({ display: 'grid', gap: 8, marginBlockStart: 18 });
const picture = css({
  overflow: 'auto',
  border: `1px solid ${hue.line}`,
  borderRadius: 8,
  background: '#ffffff',
});
const page = css({ display: 'block', border: 0, transformOrigin: '0 0' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: 8, button: { whiteSpace: 'normal' } });
