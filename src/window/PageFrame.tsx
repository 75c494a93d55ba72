import { css } from '@emotion/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { listenToPage, tellPage } from './listenToPage.ts';
import { hue, small } from './look.ts';
import { PageOverlay } from './PageOverlay.tsx';
import { permissions, sandbox } from './pageRights.ts';
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
  const { pages } = useWorkbench();
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
              src={`${pages}/_fascia/still${path}?${version}`}
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
  const { show, view, log, live, pages } = useWorkbench();
  const { path, revealed, mode } = useView();
  const frame = useRef<HTMLIFrameElement>(null);
  const port = useMemo(() => ({ frame, pages }), [pages]);
  const [address] = useState(pages + path);
  // Not yet there while it was shown no times.
  const [shown, setShown] = useState({ path, times: 0 });
  const places = usePlaces(path);

  useEffect(
    () =>
      listenToPage(port, (message) => {
        if (message.kind === 'shown') {
          setShown(({ times }) => ({ path: message.path, times: times + 1 }));
          if (view.get().path !== message.path) show({ path: message.path, section: null });
        } else if (message.kind === 'sent') {
          const { events = [], value, currency } = live.update().site?.pixel ?? {};
          const rule = events[message.rule];
          const event = {
            value: `${value} ${currency}`,
            path: message.path,
            at: Date.now(),
            screen,
          };
          if (rule) log.set([...log.get().slice(-mostLogged), { rule, ...event }]);
        }
      }),
    [port, show, view, log, live, screen],
  );

  useEffect(() => {
    if (shown.path !== path) tellPage(port, { kind: 'go', path });
    // oxlint-disable-next-line react/exhaustive-deps -- a page that went elsewhere by itself is followed
  }, [port, path]);
  useEffect(() => {
    if (shown.times > 0) tellPage(port, { kind: 'mode', isEditing: mode === 'edit' });
  }, [port, mode, shown]);
  useEffect(() => {
    if (!places || shown.times === 0) return;
    const { hash, texts } = places;
    tellPage(port, { kind: 'texts', hash, path: shown.path, texts: texts.map(({ at }) => at) });
  }, [port, places, shown]);

  const done = useRef<typeof revealed>(null);
  useEffect(() => {
    if (!revealed || !places || done.current === revealed) return;
    if (places.hash === revealed.before) return;
    done.current = revealed;
    const { sections } = places;
    if (sections[revealed.section]?.isHidden !== false) return;
    const before = sections.slice(0, revealed.section);
    tellPage(port, { kind: 'reveal', section: before.filter(({ isHidden }) => !isHidden).length });
  }, [port, revealed, places]);

  return (
    <>
      <iframe
        ref={frame}
        css={page}
        title={name}
        name={state}
        src={address}
        sandbox={sandbox}
        allow={permissions}
      />
      {/* What the pointer was on is gone with its page. */}
      <PageOverlay key={path} port={port} places={places} />
    </>
  );
}

/** So many events of a log somebody may look at. */
const mostLogged = 500;

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
