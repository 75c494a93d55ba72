import type { z } from 'zod';

/**
 * What the fields of a block are made of: `import { defineBlock, line } from 'fascia'`. For a block of a
 * site’s own (blocks/NAME.ts) as for the shipped ones. Components take theirs from `fascia/parts`.
 */
export { z } from 'zod';
export { Button } from './button.ts';
export { defineBlock } from './defineBlock.ts';
export {
  count,
  group,
  label,
  line,
  linkName,
  list,
  money,
  name,
  paragraph,
  percent,
  pixels,
  spoken,
  stateLine,
  target,
} from './fields.ts';
export { formFields } from './formField.ts';
export { icon } from './icon.ts';
export { mediaFile, pictureFile } from './mediaFile.ts';
export { Picture } from './picture.ts';
export { videoLink } from './videoLink.ts';

/** What the component of a block gets: `Props<typeof quote>`. */
export type Props<Block extends z.ZodType> = z.output<Block>;
