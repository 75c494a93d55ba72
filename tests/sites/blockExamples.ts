import { readExamples } from '#load/blockExamples.ts';
import { Block } from '#schema/block.ts';

/** Every shipped block with its examples. */
export const examplesByType = Block.options.map(({ shape }) => {
  const type = shape.type.value;
  return { type, examples: readExamples(type, Block) };
});

/** An address for every link that the examples name. */
export const exampleLinks = Object.fromEntries(
  examplesByType
    .flatMap(({ examples }) => examples.flatMap(({ uses }) => uses.links))
    .filter((name) => /^[a-z]\w*$/i.test(name))
    .map((name) => [name, { href: `https://${name.toLowerCase()}.example/` }]),
);
