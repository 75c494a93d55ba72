import {
  type Choice,
  choose,
  counted,
  didYouMean,
  error,
  listed,
  quoted,
  sentences,
} from '../phrases.ts';

/** References to values, and their formats. */
export const referenceWording = {
  'unclosed-reference': error(() => ({
    message: 'This "${" has no "}".',
    hint: 'Write ${constants.NAME}. For a plain "${" in a text, write "$${".',
  })),
  'malformed-reference': error((it: { text: string; meant?: string | undefined }) => ({
    message: `${quoted(it.text)} is not a reference.`,
    hint:
      it.meant === undefined
        ? 'Write ${constants.NAME} or ${constants.NAME | money}. For a plain "${" in a text, write "$${".'
        : `Write ${it.meant}.`,
  })),
  'unknown-reference': error((it: Choice & { name: string; parent: string }) => ({
    message: it.parent
      ? `There is no ${quoted(it.name)} under ${it.parent}.`
      : `A reference cannot start with ${quoted(it.name)}.`,
    hint: sentences(
      choose(it, it.parent ? `Under ${it.parent} there is` : 'It starts with'),
      it.parent === 'env'
        ? 'A variable is declared under "site: env", with its default.'
        : undefined,
    ),
  })),
  'reference-into-value': error((it: { name: string; parent: string }) => ({
    message: `${it.parent} is a single value, so there is no ${quoted(it.name)} under it.`,
    hint: `Write \${${it.parent}}.`,
  })),
  'reference-to-group': error((it: { path: string; known: string[] }) => ({
    message: `${it.path} is not a single value, so it cannot be part of a text or number.`,
    hint: it.known.length
      ? `Go on to one of: ${listed(it.known.map((key) => `${it.path}.${key}`))}.`
      : undefined,
  })),
  'circular-reference': error((it: { path: string }) => ({
    message: `The value of ${it.path} refers back to itself.`,
    hint: 'Write the value itself in one of the places.',
  })),
  'too-many-references': error((it: { where: 'text' | 'file' | 'chain'; most: number }) => ({
    message:
      it.where === 'chain'
        ? `More than ${it.most} references lead to this one, each through the next.`
        : `The references ${it.where === 'text' ? 'in this text' : 'of this file, up to here,'} become more than ${it.most.toLocaleString('en-GB')} characters.`,
    hint: 'Refer to the value itself: a reference to a text that holds references fills in all of them again.',
  })),
  'unknown-formatter': error((it: Choice & { name: string }) => ({
    message: `There is no format ${quoted(it.name)}.`,
    hint: sentences(didYouMean(it.nearest), `The formats are: ${listed(it.known)}.`),
  })),
  'format-needs-number': error((it: { path: string; value: string; format: string }) => ({
    message: `The format ${quoted(it.format)} needs a number, and ${it.path} is ${quoted(it.value)}.`,
    hint: `Write \${${it.path}} without a format.`,
  })),
  'value-needs-number': error(
    (it: { path: string; value: string; count: number; advice?: string | undefined }) => ({
      message: `${quoted(it.value)} is not a number, but ${counted(it.count, 'place')} ${it.count === 1 ? 'writes' : 'write'} ${it.path} with a format that needs one.`,
      hint: it.advice ?? 'Write the digits alone, without quotes, unit or sign, such as 4.90.',
    }),
  ),
};
