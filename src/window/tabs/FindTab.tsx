import { useEffect, useState } from 'react';
import { WrittenValue } from '../forms/WrittenValue.tsx';
import { PageLinks, Search } from '../parts.tsx';
import { pathInWords } from '../edits.ts';
import { useAnswer } from '../WindowContext.ts';

/** How long nothing is typed before it is looked for, in milliseconds. */
const pause = 150;

/** Finds words, sums, addresses and files wherever the file has them or a page shows them. */
export function FindTab() {
  const [words, setWords] = useState('');
  const [sought, setSought] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSought(words.trim()), pause);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <>
      <h2>Find</h2>
      <p className="small">
        Any word, sum, address or file: as a page shows it, or as <code>site.yaml</code> has it.
      </p>
      <Search
        label="What to find"
        placeholder="£250, Affiliate, calendly …"
        value={words}
        onChange={setWords}
      />
      {sought !== '' && <Results words={sought} />}
    </>
  );
}

function Results({ words }: { words: string }) {
  const answer = useAnswer('GET find', `?words=${encodeURIComponent(words)}`);
  if (!answer) return null;
  const { found, count, hash } = answer;
  return (
    <>
      <p className="small" role="status">
        {count === 0 ? `«${words}» is nowhere.` : count === 1 ? 'Once.' : `${count} times.`}
        {count > found.length && ` The first ${found.length}:`}
      </p>
      <ul className="items" aria-label="Where it is">
        {found.map((place) => {
          const { path, value, routes } = place;
          const name = pathInWords(path);
          return (
            <li key={name}>
              <WrittenValue {...{ name, place, hash }}>
                <span className="clamped">{String(value)}</span>
              </WrittenValue>
              <PageLinks
                routes={routes}
                section={path[2] === 'sections' ? Number(path[3]) : null}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
