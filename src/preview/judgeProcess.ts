import { loadText, type SiteText } from '#load/readSite.ts';
import { reasonOf } from './askServer.ts';
import type { Judged } from './createJudge.ts';

/** Judges long texts in a process of its own (createJudge.ts), and ends with the preview. */
process.on('message', ({ id, text }: { id: number; text: SiteText }) => {
  process.send?.(judged(id, text));
});
process.on('disconnect', () => process.exit());

function judged(id: number, text: SiteText): Judged {
  try {
    return { id, read: loadText(text) };
  } catch (error) {
    return { id, failure: reasonOf(error) };
  }
}
