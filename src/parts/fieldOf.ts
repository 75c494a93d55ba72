/** A field of a message from outside, whatever the message is. */
export function fieldOf(message: unknown, key: string): unknown {
  return typeof message === 'object' && message !== null ? Reflect.get(message, key) : undefined;
}
