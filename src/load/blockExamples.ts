import { existsSync, readFileSync } from 'node:fs';
import { Block } from '#schema/block.ts';
import { parse } from 'yaml';
import { type Field, findFields, findValues, type Value } from './findValues.ts';
import { withHeadingIds } from './headings.ts';
import { linksIn, picturesIn } from './linksIn.ts';

/** A section as one would write it, with a word on what it shows. */
export type BlockExample = {
  caption: string;
  /** The item of a list of sections, without its dash. */
  yaml: string;
  block: Block;
  /** What it refers to by name. */
  uses: { links: string[]; pictures: string[]; icons: string[] };
  /** Every text of it that has a kind, and so all that visitors read. */
  fields: (Value & Field)[];
};

/**
 * The examples beside the schema of a shipped block, in a file that holds nothing else. None where the site, which has
 * `blocks`, has one of its own in its place.
 */
export function readExamples(type: string, blocks: typeof Block): BlockExample[] {
  const isShipped = Block.options.some(
    (one) => one.shape.type.value === type && blocks.options.includes(one),
  );
  if (!isShipped) return [];
  const file = new URL(`blocks/${type}.yaml`, schemaFolder);
  return existsSync(file) ? parseExamples(readFileSync(file, 'utf8')) : [];
}

/** A comment and a list item after it is one example. Throws when one is no block. */
export function parseExamples(text: string): BlockExample[] {
  return [...text.replaceAll('\r\n', '\n').matchAll(/^# (.+)\n- ((?:.*\n)(?:(?: .*)?\n)*)/gm)].map(
    ([, caption = '', item = '']) => {
      const yaml = item.replaceAll(/^ {2}/gm, '').trimEnd();
      const data: unknown = parse(yaml);
      const fields = findFields(findValues(Block, data));
      const [block = Block.parse(data)] = withHeadingIds([Block.parse(data)], Block);
      return {
        caption,
        yaml,
        block,
        fields,
        uses: {
          links: fields.flatMap(linksIn),
          icons: fields.flatMap(({ kind, value }) => (kind === 'icon' ? [value] : [])),
          pictures: fields.flatMap(picturesIn),
        },
      };
    },
  );
}

const schemaFolder = new URL('../../schema/', import.meta.url);
