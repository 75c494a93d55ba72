import { type KeptField, forget, keep, keyOf, restore } from '#blocks/form/kept.ts';
import { inputsOf, valuesOf } from '#blocks/form/inputs.ts';
import { dataOf, selectorOf } from './dom.ts';

/** How far the pointer of one press may move, in pixels. */
const stillness = 9;

/**
 * What a page with a form does until React has taken the form over, which is `novalidate` from then on: a press of its
 * button is held (holdClicks.ts), and the browser sends the form itself when the script has failed or is `late`, in
 * milliseconds; fields with a condition are shown then. What is typed until then is kept as React keeps it, and put back
 * when the page is loaded again, which is hydrated at once then.
 */
export function followForms(late: number): void {
  const forms = (state = '') => [
    ...document.querySelectorAll<HTMLFormElement>(`form${selectorOf('kept')}${state}`),
  ];
  const waiting = () => forms(':not([novalidate])');
  const keepAll = () => {
    for (const form of waiting()) keep(form, keyOf(form), fieldsOf(form));
  };
  const page = dataOf(document.documentElement);
  page.early = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('input', () => {
    // Before that, nothing is put back yet.
    if (document.readyState !== 'loading') keepAll();
    timer ??= setTimeout(() => {
      if (waiting()[0]) delete page.early;
    }, late);
  });

  // Only then: React takes a form over at a press on it.
  addEventListener('click', (event) => {
    const button = buttonOf(event);
    if (button && (!isOurs(button) || isRepeated(button, event))) event.preventDefault();
  });
  addEventListener(
    'click',
    (event) => {
      const button = buttonOf(event);
      if (!button || isOurs(button) || dataOf(button).late || isRepeated(button, event)) return;
      dataOf(button).late = 'yes';
      setTimeout(() => {
        delete dataOf(button).late;
        if (!isOurs(button) && button.isConnected) send(button);
      }, late);
    },
    true,
  );
  // Fields that come back with React may move the button away under a pointer, which itself does not move.
  let down: PointerEvent | undefined;
  addEventListener('pointerdown', (event) => (down = event));
  addEventListener('pointerup', ({ clientX, clientY, target }) => {
    const button = down && buttonOf(down);
    if (!down || !button || button.contains(target as Node)) return;
    if (Math.hypot(clientX - down.clientX, clientY - down.clientY) < stillness) button.click();
  });

  addEventListener('pageshow', () => {
    for (const form of forms()) for (const button of buttonsOf(form)) button.disabled = false;
    // What the browser has put back of a form that it has sent.
    keepAll();
  });
  addEventListener('DOMContentLoaded', () => {
    for (const form of forms()) {
      const fields = fieldsOf(form);
      const { files } = restore(form, keyOf(form), fields);
      // It says what is to be chosen again, and shows what depends on what is there.
      if (files[0] || fields.some(({ name }) => valuesOf(form, name)[0]))
        form.setAttribute('data-hydrate', 'now');
    }
  });

  /** By the browser. A field may be called as what every form has. */
  function send(button: HTMLButtonElement) {
    const { submit, reportValidity } = HTMLFormElement.prototype;
    const form = button.closest('form');
    if (!form) return;
    // The field for robots, which a browser may have filled in.
    const [trap] = Element.prototype.querySelectorAll.call(form, '[data-lpignore]');
    if (trap instanceof HTMLInputElement && trap.value) {
      trap.closest('label')?.removeAttribute('hidden');
      trap.focus();
      return;
    }
    if (!reportValidity.call(form)) return;
    button.disabled = true;
    if (!button.matches('[action^=mailto] *')) {
      const key = keyOf(form);
      forget(key, keep(form, key, fieldsOf(form)));
      dataOf(button).sent = 'yes';
    }
    submit.call(form);
    // The page stays where a program for e-mail opens, and where the endpoint answers with nothing to show (204).
    setTimeout(() => (button.disabled = false), late);
  }
}

/** Whether React has taken over the form of a button. */
function isOurs(button: Element): boolean {
  return button.matches('form[novalidate] *');
}

/** What React repeats later must not send a form a second time, and what its visitor presses again must. */
function isRepeated(button: HTMLElement, { isTrusted }: Event): boolean {
  return dataOf(button).sent !== undefined && !isTrusted;
}

function buttonOf({ target }: Event) {
  return (target as Element).closest<HTMLButtonElement>(`form${selectorOf('kept')} [type=submit]`);
}

function buttonsOf(form: HTMLFormElement) {
  return Element.prototype.querySelectorAll.call(
    form,
    '[type=submit]',
  ) as NodeListOf<HTMLButtonElement>;
}

/** The fields that are kept of a form, as its HTML has them. */
function fieldsOf(form: HTMLFormElement): KeptField[] {
  const names = Element.prototype.getAttribute.call(form, 'data-kept') ?? '';
  return names.split(' ').map((name) => {
    const isFile = inputsOf(form, name)[0]?.type === 'file';
    return { name, type: isFile ? 'file' : 'line' };
  });
}
