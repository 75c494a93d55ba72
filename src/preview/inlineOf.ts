import type { Inline } from '#build/policy/contentPolicy.ts';

/** The styles and the scripts within a document, for its policy: without data, and without scripts of files. */
export function inlineOf(html: string): Inline {
  return {
    styles: contentsOf(html, /<style\b[^>]*>([^]*?)<\/style>/g),
    scripts: contentsOf(
      html,
      /<script\b(?![^>]*(?:application\/json| src=))[^>]*>([^]*?)<\/script>/g,
    ),
  };
}

function contentsOf(html: string, element: RegExp): string[] {
  return Array.from(html.matchAll(element), ([, content = '']) => content);
}
