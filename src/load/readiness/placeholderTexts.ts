import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { CheckContext, Location } from '../checks/CheckContext.ts';
import { reservedHost } from '../reservedHost.ts';
import type { Path, TreeNode } from '../tree.ts';

/** A value as it is written, before references are filled in. */
type Text = Location & { written: string };

/** Texts that are placeholders wherever they are written. */
export function placeholderTexts({ fields, source, tree }: CheckContext): Problem[] {
  // The title of a sample picture or video goes with the file.
  const sampleGroups = new Set(
    fields
      .filter(({ kind, value }) => kind === 'media' && value.includes('/samples/'))
      .map(({ path }) => path.slice(0, -1).join('.')),
  );
  return textsOf(tree).flatMap((text) => {
    const { written, path, start, end } = text;
    const isReason = path.at(-1) === 'unavailable';
    const isOfSample = sampleGroups.has(path.slice(0, -1).join('.'));
    const inText = (part: string) => locationIn(text, part, source);
    return [
      ...(written.match(reservedHost) ?? []).map((host) =>
        createProblem('placeholder-address', { host }, inText(host)),
      ),
      ...dramaNumbers(written).map((number) =>
        createProblem('placeholder-telephone', { number }, inText(number)),
      ),
      ...(written.match(sampleBrand) ?? []).map((name) =>
        createProblem('placeholder-brand', { name }, inText(name)),
      ),
      ...(isReason || isOfSample ? [] : (written.match(sampleText) ?? [])).map((sample) =>
        createProblem('placeholder-text', { text: sample }, inText(sample)),
      ),
      ...(isReason && saysNothing(written)
        ? [createProblem('placeholder-reason', { reason: written }, { start, end, path })]
        : []),
    ];
  });
}

/** The name of the shipped site.yaml. */
const sampleBrand = /aisle zero/i;

/** Texts that say of themselves that they are samples: «Sample story 01», «A sample site.», filler text. */
const sampleText = /^sample\b.*\d+$|\ba sample site\b|\blorem ipsum\b|^(?:todo|tbd|xxx+)\b/i;

/**
 * Ofcom's numbers for drama, a thousand of each, as they are dialled inside the UK:
 * https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
 */
const drama =
  /^0(?:1(?:13|14|15|16|17|18|21|31|41|51|61)4960|2079460|1914980|2896496|2920180|1632960|7700900|8081570|3069990|9098790)\d{3}$/;

/** Telephone numbers that exist in films only. */
function dramaNumbers(text: string): string[] {
  const numbers = text.match(/(?:\+|\b)\d[\d ()-]{8,}\d/g) ?? [];
  // `+44 (0)20 7946 0958` is dialled as `02079460958`.
  return numbers.filter((number) =>
    drama.test(
      number
        .replace('(0)', '')
        .replace(/\D/g, '')
        .replace(/^(?:00)?44/, '0'),
    ),
  );
}

/** Whether the reason of a button that does nothing is none: «-», «TODO». */
function saysNothing(reason: string): boolean {
  return !/\p{L}{2}/u.test(reason) || /^(?:todo|tbd|xxx+|none|n\/?a|null)\b/i.test(reason.trim());
}

/** Every value of the file, each once: what `*name` repeats is found where it is written. */
function textsOf(tree: CheckContext['tree']): Text[] {
  const texts: Text[] = [];
  const seen = new Set<number>();
  const visit = (node: TreeNode, path: Path): void => {
    if (node.kind === 'scalar') {
      const { start, end, written, repeats } = node;
      if (!repeats && !seen.has(start)) texts.push({ start, end, written, path });
      seen.add(start);
    } else if (node.kind === 'list') node.items.forEach((item, at) => visit(item, [...path, at]));
    else for (const { name, value } of node.entries.values()) visit(value, [...path, name]);
  };
  for (const { name, value } of tree.entries.values())
    if (!name.startsWith('x-')) visit(value, [name]);
  return texts;
}

/** Where a part of a text is; the whole text when quotes, escapes or folded lines hide it. */
function locationIn({ start, end, path }: Text, part: string, source: string): Location {
  const at = source.slice(start, end).indexOf(part);
  return at === -1
    ? { start, end, path }
    : { start: start + at, end: start + at + part.length, path };
}
