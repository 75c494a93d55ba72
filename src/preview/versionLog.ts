import { hash } from '#build/hash.ts';
import type { Step } from '#edit/carryOperation.ts';
import { dataOf } from '#edit/editText.ts';
import { parseText } from '#edit/yamlText.ts';

/** How much is remembered, in characters. */
const mostCharacters = 64_000_000;

/** The versions of the site file that this server has seen, in their order. */
export function createVersionLog() {
  const versions: { hash: string; text: string; isOwn: boolean }[] = [];
  let characters = 0;
  return {
    /** The text of a version; undefined for one that was never seen, or too long ago. */
    textOf: (version: string) => versions.find((one) => one.hash === version)?.text,
    /** Adds a text, unless it is the newest version. `isOwn`: the window wrote it. */
    add(text: string, isOwn: boolean) {
      const last = versions.at(-1);
      // Another request may have read it before its writer could say that it was written.
      if (last?.text === text) last.isOwn ||= isOwn;
      else {
        versions.push({ hash: hash(text), text, isOwn });
        characters += text.length;
      }
      while (characters > mostCharacters && versions.length > 1) {
        characters -= versions.shift()?.text.length ?? 0;
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
      return ends.flatMap(({ text, isOwn }, index) => {
        const before = ends[index - 1]?.text ?? text;
        const data = (source: string) => dataOf(parseText(source));
        return before === text ? [] : [{ before: data(before), after: data(text), isOwn }];
      });
    },
  };
}
