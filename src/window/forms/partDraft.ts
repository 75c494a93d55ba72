import type { FieldForm, Part, PartForm } from '#preview/EditApi.ts';

/** A part that is being made, in the shape of its form. A value is what is typed, until the part is finished. */
export type PartDraft =
  | { kind: 'value'; text: string }
  | { kind: 'group'; fields: Readonly<Record<string, PartDraft>> }
  | { kind: 'list'; items: readonly PartDraft[] }
  | { kind: 'named'; name: string; draft: PartDraft }
  /** `chosen` is the index of the option that is being made. */
  | { kind: 'either'; chosen: number; draft: PartDraft };

/**
 * How a part begins: with what must be there and what is usual, the first word of a choice, as many
 * items as a list must have.
 */
export function firstDraft(form: PartForm, usual: readonly string[] = []): PartDraft {
  switch (form.kind) {
    case 'value':
      return { kind: 'value', text: firstText(form.form) };
    case 'group': {
      const { fields, alternatives = [] } = form;
      const chosen = alternatives.find((name) => usual.includes(name)) ?? alternatives[0];
      const isFirst = (name: string) =>
        alternatives.includes(name) ? name === chosen : usual.includes(name);
      return {
        kind: 'group',
        fields: Object.fromEntries(
          fields
            .filter(({ name, isRequired }) => isRequired || isFirst(name))
            .map(({ name, isRequired, form: field }) => [
              name,
              isRequired || field.kind !== 'value' ? firstDraft(field) : nothing,
            ]),
        ),
      };
    }
    case 'list':
      return {
        kind: 'list',
        items: Array.from({ length: Math.max(1, form.least) }, () => firstDraft(form.item)),
      };
    case 'named':
      return { kind: 'named', name: '', draft: firstDraft(form.item, usual) };
    case 'either': {
      const [first] = form.options;
      return { kind: 'either', chosen: 0, draft: first ? firstDraft(first) : nothing };
    }
  }
}

const nothing: PartDraft = { kind: 'value', text: '' };

function firstText({ kind, choices }: FieldForm): string {
  if (kind === 'switch') return 'true';
  return kind === 'choice' ? (choices?.[0] ?? '') : '';
}

/** The part that a draft has come to; undefined while something that must be there is missing. */
export function finish(form: PartForm, draft: PartDraft | undefined): Part | undefined {
  if (form.kind === 'value' && draft?.kind === 'value') {
    return draft.text === '' ? undefined : valueOf(draft.text, form.form);
  }
  if (form.kind === 'group' && draft?.kind === 'group') {
    const entries: [string, Part][] = [];
    for (const { name, isRequired, form: field } of form.fields) {
      const begun = draft.fields[name];
      const part = finish(field, begun);
      if (part !== undefined) entries.push([name, part]);
      // What was begun is not left out without a word.
      else if (isRequired || (begun && !isUntouched(field, begun))) return undefined;
    }
    return Object.fromEntries(entries);
  }
  if (form.kind === 'list' && draft?.kind === 'list') {
    const parts = draft.items.flatMap((item) => finish(form.item, item) ?? []);
    return parts.length === draft.items.length ? parts : undefined;
  }
  if (form.kind === 'named' && draft?.kind === 'named') {
    const part = finish(form.item, draft.draft);
    return part === undefined || draft.name === '' ? undefined : { [draft.name]: part };
  }
  if (form.kind === 'either' && draft?.kind === 'either') {
    const option = form.options[draft.chosen];
    return option && finish(option, draft.draft);
  }
  return undefined;
}

/** Whether nothing was typed or chosen in a part. */
export function isUntouched(form: PartForm, draft: PartDraft): boolean {
  if (draft.kind === 'value') return draft.text === '';
  return JSON.stringify(draft) === JSON.stringify(firstDraft(form));
}

/** What is typed into the control of a value, as the file should hold it. */
export function valueOf(text: string, { kind }: FieldForm, written?: unknown) {
  if (kind === 'switch') return text === 'true';
  const isNumber = kind === 'number' || typeof written === 'number';
  return isNumber && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

/** What is typed in it, in short. */
export function wordsIn(draft: PartDraft): string {
  const joined = (words: readonly string[]) => words.filter((one) => one !== '').join(', ');
  switch (draft.kind) {
    case 'value':
      return draft.text;
    case 'group':
      return joined(Object.values(draft.fields).map(wordsIn));
    case 'list':
      return joined(draft.items.map(wordsIn));
    case 'named':
      return joined([draft.name, wordsIn(draft.draft)]);
    case 'either':
      return wordsIn(draft.draft);
  }
}
