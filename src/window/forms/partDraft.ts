import type { FieldForm, GroupForm, Part, PartForm } from '#preview/EditApi.ts';

/**
 * What is typed for a part that is being made, in the shape of its form. A value is its text; what
 * gets a name is the name and its draft; a choice of forms is the index of the chosen one and its draft.
 */
export type PartDraft = string | number | PartDraft[] | DraftGroup;
type DraftGroup = { [name: string]: PartDraft };

/**
 * How a part begins: with what must be there and what is usual, the first word of a choice, as many
 * items as a list must have.
 */
export function firstDraft(form: PartForm, usual: readonly string[] = []): PartDraft {
  switch (form.kind) {
    case 'value':
      return firstText(form.form);
    case 'list':
      return Array.from({ length: Math.max(1, form.least) }, () => firstDraft(form.item));
    case 'named':
      return ['', firstDraft(form.item, usual)];
    case 'either':
      return [0, ...form.options.slice(0, 1).map((option) => firstDraft(option))];
    case 'group': {
      const { fields, alternatives = [], variants } = form;
      if (variants) return withNeeded(form, {});
      const chosen = alternatives.find((name) => usual.includes(name)) ?? alternatives[0];
      const drafts = fields.flatMap(({ name, isRequired, form: field }) => {
        const isFirst = alternatives.includes(name) ? name === chosen : usual.includes(name);
        if (!isRequired && !isFirst) return [];
        const isEmpty = !isRequired && field.kind === 'value';
        return [[name, isEmpty ? '' : firstDraft(field)] as const];
      });
      return Object.fromEntries(drafts);
    }
  }
}

/** The names that a group may and must have as it is chosen in its draft; undefined where that depends on nothing. */
export function variantOf({ variants }: GroupForm, draft: PartDraft | undefined) {
  return variants?.of[String(fieldsOf(draft)[variants.by])];
}

/**
 * The draft of a group whose fields depend on one of them: with what must be there, and without what may not and was not
 * begun.
 */
export function withNeeded(form: GroupForm, drafts: DraftGroup): DraftGroup {
  const { fields, variants } = form;
  const by = fields.find(({ name }) => name === variants?.by);
  const begun: DraftGroup = by ? { [by.name]: firstDraft(by.form), ...drafts } : drafts;
  const { may = [], must = [], either = [] } = variantOf(form, begun) ?? {};
  const chosen = either.find((name) => begun[name] !== undefined) ?? either[0];
  const kept = fields.flatMap(({ name, isRequired, form: field }) => {
    const draft = begun[name];
    const isNeeded = isRequired || must.includes(name) || name === chosen;
    if (draft === undefined ? !isNeeded : !may.includes(name) && isUntouched(field, draft))
      return [];
    return [[name, draft ?? firstDraft(field)] as const];
  });
  return Object.fromEntries(kept);
}

function firstText({ kind, choices }: FieldForm): string {
  if (kind === 'switch') return 'true';
  return kind === 'choice' ? (choices?.[0] ?? '') : '';
}

/** The drafts of a list; a name or an index, and the draft that belongs to it. */
export function itemsOf(draft: PartDraft | undefined): PartDraft[] {
  return Array.isArray(draft) ? draft : [];
}

export function fieldsOf(draft: PartDraft | undefined): DraftGroup {
  return typeof draft === 'object' && !Array.isArray(draft) ? draft : {};
}

/** The part that a draft has come to; undefined while something that must be there is missing. */
export function finish(form: PartForm, draft: PartDraft | undefined): Part | undefined {
  if (draft === undefined || draft === '') return undefined;
  switch (form.kind) {
    case 'value':
      return valueOf(String(draft), form.form);
    case 'list': {
      const parts = itemsOf(draft).map((item) => finish(form.item, item));
      return parts.every((part) => part !== undefined) ? parts : undefined;
    }
    case 'named': {
      const [name, inner] = itemsOf(draft);
      const part = finish(form.item, inner);
      return name === '' || part === undefined ? undefined : { [String(name)]: part };
    }
    case 'either': {
      const [chosen, inner] = itemsOf(draft);
      const option = form.options[Number(chosen)];
      return option && finish(option, inner);
    }
    case 'group': {
      const parts: Record<string, Part> = {};
      const { must = [], either = [] } = variantOf(form, draft) ?? {};
      for (const { name, form: field, ...one } of form.fields) {
        const begun = fieldsOf(draft)[name];
        const isChosen = begun !== undefined && either.includes(name);
        const isRequired = one.isRequired || must.includes(name) || isChosen;
        const part = finish(field, begun);
        if (part !== undefined) parts[name] = part;
        // What was begun is not left out without a word.
        else if (isRequired || (begun !== undefined && !isUntouched(field, begun)))
          return undefined;
      }
      return parts;
    }
  }
}

/** Whether nothing was typed or chosen in a part. */
export function isUntouched(form: PartForm, draft: PartDraft): boolean {
  const first = form.kind === 'value' ? '' : firstDraft(form);
  return JSON.stringify(draft) === JSON.stringify(first);
}

/**
 * What is typed into the control of a value, as the file should hold it. The line break at the end of a block text
 * (`body: |`) is not seen, so that it stays where somebody types the text anew.
 */
export function valueOf(text: string, { kind }: FieldForm, written?: unknown) {
  if (kind === 'switch') return text === 'true';
  const isNumber = kind === 'number' || typeof written === 'number';
  if (isNumber && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  const isCut = typeof written === 'string' && /[^\n]\n$/.test(written) && /[^\n]$/.test(text);
  return isCut ? `${text}\n` : text;
}

/** What is typed in it, in short. */
export function wordsIn(draft: PartDraft): string {
  if (typeof draft !== 'object') return typeof draft === 'string' ? draft : '';
  const words = Object.values(draft).map(wordsIn);
  return words.filter((one) => one !== '').join(', ');
}
