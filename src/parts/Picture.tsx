import { useContext } from 'react';
import { SizesContext, useSite } from './contexts.ts';

type Props = {
  /** The path that site.yaml names. */
  src: string;
  /** Empty where the text beside it already says everything. */
  alt: string;
  /** How wide it is shown, as the `sizes` attribute takes it; or how high, in pixels, where that decides. */
  sizes: string | number;
  /** `eager` for what is in the first screen; everything else waits until it is near. */
  loading?: 'eager' | 'lazy';
  className?: string;
};

/** A picture from media/, at the width that the screen needs, in a place that is kept for it. */
export function Picture({ src, alt, loading = 'lazy', className, ...place }: Props) {
  const source = useSite().pictures[src];
  if (!source) throw new Error(`No files were made for the picture ${src}.`);
  const styled = useContext(SizesContext);
  const sizes =
    typeof place.sizes === 'number'
      ? `${Math.ceil((place.sizes * source.width) / source.height)}px`
      : styled !== undefined && place.sizes.includes('vw')
        ? styled
        : place.sizes;
  const image = (
    <img
      className={className}
      // `sizes` and `loading` come before `src`, or Safari fetches before it reads them.
      loading={loading}
      fetchPriority={loading === 'eager' ? 'high' : undefined}
      decoding="async"
      // The static styles paint it (#page/page.css): no class for each colour, no `style`.
      data-tint={source.tint}
      sizes={source.srcset && sizes}
      srcSet={source.srcset}
      src={source.src}
      width={source.width}
      height={source.height}
      alt={alt}
    />
  );
  if (!source.sources) return image;
  return (
    <picture>
      {source.sources.map((one, index) => (
        <source key={index} sizes={sizes} {...one} />
      ))}
      {image}
    </picture>
  );
}
