/** Why an operation cannot be done, in the operator's words. */
export class Refusal extends Error {}

/** Of what is right, but written in a way that no program should touch. */
export function onlyByHand(): Refusal {
  return new Refusal('This part of the file is written in a way that only a person should edit.');
}
