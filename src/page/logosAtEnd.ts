import { isDark } from '#schema/contrast.ts';
import type { Site } from '#schema/site.ts';
import { readStyle } from '#styles/readStyle.ts';

type LogoKey = 'logo' | 'logoOnStrong';

/**
 * Which logo the footer shows on devices that are set to light, and which on those set to dark: that for the ground of
 * the footer. `undefined` where that is dark on all of them, as it is without a style.
 */
export function logosAtEnd({ theme, site }: Pick<Site, 'theme' | 'site'>): LogoKey[] | undefined {
  if (site.logoOnStrong === undefined) return undefined;
  const ground = (theme.style === undefined ? undefined : readStyle(theme.style).end) ?? 'strong';
  const palettes = [theme.colours, ...(theme.dark ? [theme.dark] : [])];
  const logos = palettes.map((colours) => (isDark(colours[ground]) ? 'logoOnStrong' : 'logo'));
  return logos.includes('logo') ? [...new Set(logos)] : undefined;
}
