import {
  type FormEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useSite } from '#parts/contexts.ts';
import type { BlockOf } from '#schema/block.ts';
import { isKept } from '#schema/isKept.ts';
import type { FormMessages } from '#schema/messages.ts';
import { conventions, idField } from './conventions.ts';
import { unshownIn, valuesOf } from './inputs.ts';
import { forget, keep, keyOf, restore } from './kept.ts';
import { textOf, withBody } from './mail.ts';
import { post } from './post.ts';
import { findErrors } from './findErrors.ts';
import type { Submission } from './submission.ts';

const none: ReadonlyMap<string, string> = new Map();

/** What is known of a form before the script runs, which then follows what is typed. */
const initial = {
  now: undefined as Date | undefined,
  unshown: new Set<string>(),
  lostFiles: [] as readonly string[],
};

/**
 * Checks, keeps and sends what is typed into a form, whose inputs hold it: what is typed before the script runs is
 * there after it. `onSent` is called once the endpoint has it.
 */
export function useForm(
  formRef: RefObject<HTMLFormElement | null>,
  block: BlockOf<'form'>,
  { words, onSent }: { words: FormMessages; onSent: () => void },
) {
  const { links, fetching, language, campaign, consents, report, showForm } = useSite();
  const key = useRef('');
  const id = useRef<string>(undefined);
  /** `attempt` counts what there was to say: each time, it gets the focus. */
  const [state, setState] = useState({
    submission: { at: 'writing' } as Submission,
    errors: none,
    attempt: 0,
  });
  /** When it was looked at last, the fields that were not shown then, and those whose files are to be chosen again. */
  const [shown, setShown] = useState(initial);
  const { fields, provider, to = '' } = block;
  const kept = fields.filter(isKept);
  const href = links[to]?.href;

  const follow = (form: HTMLFormElement, lostFiles: readonly string[]) => {
    keep(form, key.current, kept);
    const isLost = (name: string) => !valuesOf(form, name)[0];
    const unshown = unshownIn(form, fields);
    setShown({ now: new Date(), unshown, lostFiles: lostFiles.filter(isLost) });
  };
  const takeOver = useEffectEvent((form: HTMLFormElement) => {
    key.current = keyOf(form);
    const before = restore(form, key.current, kept);
    id.current = before.id;
    follow(form, before.files);
  });
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what is in the inputs is known only now
    if (formRef.current) takeOver(formRef.current);
  }, [formRef]);

  const onInput = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    follow(form, shown.lostFiles);
    if (state.errors.size === 0) return;
    const left = findErrors(form, fields, { words, language });
    setState({ ...state, errors: new Map([...state.errors].filter(([name]) => left.has(name))) });
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.submission.at === 'sending') return;
    const form = event.currentTarget;
    const { pathname } = location;
    const say = (submission: Submission, errors = none) =>
      setState(({ attempt }) => ({ submission, errors, attempt: attempt + 1 }));

    const wrong = findErrors(form, fields, { words, language });
    if (wrong.size > 0) return say({ at: 'writing' }, wrong);
    const { trap, next, mayRefuseUploads } = conventions[provider];
    if (valuesOf(form, trap)[0]) return say({ at: 'trapped' });

    const data = new FormData(form);
    const asked = new URLSearchParams(consents.allows('marketing') ? campaign.query : '');
    for (const { name, type, parameter = '' } of fields) {
      if (type === 'file' && !valuesOf(form, name)[0]) data.delete(name);
      // The parameters of the campaign that a form asks for.
      const value = asked.get(parameter);
      if (value !== null) data.set(name, value);
    }
    if (href?.startsWith('mailto:')) {
      const text = textOf(data, fields);
      const mail = withBody(href, text);
      if (showForm) showForm(mail, data);
      else location.href = mail;
      return say({ at: 'prepared', text });
    }
    // Where to go back to is for a browser without script.
    if (next !== undefined) data.delete(next);
    // Another one for each message: nobody has to be kept from guessing it.
    id.current ??= Math.random().toString(36).slice(2);
    data.set(idField, id.current);
    const asSent = keep(form, key.current, kept, id.current);

    const onProgress = (share?: number) =>
      setState((now) => ({ ...now, submission: { at: 'sending', share }, errors: none }));
    onProgress();
    const address = href ?? pathname;
    const outcome = await (showForm?.(address, data) ??
      post(data, {
        to: address,
        timeout: fetching.timeout,
        mayRefuseUploads,
        onProgress,
      }));
    if (outcome.is !== 'sent') {
      const { is: why, errors, ...more } = outcome;
      return say({ at: 'failed', why, ...more }, errors);
    }
    forget(key.current, asSent);
    report('onSubmit', pathname);
    // Who has left the page meanwhile, stays there.
    if (formRef.current) onSent();
  };

  return { ...state, ...shown, kept, onInput, onSubmit };
}
