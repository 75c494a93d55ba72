import { useEffect, useState } from 'react';
import type { Read } from './createRead.ts';
import { useUpdate, useWorkbench } from './Workbench.ts';

/** An answer; the last one stays while the next is on its way. */
type Asked<Content> = { state: 'waiting' | 'there' | 'failed'; content: Content | undefined };

/** What the server answers to a question, asked again with every version of the file. */
export function useAsked<Content>(
  question: (read: Read) => Promise<Content>,
  key = '',
): Asked<Content> {
  const { read } = useWorkbench();
  const { version } = useUpdate();
  const [asked, setAsked] = useState<Asked<Content> & { key: string }>();
  useEffect(() => {
    let isWanted = true;
    question(read).then(
      (content) => isWanted && setAsked({ key, state: 'there', content }),
      () => isWanted && setAsked((last) => ({ key, state: 'failed', content: last?.content })),
    );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key says what the question is
  }, [read, key, version]);
  return asked?.key === key ? asked : { state: 'waiting', content: undefined };
}
