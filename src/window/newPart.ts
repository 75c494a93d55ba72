import type { FieldForm, Part, PartForm } from '#preview/EditApi.ts';

/** A part that is being made: what is not written yet is undefined. */
export type Draft = string | number | boolean | undefined | Draft[] | { [key: string]: Draft };

/**
 * How a part begins: with what must be there and what is usual, the first word of a choice, as many
 * items as a list must have.
 */
export function firstDraft(form: PartForm, usual: readonly string[] = []): Draft {
  switch (form.kind) {
    case 'value':
      return form.form.kind === 'switch' ? true : choiceOf(form.form);
    case 'group':
      return Object.fromEntries(
        form.fields
          .filter(({ name, isRequired }) => isRequired || usual.includes(name))
          .map(({ name, isRequired, form: field }) => [
            name,
            isRequired || field.kind !== 'value' ? firstDraft(field) : undefined,
          ]),
      );
    case 'list':
      return Array.from({ length: Math.max(1, form.least) }, () => firstDraft(form.item));
    case 'either':
      return form.options[0] && firstDraft(form.options[0]);
  }
}

function choiceOf({ kind, choices }: FieldForm): string | undefined {
  return kind === 'choice' ? choices?.[0] : undefined;
}

/** The part that a draft has come to; undefined while something that must be there is missing. */
export function finish(form: PartForm, draft: Draft): Part | undefined {
  if (draft === undefined || draft === '') return undefined;
  if (form.kind === 'group' && isGroup(draft)) {
    const entries: [string, Part][] = [];
    for (const { name, isRequired, form: field } of form.fields) {
      const part = finish(field, draft[name]);
      if (part !== undefined) entries.push([name, part]);
      else if (isRequired) return undefined;
    }
    return Object.fromEntries(entries);
  }
  if (form.kind === 'list' && Array.isArray(draft)) {
    const parts = draft.flatMap((item) => finish(form.item, item) ?? []);
    return parts.length === draft.length ? parts : undefined;
  }
  if (form.kind === 'either') {
    const option = form.options.find((one) => (one.kind === 'list') === Array.isArray(draft));
    return option && finish(option, draft);
  }
  return form.kind === 'value' && typeof draft !== 'object' ? draft : undefined;
}

export function isGroup(draft: Draft): draft is { [key: string]: Draft } {
  return typeof draft === 'object' && !Array.isArray(draft);
}

/** What is typed into the control of a value, as the file should hold it. */
export function valueOf(text: string, { kind }: FieldForm, written?: unknown) {
  if (kind === 'switch') return text === 'true';
  const isNumber = kind === 'number' || typeof written === 'number';
  return isNumber && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}
