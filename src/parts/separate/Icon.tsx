import { css } from '@emotion/react';
import { createElement } from 'react';
import { useSite } from '../contexts.ts';
import { Picture } from '../Picture.tsx';

type Props = {
  /** As site.yaml names it: an icon, or a drawing under media/. */
  name: string;
  className?: string;
};

/**
 * An icon as high as the letters beside it and in their colour; a drawing of the site’s own keeps its colours. It is
 * never read out: the words beside it say everything.
 */
export function Icon({ name, ...props }: Props) {
  const drawing = useSite().icons[name];
  if (drawing === undefined)
    return <Picture src={name} alt="" sizes="1em" css={[look, own]} {...props} />;
  return (
    <svg
      css={look}
      {...props}
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {shapesOf(drawing)}
    </svg>
  );
}

/** The shapes of a drawing (#load/icons.ts) as elements: no page writes a text as HTML (Trusted Types). */
function shapesOf(drawing: string) {
  return [...drawing.matchAll(/<(\w+) (.*?)\/>/g)].map(([, shape = '', written = ''], key) => {
    const attributes = [...written.matchAll(/([\w-]+)="(.*?)"/g)].map(([, name = '', value]) => [
      name.replace(/-./, ([, letter = '']) => letter.toUpperCase()),
      value,
    ]);
    return createElement(shape, { key, ...Object.fromEntries(attributes) });
  });
}

const look = css({ flex: 'none', verticalAlign: '-0.125em' });
const own = css({ width: 'auto', height: '1em' });
