/** Keys and list indices from the top of the file: `['routes', 0, 'sections', 2, 'heading']`. */
export type YamlPath = (string | number)[];

/** A part of the file: a single value, a group or a list. */
export type Part = string | number | boolean | Part[] | { [key: string]: Part };

/** A change of the site file. Paths are those of the file. */
export type Operation =
  /** Writes a value, or the key with it where the group has none yet. A text may hold `${…}`. */
  | { kind: 'set'; path: YamlPath; value: string | number | boolean }
  /** Deletes a list item or a key, with its comments. */
  | { kind: 'delete'; path: YamlPath }
  /** Moves a list item to another index of its list, counted afterwards. */
  | { kind: 'move'; path: YamlPath; to: number }
  /** Copies a list item behind itself, without its `id`. */
  | { kind: 'duplicate'; path: YamlPath }
  /** Hides a section without deleting it (`hidden: true`), or shows it again. */
  | { kind: 'hide'; path: YamlPath; hidden: boolean }
  /** Writes YAML (an item without its dash) as item `index` of a list. */
  | { kind: 'insert'; list: YamlPath; index: number; yaml: string }
  /** Writes a part that is not there yet: an item at an index of its list, or a key of its group. */
  | { kind: 'add'; path: YamlPath; value: Part }
  /** Gives a constant, a link or a shared section another name, or a page another address, there and wherever it is used. `redirect`: visitors of the old address of a page are sent to the new one. */
  | { kind: 'rename'; path: YamlPath; name: string; redirect?: boolean };
