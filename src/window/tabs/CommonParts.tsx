import { css } from '@emotion/react';
import { useState } from 'react';
import { hue, subheading } from '../look.ts';
import { PartValues } from '../PartValues.tsx';

const parts = [
  { key: 'header', name: 'Header' },
  { key: 'footer', name: 'Footer' },
  { key: 'consent', name: 'Consent question' },
  { key: 'messages', name: 'Small messages' },
];

/** What stands on every page, each part to be opened and changed. */
export function CommonParts() {
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <h3 css={[subheading, head]}>On every page</h3>
      <ul css={list}>
        {parts.map(({ key, name }) => (
          <li key={key}>
            <button
              type="button"
              css={choice}
              aria-expanded={opened === key}
              onClick={() => setOpened(opened === key ? undefined : key)}
            >
              {name}
            </button>
            {opened === key && (
              <div css={content}>
                <PartValues from={[key]} name={name} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const head = css({ margin: '22px 0 4px !important' });
const list = css({ margin: '0 -6px !important' });
const choice = css({
  width: '100%',
  padding: '7px 10px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: hue.bar },
  '&[aria-expanded="true"]': { background: hue.accentSoft },
});
const content = css({ display: 'grid', gap: 8, padding: '4px 0 12px 12px' });
