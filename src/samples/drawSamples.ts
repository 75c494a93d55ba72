import { mkdir } from 'node:fs/promises';
import { drawBrand } from './brand.ts';
import { outlineFont } from './drawing/outlineFont.ts';
import { drawStories } from './stories.ts';
import { drawTestimonials } from './testimonials.ts';
import { drawVideos } from './videos.ts';

// Draws every file in media/samples anew. The same source always gives the same pictures.
const media = new URL('../../media/', import.meta.url);
const samples = new URL('samples/', media);
const caption = await outlineFont(new URL('fonts/figtree.woff2', media), 600);
const heading = await outlineFont(new URL('fonts/bricolage-grotesque.woff2', media), 800);

await mkdir(samples, { recursive: true });
await drawBrand(samples, heading);
await drawVideos(samples, caption);
await drawTestimonials(samples, caption);
await drawStories(samples, caption);
