/** Makes black grey and keeps white, so that both are seen on dark ground; colours become paler. */
export const lightened = 'contrast(0.25) brightness(1.6) saturate(2)';

/**
 * How the picture of a mark is shown on light ground and on dark, where `--on-dark` says what the theme needs
 * (#page/baseStyles.ts). Paper, and colours of the visitor's own, have another ground.
 */
export function markLook(filter = '') {
  return {
    '@media screen and (forced-colors: none)': {
      filter: `${filter} var(--on-dark, brightness(1))`,
      '[data-tone=strong] &': { filter: `${filter} var(--on-dark, ${lightened})` },
    },
  };
}
