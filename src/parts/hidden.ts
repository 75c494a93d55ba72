import { css } from '@emotion/react';

/** Out of sight, but read by screen readers. */
export const hidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
