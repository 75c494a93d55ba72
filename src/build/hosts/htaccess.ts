import { bareType, endings, fileType, isText } from '../fileType.ts';
import { literal, quoted, withQuery } from './lines.ts';
import { ownHeaders } from './ownHeaders.ts';
import type { ServedRedirect, HostingConfig } from './HostingConfig.ts';

/**
 * `.htaccess` for Apache 2.4, with mod_rewrite and mod_headers and `AllowOverride All`. Every rule
 * that looks at the visitor's address is held back on the ways that Apache goes by itself (to
 * `index.html`, to the 404 page), where it would run in a circle.
 */
export function htaccess(serving: HostingConfig): string {
  const { notFound, redirects } = serving;
  const texts = endings.filter((ending) => isText(fileType(ending)));
  return [
    '# Made by npm run build for Apache 2.4.',
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    'DirectoryIndex index.html',
    `ErrorDocument 404 /${notFound.file}`,
    ...endings.map((ending) => `AddType ${bareType(fileType(ending))} .${ending}`),
    `AddCharset utf-8 ${texts.map((ending) => `.${ending}`).join(' ')}`,
    '<IfModule mod_deflate.c>',
    '# By name: what is chosen by type leaves the 404 page as it is.',
    `<FilesMatch "\\.(?:${texts.join('|')})$">`,
    'SetOutputFilter DEFLATE',
    '</FilesMatch>',
    '# Apache gives a compressed file another ETag, and does not know it again.',
    String.raw`RequestHeader edit* If-None-Match "-gzip\"" "\""`,
    '</IfModule>',
    '',
    ...headers(serving),
    '',
    'RewriteEngine On',
    ...redirects.flatMap(followRedirect),
    ...places(serving),
    '',
  ].join('\n');
}

/** `always` reaches redirects and errors; without it, a header is for what was found. */
function headers(serving: HostingConfig): string[] {
  const { everywhere, caching } = serving;
  const folders = caching.hashed.join('|');
  return [
    ...Object.entries(everywhere).map(
      ([name, value]) => `Header always set ${name} ${quoted(value)}`,
    ),
    `Header always set Cache-Control ${quoted(caching.forOthers)}`,
    `Header always set Cache-Control ${quoted(caching.forHashed)} "expr=%{REQUEST_URI} =~ m#^/(?:${folders})/#"`,
    ...ownHeaders(serving).flatMap(({ name, values }) =>
      values.map(
        ({ file, value }) =>
          `Header always set ${name} ${quoted(value)} "expr=%{REQUEST_URI} == '/${file}'"`,
      ),
    ),
  ];
}

const asked = 'RewriteCond %{ENV:REDIRECT_STATUS} ^$';

function followRedirect({ from, to, status }: ServedRedirect): string[] {
  const pattern = `^${literal(from.slice(1))}/?$`;
  const rule = (target: string) => `RewriteRule ${pattern} ${target} [R=${status},NE,L]`;
  // A plain % or $ would stand for a part of what was asked.
  const target = to.replace(/[%$]/g, String.raw`\$&`);
  // Apache passes the query on by itself, but would put it behind an anchor.
  const query = withQuery(target, '?%{QUERY_STRING}');
  const isAnchored = target.includes('#') && query !== target;
  return [
    ...(isAnchored ? [asked, 'RewriteCond %{QUERY_STRING} .', rule(query)] : []),
    asked,
    rule(target),
  ];
}

function places({ hidden }: HostingConfig): string[] {
  const names = hidden.map(literal).join('|');
  return [
    asked,
    String.raw`RewriteRule ^(?:404(?:/|\.html)?|${names})$ - [R=404,L]`,
    asked,
    String.raw`RewriteRule (?:^|/)\.(?!well-known/) - [R=404,L]`,
    asked,
    String.raw`RewriteRule ^index(?:/|\.html)?$ / [R=308,L]`,
    asked,
    'RewriteCond %{DOCUMENT_ROOT}/$1.html -f',
    String.raw`RewriteRule ^([a-z0-9/-]*[a-z0-9])(?:/|\.html)$ /$1 [R=308,L]`,
    'RewriteCond %{DOCUMENT_ROOT}/$1.html -f',
    'RewriteRule ^([a-z0-9/-]*[a-z0-9])$ /$1.html [END]',
  ];
}
