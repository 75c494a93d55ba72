import { css } from '@emotion/react';
import { data } from '#browser/dom.ts';
import { noScript, tablet } from '#parts/media.ts';
import { Picture } from '#parts/Picture.tsx';
import { TargetLink } from '#parts/TargetLink.tsx';
import type { SharedData } from './PageData.ts';

type Props = { footer: SharedData['footer']; logo: string; cookieSettings: string | null };

/** The end of every page: who this is, a few links, and the control that asks for consent again. */
export function Footer({ footer, logo, cookieSettings }: Props) {
  return (
    <footer css={band} data-tone="strong">
      <div css={inside}>
        <div>
          <Picture src={logo} alt="" sizes="160px" css={mark} />
          <p css={words}>{footer.text}</p>
        </div>
        <nav aria-label={footer.navigation}>
          <ul css={list}>
            {footer.links.map(({ label, to }, index) => (
              <li key={index}>
                <TargetLink to={to} css={item}>
                  {label}
                </TargetLink>
              </li>
            ))}
            {cookieSettings !== null && (
              <li>
                {/* The boot script handles it, before hydration and after. */}
                <button type="button" css={[item, needsScript]} {...data({ consent: 'ask' })}>
                  {cookieSettings}
                </button>
              </li>
            )}
          </ul>
        </nav>
        <p css={small}>{footer.smallPrint}</p>
      </div>
    </footer>
  );
}

const band = css({
  padding: 'var(--space-xl) 0 calc(var(--space-l) + var(--room, 0px))',
  background: 'var(--ground)',
  color: 'var(--text)',
});
const inside = css({
  display: 'grid',
  gap: 'var(--space-l)',
  maxWidth: 1180,
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
  [tablet]: { gridTemplateColumns: '1.4fr 1fr' },
});
const mark = css({ display: 'block', width: 'auto', height: 32 });
const words = css({ maxWidth: '30em', margin: 'var(--space-s) 0 0' });
const list = css({ margin: 0, padding: 0, listStyle: 'none' });
const item = css({
  display: 'inline-block',
  padding: '0.4em 0',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  '&:hover': { textDecorationColor: 'currentColor' },
  '&[aria-current]': { textDecoration: 'none' },
});
const needsScript = css({ [noScript]: { display: 'none' } });
const small = css({
  gridColumn: '1 / -1',
  margin: 0,
  color: 'var(--text-muted)',
  fontSize: 'var(--step-small)',
});
