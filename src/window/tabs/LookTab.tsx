import { useAsked } from '../useAsked.ts';
import { NamedList } from './NamedList.tsx';

/** The colours, typefaces and corners of the whole site. */
export function LookTab() {
  const { content } = useAsked((read) => read('GET outline'));
  return (
    <NamedList title="Look" places={content?.theme} seen={content?.hash} hasUses={false}>
      It stands under <code>theme</code> and counts on every page.
    </NamedList>
  );
}
