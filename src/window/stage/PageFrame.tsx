import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePlaces, useWindow } from '../WindowContext.ts';
import { type Screen, screens } from '../windowState.ts';
import { PageOverlay } from './PageOverlay.tsx';
import { permissions, sandbox, usePage } from './usePage.ts';

type Props = {
  screen: Screen;
  /** How small the page is shown, 0 to 1. */
  scale: number;
  /** How much of the stage it may take, in pixels. */
  height: number;
};

/** So many events of a log somebody may look at. */
const mostLogged = 500;

/** One screen with the page in it, as it is at its own address. */
export function PageFrame({ screen, scale, height }: Props) {
  const { pages, path, forced, version } = useWindow();
  const width = screens[screen];
  const title = `The page on a ${screen}`;
  // What a page is forced to is the name of its frame: another one starts the page again.
  const name = JSON.stringify(forced);
  const transform = scale < 1 ? `scale(${scale})` : 'none';
  return (
    <figure>
      <figcaption className="small">
        {screen} · {width} px{scale < 1 && ` at ${Math.round(scale * 100)} %`}
      </figcaption>
      <div className="screen" style={{ width: width * scale, height }}>
        <div style={{ width, height: height / scale, transform }}>
          {forced.isWithoutScript ? (
            // Without a right to anything: no script runs.
            <iframe
              title={`${title}, without JavaScript`}
              sandbox=""
              src={`${pages}/_fascia/still${path}?${version}`}
            />
          ) : (
            <LiveFrame key={name} title={title} name={name} screen={screen} />
          )}
        </div>
      </div>
    </figure>
  );
}

type LiveProps = { title: string; name: string; screen: Screen };

/** The page itself. It navigates without being reloaded, by messages. */
function LiveFrame({ title, name, screen }: LiveProps) {
  const { show, state, site, pages, path, mode, revealed } = useWindow();
  const frame = useRef<HTMLIFrameElement>(null);
  const [address] = useState(pages + path);
  // What the page has shown last; nothing before it is ready.
  const [shown, setShown] = useState<{ path: string }>();
  // Another one for each time that it has started.
  const [drawn, setDrawn] = useState({});
  const places = usePlaces(path);

  const post = usePage(frame, (message) => {
    if (message.kind === 'shown') {
      setShown(message);
      if (state.get().path !== message.path) show({ path: message.path, section: null });
    }
    // A page that loads from other hosts than before starts again.
    if (message.kind === 'drawn') setDrawn({});
    if (message.kind === 'submitted') {
      const details = message.values.map(({ name: field, value }) => `${field}: ${value}`);
      const text = message.to.startsWith('mailto:')
        ? `A visitor’s page would open this e-mail to ${message.to.slice('mailto:'.length)}.`
        : `A visitor’s page would send this form to ${message.to}.`;
      show({ notice: { tone: 'shown', text, details } });
    }
    if (message.kind !== 'sent') return;
    const { events = [], value, currency } = site?.pixel ?? {};
    const rule = events[message.rule];
    if (!rule) return;
    const event = { rule, value: `${value} ${currency}`, path: message.path, screen };
    show({ log: [...state.get().log.slice(-mostLogged), { ...event, at: Date.now() }] });
  });
  const send = useEffectEvent(post);
  useEffect(() => {
    if (shown && shown.path !== path) send({ kind: 'go', path });
    // oxlint-disable-next-line react/exhaustive-deps -- a page that went elsewhere by itself is followed
  }, [path]);
  useEffect(() => {
    if (shown) send({ kind: 'mode', isEditing: mode === 'edit' });
  }, [mode, shown]);
  useEffect(() => {
    if (!places || !shown) return;
    const { hash, texts } = places;
    send({ kind: 'texts', hash, path: shown.path, texts: texts.map(({ at }) => at) });
  }, [places, shown]);

  const done = useRef<object[]>([]);
  useEffect(() => {
    if (!revealed || !places || places.hash === revealed.before) return;
    if (done.current[0] === revealed && done.current[1] === drawn) return;
    done.current = [revealed, drawn];
    const section = places.sections[revealed.section]?.index;
    if (section !== undefined) send({ kind: 'reveal', section });
  }, [revealed, places, drawn]);

  return (
    <>
      <iframe
        ref={frame}
        title={title}
        name={name}
        src={address}
        sandbox={sandbox}
        allow={permissions}
      />
      {/* What the pointer was on is gone with its page. */}
      <PageOverlay key={path} frame={frame} places={places} />
    </>
  );
}
