import { hash } from '#build/hash.ts';
import type { Step } from '#edit/carryOperation.ts';
import type { Operation } from '#edit/Operation.ts';
import { openText } from '#edit/openText.ts';

/** The versions of the site file that this server has seen, in their order. */
export type VersionLog = {
  /** The text of a version; undefined for one that was never seen, or too long ago. */
  textOf(version: string): string | undefined;
  /** Adds what was read from the file, unless it is the newest version. */
  addRead(text: string): void;
  /** Adds what the window wrote; with the operation when that is all that was done. */
  addOwn(text: string, operation?: Operation): void;
  /** The steps from a version to the newest one. Throws a `Refusal` where a text is no YAML. */
  stepsSince(version: string): Step[] | undefined;
};

type Version = { hash: string; text: string; isOwn: boolean; operation?: Operation | undefined };

/** How much is remembered, in characters. */
const mostCharacters = 64_000_000;

export function createVersionLog(): VersionLog {
  const versions: Version[] = [];
  let characters = 0;

  const add = (version: Version) => {
    versions.push(version);
    characters += version.text.length;
    while (characters > mostCharacters && versions.length > 1) {
      characters -= versions.shift()?.text.length ?? 0;
    }
  };
  return {
    textOf: (version) => versions.find((one) => one.hash === version)?.text,
    addRead(text) {
      if (versions.at(-1)?.text !== text) add({ hash: hash(text), text, isOwn: false });
    },
    addOwn(text, operation) {
      // Another request may have read it before its writer could say that it was written.
      if (versions.at(-1)?.text === text) characters -= versions.pop()?.text.length ?? 0;
      add({ hash: hash(text), text, isOwn: true, operation });
    },
    stepsSince(version) {
      const start = versions.findLastIndex((one) => one.hash === version);
      return start === -1 ? undefined : stepsThrough(versions.slice(start));
    },
  };
}

/** What has no operation is one step, as long as nothing with an operation lies between. */
function stepsThrough([first, ...versions]: readonly Version[]): Step[] {
  const steps: Step[] = [];
  let before = first?.text ?? '';
  let text = before;
  let isOwn = true;
  const close = () => {
    if (text !== before) steps.push({ before: dataOf(before), after: dataOf(text), isOwn });
    isOwn = true;
  };
  for (const version of versions) {
    if (version.operation) {
      close();
      steps.push({ operation: version.operation });
      before = version.text;
    }
    text = version.text;
    isOwn &&= version.isOwn;
  }
  close();
  return steps;
}

function dataOf(source: string): unknown {
  return openText(source).document.toJS({ maxAliasCount: -1 });
}
