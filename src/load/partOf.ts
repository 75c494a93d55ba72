import type { Path } from './tree.ts';

/** The part of the file that a field belongs to: `site`, `routes.3`, `sections.testimonials`, `seo` … */
export function partOf(path: Path): string {
  const [root, item] = path;
  if (path.includes('seo') && root !== 'sections') return 'seo';
  return root === 'routes' || root === 'sections' ? `${root}.${item}` : String(root);
}
