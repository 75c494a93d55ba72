import { TargetLink } from '#parts/TargetLink.tsx';
import type { HeaderProps } from '../Header.tsx';

/** The line of the bar, which may lead somewhere. */
export function HeaderText({ header: { text, to } }: Pick<HeaderProps, 'header'>) {
  if (text === undefined) return null;
  return <p>{to === undefined ? text : <TargetLink to={to}>{text}</TargetLink>}</p>;
}
