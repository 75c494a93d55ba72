import { useSite } from './contexts.ts';
import type { PictureSource } from './PictureSource.ts';

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
  /** What stands there instead on devices that are set to dark. */
  onDark?: string | undefined;
};

/** A picture from media/, at the width that the screen needs, in a place that is kept for it. */
export function Picture({ src, alt, loading = 'lazy', className, onDark, ...place }: Props) {
  const { pictures } = useSite();
  const source = pictures[src];
  if (!source) throw new Error(`No files were made for the picture ${src}.`);
  const dark = onDark === undefined ? undefined : pictures[onDark];
  const sizes = sizesOf(source, place.sizes);
  const image = (
    <img
      className={className}
      // `sizes` and `loading` come before `src`, or Safari fetches before it reads them.
      loading={loading}
      fetchPriority={loading === 'eager' ? 'high' : undefined}
      decoding="async"
      // The static styles paint it (#page/page.css): no class for each colour, no `style`.
      data-tint={dark ? undefined : source.tint}
      sizes={source.srcset && sizes}
      srcSet={source.srcset}
      src={source.src}
      width={source.width}
      height={source.height}
      alt={alt}
    />
  );
  if (!source.avif && !dark) return image;
  return (
    <picture>
      {dark && (
        <source
          media="screen and (prefers-color-scheme: dark)"
          sizes={dark.srcset && sizesOf(dark, place.sizes)}
          srcSet={dark.srcset ?? dark.src}
          width={dark.width}
          height={dark.height}
        />
      )}
      {source.avif && <source type="image/avif" sizes={sizes} srcSet={source.avif} />}
      {image}
    </picture>
  );
}

function sizesOf({ width, height }: PictureSource, sizes: string | number): string {
  return typeof sizes === 'number' ? `${Math.ceil((sizes * width) / height)}px` : sizes;
}
