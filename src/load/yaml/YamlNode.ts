import type { Range } from '#problems/Problem.ts';

/** A part of a text as YAML reads it, before anything is known of what a site file may hold. */
export type YamlNode = Range & {
  /** The name behind `&`. */
  anchor?: string;
  /** Whether it has a tag (`!…`). */
  isTagged?: true;
} & (
    | { kind: 'scalar'; value: unknown }
    | { kind: 'alias'; name: string }
    | { kind: 'list'; items: YamlNode[] }
    | { kind: 'group'; pairs: Pair[] }
  );

/** A list or group as it is written, in its own words. */
export type YamlList = Extract<YamlNode, { kind: 'list' }>;
export type YamlGroup = Extract<YamlNode, { kind: 'group' }>;

/** A key with its value. */
export type Pair = { key: YamlNode; value: YamlNode | undefined };

/** The text that a key is; undefined for numbers, lists and whatever else is none. */
export function nameOf(key: YamlNode): string | undefined {
  return key.kind === 'scalar' && typeof key.value === 'string' ? key.value : undefined;
}
