import { css } from '@emotion/react';

/** The colours of the window. They keep away from those of the site that it shows. */
export const hue = {
  ink: '#1d2125',
  muted: '#5b6269',
  line: '#d8dad7',
  panel: '#ffffff',
  bar: '#f6f6f3',
  stage: '#e3e5e1',
  accent: '#1c5c46',
  accentSoft: '#e3eee8',
  onAccent: '#ffffff',
  error: '#a92b1c',
  errorSoft: '#fbeae6',
  warning: '#7a5200',
  warningSoft: '#fbf1da',
  code: '#f3f3ef',
} as const;

export const sans = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
export const mono = 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace';

/** What everything in the window starts from. */
export const windowStyles = css({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  'html, body, #window': { height: '100%', margin: 0 },
  body: {
    overflow: 'hidden',
    background: hue.bar,
    color: hue.ink,
    font: `400 14px/1.45 ${sans}`,
  },
  'h1, h2, h3, p, ul, ol, dl, dd, pre, figure': { margin: 0, padding: 0 },
  'ul, ol': { listStyle: 'none' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  'a, button, input, select, textarea, [tabindex]': {
    '&:focus-visible': { outline: `2px solid ${hue.accent}`, outlineOffset: 2 },
  },
  code: { fontFamily: mono, fontSize: '0.92em' },
});

/** A plain button of the window; `aria-pressed` and `aria-expanded` show. */
export const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 30,
  padding: '4px 10px',
  border: `1px solid ${hue.line}`,
  borderRadius: 7,
  background: hue.panel,
  color: hue.ink,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover:not(:disabled)': { borderColor: '#a9aeaa', background: '#fbfbf9' },
  '&:disabled': { color: '#8b9196', cursor: 'default' },
  '&[aria-pressed="true"], &[aria-expanded="true"]': {
    borderColor: hue.accent,
    background: hue.accentSoft,
    color: hue.accent,
  },
});

/** For what stands among many. */
export const lowButton = css(button, { minHeight: 26, padding: '1px 10px 1px 6px', fontSize: 13 });

export const mainButton = css(button, {
  borderColor: hue.accent,
  background: hue.accent,
  color: hue.onAccent,
  '&:hover:not(:disabled)': { borderColor: hue.accent, background: '#164a38' },
  '&:disabled': { borderColor: hue.line, background: hue.bar },
});

/** A button that is only its drawing. */
export const iconButton = css(button, {
  justifyContent: 'center',
  width: 30,
  padding: 0,
  borderColor: 'transparent',
  background: 'transparent',
});

export const field = css({
  width: '100%',
  minHeight: 32,
  padding: '5px 9px',
  border: '1px solid #8f9590',
  borderRadius: 7,
  background: hue.panel,
  '&[aria-invalid="true"]': { borderColor: hue.error },
});

/** A small button for what may be there and is not. */
export const chip = css({
  padding: '1px 8px',
  border: '1px dashed #8f9590',
  borderRadius: 999,
  background: 'none',
  color: hue.muted,
  fontSize: 12.5,
  cursor: 'pointer',
  '&:hover': { borderColor: hue.ink, color: hue.ink },
});

/** A link to a line of the file. */
export const lineLink = css({
  padding: '1px 4px',
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: hue.accent,
  font: `500 12.5px/1.5 ${mono}`,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: hue.accentSoft, textDecoration: 'underline' },
});

/** A YAML text. */
export const listing = css({
  padding: '10px 12px',
  overflow: 'auto',
  borderRadius: 8,
  background: hue.code,
  font: `400 12.5px/1.55 ${mono}`,
  whiteSpace: 'pre',
});

export const heading = css({
  font: `650 17px/1.3 ${sans}`,
  letterSpacing: '-0.005em',
  '& + p': { marginBlockStart: 4 },
});
export const subheading = css({ font: `650 13px/1.4 ${sans}` });
export const small = css({ color: hue.muted, fontSize: 13 });

/** For screen readers alone. */
export const unseen = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** A table of the panel. */
export const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': {
    padding: '6px 8px 6px 0',
    borderBlockEnd: `1px solid ${hue.line}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  'thead th': { color: hue.muted, fontSize: 12.5, fontWeight: 500 },
  'tbody th': { fontWeight: 600 },
});
