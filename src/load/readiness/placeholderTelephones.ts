import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Draft } from './runReadiness.ts';
import { locationIn } from './texts.ts';

/**
 * Ofcom's numbers for drama, a thousand of each, as they are dialled inside the UK:
 * https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
 */
const drama =
  /^0(?:1(?:13|14|15|16|17|18|21|31|41|51|61)4960|2079460|1914980|2896496|2920180|1632960|7700900|8081570|3069990|9098790)\d{3}$/;

/** Telephone numbers that exist in films only. */
export function placeholderTelephones({ texts, source }: Draft): Problem[] {
  return texts.flatMap((text) =>
    [...text.written.matchAll(/(?:\+|\b)\d[\d ()-]{8,}\d/g)]
      .filter(([number]) => drama.test(asDialled(number)))
      .map(([number]) =>
        createProblem('placeholder-telephone', { number }, locationIn(text, number, source)),
      ),
  );
}

/** `+44 (0)20 7946 0958` as `02079460958`. */
function asDialled(number: string): string {
  return number
    .replace('(0)', '')
    .replace(/\D/g, '')
    .replace(/^(?:00)?44/, '0');
}
