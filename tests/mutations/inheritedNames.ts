/** Names that every object of JavaScript has: a lookup that is not careful finds something under them. */
export const inheritedNames: readonly string[] = [
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
];
