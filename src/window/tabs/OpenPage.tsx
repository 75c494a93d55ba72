import type { Operation } from '#preview/EditApi.ts';
import { PartValues } from '../forms/PartValues.tsx';
import { itemButtons, OperationButtons } from '../OperationButtons.tsx';
import { LineLink } from '../parts.tsx';
import { usePlaces } from '../useAnswer.ts';
import { useWindow } from '../WindowContext.ts';
import { SectionList } from './SectionList.tsx';

type Props = {
  path: string;
  /** Its index among the pages of the file, -1 for the 404 page; and that of the last one. */
  index: number;
  last: number;
};

/** The page that is shown, in the list of pages: its sections, and what it is called elsewhere. */
export function OpenPage({ path, index, last }: Props) {
  const { show } = useWindow();
  const places = usePlaces(path);
  if (!places) return null;
  const { page, hash } = places;
  // A copy would have the same address.
  const buttons = itemButtons(page.path, last).filter(({ icon }) => icon !== 'duplicate');
  const leave = ({ kind }: Operation) => kind === 'delete' && show({ path: '/', section: null });
  return (
    <>
      <SectionList page={path} />
      <details className="about-page">
        <summary className="small">Title, address and search results</summary>
        <div className="row between">
          <LineLink at={page}>Line {page.line}</LineLink>
          {index >= 0 && (
            <OperationButtons name={`Page ${path}`} hash={hash} buttons={buttons} onDone={leave} />
          )}
        </div>
        <PartValues from={page.path} name={path} without={['sections']} />
      </details>
    </>
  );
}
