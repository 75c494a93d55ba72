import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import type { PageMessage, WindowMessage } from '#preview/PageMessage.ts';
import { hue, small } from './look.ts';
import { PageOverlay } from './PageOverlay.tsx';
import { usePlaces } from './usePlaces.ts';
import { type Screen, screens, useUpdate, useView, useWorkbench } from './Workbench.ts';

type Props = {
  screen: Screen;
  /** How small the page is shown, 0 to 1. */
  scale: number;
  /** How much of the stage it may take, in pixels. */
  height: number;
};

/** One screen with the page in it, as it is at its own address. */
export function PageFrame({ screen, scale, height }: Props) {
  const { forced, hasScript, path } = useView();
  const { version } = useUpdate();
  const width = screens[screen];
  const name = `The page on a ${screen}`;
  const state = JSON.stringify(forced);
  return (
    <figure css={card}>
      <figcaption css={[small, label]}>
        {screen} · {width} px{scale < 1 && ` at ${Math.round(scale * 100)} %`}
      </figcaption>
      <div css={screenLook} style={{ width: width * scale, height }}>
        <div
          css={scaled}
          style={{
            width,
            height: height / scale,
            transform: scale < 1 ? `scale(${scale})` : 'none',
          }}
        >
          {hasScript ? (
            <LivingFrame key={state} name={name} state={state} screen={screen} />
          ) : (
            // Without a right to anything: no script runs.
            <iframe
              css={page}
              title={`${name}, without JavaScript`}
              sandbox=""
              src={`/_fascia/still${path}?${version}`}
            />
          )}
        </div>
      </div>
    </figure>
  );
}

type LivingProps = { name: string; state: string; screen: Screen };

/** The page itself. It moves to other pages without being loaded anew, and is told where to. */
function LivingFrame({ name, state, screen }: LivingProps) {
  const { show, view, log } = useWorkbench();
  const { path, revealed } = useView();
  const frame = useRef<HTMLIFrameElement>(null);
  const [address] = useState(path);
  const shown = useRef(path);

  useEffect(() => {
    const onMessage = ({ data, source }: MessageEvent<PageMessage>) => {
      if (data?.fascia !== 'page' || source !== frame.current?.contentWindow) return;
      if (data.kind === 'shown') {
        shown.current = data.path;
        if (view.get().path !== data.path) show({ path: data.path, section: null });
      } else if (data.kind === 'sent') {
        log.set([...log.get(), { ...data.event, at: Date.now(), screen }]);
      }
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [show, view, log, screen]);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const message: WindowMessage = { fascia: 'window', kind: 'go', path };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [path]);

  const places = usePlaces(path);
  const done = useRef<typeof revealed>(null);
  useEffect(() => {
    if (!revealed || !places || done.current === revealed) return;
    if (places.hash === revealed.before) return;
    done.current = revealed;
    const { sections } = places;
    if (sections[revealed.section]?.isHidden !== false) return;
    const before = sections.slice(0, revealed.section);
    const index = before.filter(({ isHidden }) => !isHidden).length;
    const found = frame.current?.contentDocument?.querySelectorAll('#_content > section')[index];
    found?.scrollIntoView({ behavior: 'smooth', block: 'nearest' });
  }, [revealed, places]);

  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of this origin, as at its own address */}
      <iframe ref={frame} css={page} title={name} src={address} data-forced={state} />
      <PageOverlay frame={frame} />
    </>
  );
}

const card = css({ display: 'grid', gap: 6, alignContent: 'start' });
const label = css({
  height: 20,
  '&::first-letter': { textTransform: 'capitalize' },
  whiteSpace: 'nowrap',
});
const screenLook = css({
  overflow: 'hidden',
  borderRadius: 8,
  background: hue.panel,
  boxShadow: '0 0 0 1px rgb(0 0 0 / 0.08), 0 10px 34px rgb(0 0 0 / 0.12)',
});
const scaled = css({ transformOrigin: '0 0' });
const page = css({
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  background: '#ffffff',
});
