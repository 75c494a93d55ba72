import {
  type Completion as Offer,
  type CompletionContext,
  type CompletionResult,
  snippet,
} from '@codemirror/autocomplete';
import { yamlLanguage } from '@codemirror/lang-yaml';
import { type Diagnostic, linter } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { type EditorView, hoverTooltip, type Tooltip } from '@codemirror/view';
import type { Completion } from '#preview/EditApi.ts';
import type { ApiClient } from '#preview/apiClient.ts';

/** How long nothing is typed before the text is checked, in milliseconds. */
const pause = 350;

/** What the server knows of the text that is being written: completion, explanations and problems. */
export function yamlHelp(api: ApiClient): Extension {
  return [
    yamlLanguage.data.of({ autocomplete: (context: CompletionContext) => complete(api, context) }),
    hoverTooltip((view, offset) => explain(api, view, offset)),
    linter((view) => check(api, view), { delay: pause }),
  ];
}

async function complete(
  api: ApiClient,
  context: CompletionContext,
): Promise<CompletionResult | null> {
  const { state, pos: offset, explicit } = context;
  // While a word is being written, or where one begins; in between only on request.
  if (!explicit && !context.matchBefore(/[\w$/{.-]+$|: $|^\s+$|- $/)) return null;
  const offers = await api('POST complete', { text: state.doc.toString(), offset });
  const [first] = offers;
  if (context.aborted || !first) return null;
  return {
    from: first.from,
    to: Math.max(first.to, offset),
    options: offers.map(toOffer),
    validFor: /^[\w$/.-]*$/,
  };
}

function toOffer({ label, text, kind, description }: Completion): Offer {
  return {
    label,
    type: { key: 'property', word: 'enum', name: 'variable' }[kind],
    ...(description !== undefined && { info: description }),
    // Tab stops are written as editors write them: ${1:words}.
    apply: kind === 'name' ? text : snippet(text.replaceAll(/\$(\d)/g, '${$1}')),
  };
}

async function explain(api: ApiClient, view: EditorView, offset: number): Promise<Tooltip | null> {
  const text = view.state.doc.toString();
  const found = await api('POST explain', { text, offset }).catch(() => null);
  if (!found) return null;
  const dom = document.createElement('div');
  dom.textContent = found.text;
  return { pos: found.start, end: found.end, above: true, create: () => ({ dom }) };
}

async function check(api: ApiClient, { state: { doc } }: EditorView): Promise<Diagnostic[]> {
  const problems = await api('POST check', { text: doc.toString() });
  return problems.map(({ start, end, severity, message, hint, fix }) => {
    const changes = fix?.edits.map(toChange) ?? [];
    return {
      from: Math.min(start, doc.length),
      to: Math.min(Math.max(start, end), doc.length),
      severity,
      message: hint === undefined ? message : `${message}\n${hint}`,
      ...(fix && { actions: [{ name: 'Apply fix', apply: (view) => view.dispatch({ changes }) }] }),
    };
  });
}

/** An edit in CodeMirror's words. */
export function toChange({ start, end, text }: { start: number; end: number; text: string }) {
  return { from: start, to: end, insert: text };
}
