import { css } from '@emotion/react';
import type { Button } from '#schema/button.ts';
import { buttonLook } from './buttonLook.ts';
import { TargetLink } from './TargetLink.tsx';
import { Tooltip } from './Tooltip.tsx';

/**
 * A button of site.yaml: a link where it leads somewhere, else a real button that does nothing and
 * says why. Clicks are reported by the boot script, from the `data-click` of the link.
 */
export function ActionButton({ button }: { button: Button }) {
  const { label, accessibleLabel, to, unavailable, tooltip, clickName, look } = button;
  const style = [buttonLook.base, buttonLook[look]];
  return (
    <Tooltip text={unavailable ?? tooltip}>
      {(describedBy) =>
        to === undefined ? (
          <button
            type="button"
            css={[...style, inert]}
            aria-disabled="true"
            aria-label={accessibleLabel}
            aria-describedby={describedBy}
          >
            {label}
          </button>
        ) : (
          <TargetLink
            to={to}
            label={accessibleLabel}
            clickName={clickName}
            describedBy={describedBy}
            css={style}
          >
            {label}
          </TargetLink>
        )
      }
    </Tooltip>
  );
}

const inert = css({
  cursor: 'not-allowed',
  opacity: 0.86,
  borderStyle: 'dashed',
  '&:hover, &:active': { transform: 'none' },
});
