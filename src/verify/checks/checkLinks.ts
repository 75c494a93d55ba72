import { createFinding, type Finding } from '../Finding.ts';
import type { Inspection } from '../inspectPage.ts';
import { type Look, pathOf, placeOf } from '../placeOf.ts';

/** Every link of a page leads where site.yaml says, can be pressed, and there is no other. */
export function checkLinks(
  look: Look,
  { links, anchors }: Inspection,
  isKnown: (href: string) => boolean,
): Finding[] {
  const declared = links.flatMap((found, index): Finding[] => {
    const link = look.declared.links[index];
    if (!link || found.state === 'right') return [];
    const { path, region, to, href, newTab, words = to } = link;
    const at = { path, place: placeOf(look, region) };
    switch (found.state) {
      case 'absent':
        return [createFinding('link-missing', { to, href }, at)];
      case 'elsewhere':
        return [createFinding('link-elsewhere', { words, href, found: found.found }, at)];
      case 'wrongTab':
        return [createFinding('link-wrong-tab', { words, newTab }, at)];
      case 'unusable':
        return [createFinding('link-unusable', { words, cover: found.cover }, at)];
    }
  });
  const others = anchors
    .filter(({ href }) => !isKnown(href))
    .map(({ href, words, region }) =>
      createFinding(
        'link-undeclared',
        { href, words },
        { path: pathOf(look, region), place: placeOf(look, region) },
      ),
    );
  return [...declared, ...others];
}
