import { hash } from '#build/hash.ts';
import { siteData } from '#edit/editSite.ts';
import type { Step } from '#edit/rebaseOperation.ts';
import type { Sources } from '#load/sources.ts';

/** More than these are not remembered, of all versions together. */
export const mostCharacters = 64_000_000;

/** The versions of a site’s texts that this server has seen, in their order. */
export function createVersionLog() {
  const versions: { hash: string; sources: Sources; isOwn: boolean }[] = [];
  let characters = 0;
  return {
    /** The texts of a version; undefined for one that was never seen, or too long ago. */
    textsOf: (version: string) => versions.find((one) => one.hash === version)?.sources,
    /** Adds texts, unless it is the newest version. `isOwn`: the window wrote it. */
    add(sources: Sources, isOwn: boolean) {
      const { text } = sources;
      const last = versions.at(-1);
      // Another request may have read it before its writer could say that it was written.
      if (last?.sources.text === text) last.isOwn ||= isOwn;
      else {
        versions.push({ hash: hash(text), sources, isOwn });
        characters += text.length;
      }
      while (characters > mostCharacters && versions.length > 1) {
        characters -= versions.shift()?.sources.text.length ?? 0;
      }
    },
    /** The steps from a version to the newest one. Throws a `Refusal` where a text is no YAML. */
    stepsSince(version: string): Step[] | undefined {
      const start = versions.findLastIndex((one) => one.hash === version);
      if (start === -1) return undefined;
      // What the same hand did in a row is one step.
      const ends = versions.filter(
        ({ isOwn }, index) =>
          index === start || (index > start && versions[index + 1]?.isOwn !== isOwn),
      );
      return ends.flatMap(({ sources, isOwn }, index) => {
        const before = ends[index - 1]?.sources ?? sources;
        const isSame = before.text === sources.text;
        return isSame ? [] : [{ before: siteData(before), after: siteData(sources), isOwn }];
      });
    },
  };
}
