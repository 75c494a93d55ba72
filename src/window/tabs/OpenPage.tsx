import { css } from '@emotion/react';
import type { Operation } from '#preview/EditApi.ts';
import { lineLink, small } from '../look.ts';
import { itemButtons, OperationButtons } from '../OperationButtons.tsx';
import { missing } from '../PageChoice.tsx';
import { PartValues } from '../PartValues.tsx';
import { usePlaces } from '../usePlaces.ts';
import { useWorkbench } from '../Workbench.ts';
import { SectionList } from './SectionList.tsx';

type Props = {
  path: string;
  /** Its index among the pages of the file, and that of the last one. */
  index: number;
  last: number;
};

/** The page that is shown, in the list of pages: its sections, and what it is called elsewhere. */
export function OpenPage({ path, index, last }: Props) {
  const { openLine, show } = useWorkbench();
  const places = usePlaces(path);
  if (!places) return null;
  const { page, hash } = places;
  // A copy would have the same address.
  const buttons = itemButtons(page.path, last).filter(({ icon }) => icon !== 'duplicate');
  const leave = ({ kind }: Operation) => kind === 'delete' && show({ path: '/', section: null });
  return (
    <>
      <SectionList page={path} />
      <details css={about}>
        <summary css={small}>Title, address and search results</summary>
        <div css={row}>
          <button type="button" css={lineLink} onClick={() => openLine(page)}>
            Line {page.line}
          </button>
          {path !== missing && index <= last && (
            <OperationButtons name={`Page ${path}`} seen={hash} buttons={buttons} onDone={leave} />
          )}
        </div>
        <PartValues from={page.path} name={path} without={['sections']} />
      </details>
    </>
  );
}

const about = css({ margin: '0 0 12px 12px', paddingInlineStart: 10 });
const row = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
