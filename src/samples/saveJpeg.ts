import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** The largest file allowed, in bytes. */
  readonly limit: number;
}

/** Saves a progressive JPEG at the best quality that keeps within the picture's limit. */
export async function saveJpeg(file: URL, picture: Picture): Promise<void> {
  const pixels = await sharp(Buffer.from(svgFile(picture)))
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (let quality = 86; quality >= 40; quality -= 4) {
    const jpeg = await sharp(pixels)
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 70 ? '4:4:4' : '4:2:0' })
      .toBuffer();
    if (jpeg.length <= picture.limit) return writeFile(file, jpeg);
  }
  throw new Error(`${file.pathname} cannot be made smaller than ${picture.limit} bytes.`);
}

function svgFile({ svg, width, height }: Picture): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${svg}</svg>`;
}
