import type { Button } from '#schema/button.ts';
import { buttonLook } from './styles.ts';
import { TargetLink } from './TargetLink.tsx';
import { Tooltip } from './Tooltip.tsx';

/**
 * A button of site.yaml: a link where it leads somewhere, else a real button that does nothing and
 * says why. Clicks are reported by the boot script, from the `data-click` of the link.
 */
export function ActionButton({ button }: { button: Button }) {
  const { label, accessibleLabel, to, unavailable, tooltip, clickName } = button;
  const look = button.look === 'primary' ? undefined : button.look;
  return (
    <Tooltip text={unavailable ?? tooltip}>
      {(describedBy) =>
        to === undefined ? (
          <button
            type="button"
            css={buttonLook}
            data-look={look}
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
            look={look}
            clickName={clickName}
            describedBy={describedBy}
            css={buttonLook}
          >
            {label}
          </TargetLink>
        )
      }
    </Tooltip>
  );
}
