import { AddHere } from '../AddHere.tsx';
import { useAsked } from '../useAsked.ts';
import { NamedList } from './NamedList.tsx';

/** Every address outside the site, and what leads there. */
export function LinksTab() {
  const { content } = useAsked((read) => read('GET outline'));
  return (
    <NamedList
      title="Links"
      places={content?.links}
      seen={content?.hash}
      more={<AddHere path={['links']} name="links" />}
    >
      Every address outside the site stands once, under <code>links</code>.
    </NamedList>
  );
}
