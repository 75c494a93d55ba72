import { AddHere } from '../AddHere.tsx';
import { useAsked } from '../useAsked.ts';
import { NamedList } from './NamedList.tsx';

/** Every number of the business, and where it stands. */
export function ConstantsTab() {
  const { content } = useAsked((read) => read('GET outline'));
  return (
    <NamedList
      title="Numbers"
      places={content?.constants}
      seen={content?.hash}
      more={<AddHere path={['constants', 'custom']} name="constants of your own" />}
    >
      Each stands once, under <code>constants</code>. A change shows wherever it is used.
    </NamedList>
  );
}
