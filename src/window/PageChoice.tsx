import { css } from '@emotion/react';
import { useId } from 'react';
import { field, unseen } from './look.ts';
import { useUpdate, useView, useWorkbench } from './Workbench.ts';

/** Which page is shown: one of the site, or the one for addresses that do not exist. */
export function PageChoice() {
  const { show } = useWorkbench();
  const { path } = useView();
  const { site } = useUpdate();
  const id = useId();
  const paths = Object.keys(site?.pages ?? {});
  const isKnown = paths.includes(path);
  return (
    <>
      <label css={unseen} htmlFor={id}>
        Page
      </label>
      <select
        id={id}
        css={[field, choice]}
        value={isKnown ? path : missing}
        onChange={({ target }) => show({ path: target.value, section: null })}
      >
        {paths.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
        <option value={missing}>The 404 page</option>
      </select>
    </>
  );
}

/** Any address that no page has. */
export const missing = '/no-such-page';

const choice = css({ width: 'auto', maxWidth: 220 });
