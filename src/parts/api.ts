/**
 * What the component of a block is made of: `import { Picture } from 'fascia/parts'`. React and Emotion are
 * imported by their own names.
 */
export { ActionButton } from './ActionButton.tsx';
export { columns } from './columns.ts';
export { fill, LoadingContext, useAddress, useConsent, useMessages, useSite } from './contexts.ts';
export { framed, ItemHeading } from './framed.tsx';
export { Icon } from './separate/Icon.tsx';
export { Picture } from './Picture.tsx';
export { SectionHeading } from './SectionHeading.tsx';
export {
  buttonLook,
  card,
  centred,
  desktop,
  hidden,
  lead,
  noScript,
  panel,
  print,
  reducedMotion,
  tablet,
  wrappedRow,
} from './styles.ts';
export { TargetLink } from './TargetLink.tsx';
export { Tooltip } from './Tooltip.tsx';
export { VideoPlayer } from './VideoPlayer.tsx';
