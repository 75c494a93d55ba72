/** Why an operation cannot be done, in the operator's words. */
export class Refusal extends Error {}
