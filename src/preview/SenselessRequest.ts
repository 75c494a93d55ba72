/** A request that makes no sense. */
export class SenselessRequest extends Error {}
