import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { FoundWords } from '#preview/EditApi.ts';
import { field, heading, hue, lineLink, small } from '../look.ts';
import { useAsked } from '../useAsked.ts';
import { useWorkbench } from '../Workbench.ts';
import { WrittenValue } from '../WrittenValue.tsx';

/** How long nothing is typed before it is looked for, in milliseconds. */
const pause = 150;

/** Finds words, sums, addresses and files wherever the file has them or a page shows them. */
export function FindTab() {
  const [words, setWords] = useState('');
  const sought = useRested(words);
  return (
    <>
      <h2 css={heading}>Find</h2>
      <p css={small}>
        Any word, sum, address or file: as a page shows it, or as <code>site.yaml</code> has it.
      </p>
      <input
        type="search"
        css={[field, finder]}
        placeholder="£250, Affiliate, calendly …"
        aria-label="What to find"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {sought !== '' && <Results words={sought} />}
    </>
  );
}

function Results({ words }: { words: string }) {
  const query = `?words=${encodeURIComponent(words)}`;
  const { content } = useAsked((read) => read('GET find', query), query);
  if (!content) return null;
  const { found, count, hash } = content;
  return (
    <>
      <p css={small} role="status">
        {count === 0 ? `«${words}» is nowhere.` : count === 1 ? 'Once.' : `${count} times.`}
        {count > found.length && ` The first ${found.length}:`}
      </p>
      <ul aria-label="Where it is">
        {found.map((place) => (
          <FoundItem key={place.path.join('.')} place={place} seen={hash} />
        ))}
      </ul>
    </>
  );
}

function FoundItem({ place, seen }: { place: FoundWords; seen: string }) {
  const { show } = useWorkbench();
  const { path, value, routes } = place;
  const name = path.map((step) => (typeof step === 'number' ? step + 1 : step)).join(' ');
  const [, , part, section] = path;
  const index = part === 'sections' ? Number(section) : null;
  return (
    <li css={item}>
      <WrittenValue label={name} name={name} at={place} value={place} seen={seen}>
        <span css={text}>{String(value)}</span>
      </WrittenValue>
      {routes
        .filter((route) => route.startsWith('/'))
        .map((route) => (
          <button
            key={route}
            type="button"
            css={lineLink}
            onClick={() =>
              show({
                path: route,
                section: index,
                revealed: index === null ? null : { section: index },
              })
            }
          >
            {route}
          </button>
        ))}
    </li>
  );
}

/** A text that has not changed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

const finder = css({ margin: '10px 0 6px' });
const item = css({ padding: '10px 0', borderBlockEnd: `1px solid ${hue.line}` });
const text = css({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});
