import { bareType, endings, fileType, isText } from '../fileType.ts';
import { hashedFolder, type HostingConfig, type ServedRedirect } from './HostingConfig.ts';
import {
  encodedLiteral,
  encodedSpellings,
  headersByFile,
  literal,
  parameter,
  quoted,
  restPattern,
  settings,
  withQuery,
  withRest,
} from './settings.ts';

/** Every rule about the visitor's address: not on internal redirects (to `index.html`, to the 404 page), where it would loop. */
const first = 'RewriteCond %{ENV:REDIRECT_STATUS} ^$';

/** What a page may be called within the folder of the file, in the bytes of UTF-8. */
const page = String.raw`[a-z0-9_/\x80-\xff-]*[a-z0-9\x80-\xff]`;

/**
 * `.htaccess` for Apache 2.4, with mod_rewrite and mod_headers and `AllowOverride All`. `Header always`
 * reaches redirects and errors; without it, a header is for what was found.
 */
export function htaccess(config: HostingConfig): string {
  const { base, everywhere, caching, notFound, redirects, hidden } = config;
  const texts = endings.filter((ending) => isText(fileType(ending)));
  const header = (name: string, value: string, condition = '') =>
    `Header always set ${name} ${quoted(value)}${condition && ` "expr=%{REQUEST_URI} ${condition}"`}`;
  return settings`
# Made by Fascia for Apache 2.4.
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex index.html
ErrorDocument 404 ${base}/${notFound.file}
${endings.map((ending) => `AddType ${bareType(fileType(ending))} .${ending}`)}
AddCharset utf-8 ${texts.map((ending) => `.${ending}`).join(' ')}
<IfModule mod_deflate.c>
# By name: what is chosen by type leaves the 404 page as it is.
<FilesMatch "\.(?:${texts.join('|')})$">
SetOutputFilter DEFLATE
</FilesMatch>
# Apache gives a compressed file another ETag, and does not know it again.
RequestHeader edit* If-None-Match "-gzip\"" "\""
</IfModule>

${Object.entries(everywhere).map(([name, value]) => header(name, value))}
${header('Cache-Control', caching.forOthers)}
${header('Cache-Control', caching.forHashed, `=~ m#^${literal(base)}${hashedFolder}#`)}
${headersByFile(config).flatMap(({ name, values }) =>
  values.map(({ file, value }) => header(name, value, `== '${base}/${file}'`)),
)}

RewriteEngine On
${base === '' ? [] : withSlash(base)}
${redirects.flatMap((redirect) => (redirect.isRest ? [] : rewrite(redirect, base)))}
${first}
RewriteRule ^(?:404(?:/|\.html)?|${hidden.map(literal).join('|')})$ - [R=404,L]
${first}
RewriteRule (?:^|/)\.(?!well-known/) - [R=404,L]
${first}
RewriteRule ^index(?:/|\.html)?$ ${base}/ [R=308,L]
${encodedSpellings(config).flatMap(({ from, to }) => [
  first,
  `RewriteRule "^${literal(from.slice(base.length + 1))}$" ${escaped(to)} [R=308,NE,L]`,
])}
${first}
RewriteCond %{DOCUMENT_ROOT}${base}/$1.html -f
RewriteRule ^([a-z0-9_/-]*[a-z0-9])(?:/|\.html)$ ${base}/$1 [R=308,L]
RewriteCond %{DOCUMENT_ROOT}${base}/$1.html -f
RewriteRule ^(${page})$ ${base}/$1.html [END]
${redirects.flatMap((redirect) => (redirect.isRest ? rewrite(redirect, base) : []))}
`;
}

/** Without the option, Apache reads no rules for the folder itself. */
function withSlash(base: string): string[] {
  return [
    'RewriteOptions AllowNoSlash',
    `RewriteCond %{REQUEST_URI} =${base}`,
    `RewriteRule ^ ${base}/ [R=308,L]`,
  ];
}

/**
 * Patterns are within the folder of the file, targets are not. What is handed on is taken from the request
 * as it is encoded (`%1`).
 */
function rewrite(redirect: ServedRedirect, base: string): string[] {
  const { from, to, status, query: asked = [], isRest, isOwnPath } = redirect;
  const path = literal(from.slice(base.length + 1)).replaceAll('"', String.raw`\x22`);
  const conditions = [
    first,
    ...asked.map((pair) => `RewriteCond %{QUERY_STRING} "(?:^|&)${parameter(pair)}(?:&|$)"`),
    ...(isRest
      ? [
          'RewriteCond %{REQUEST_FILENAME} !-f',
          `RewriteCond %{THE_REQUEST} "^\\S+ ${encodedLiteral(from)}/(${restPattern})"`,
        ]
      : []),
  ];
  const flags = `R=${status},NE,${isOwnPath ? 'QSD,' : ''}L`;
  const rule = (target: string) =>
    `RewriteRule "^${path}${isRest ? '/' : '/?$'}" ${target} [${flags}]`;
  const target = isRest ? withRest(escaped(to), '%1') : escaped(to);
  // Apache passes the query on by itself, but would put it behind an anchor.
  const query = withQuery(target, '?%{QUERY_STRING}');
  const isAnchored = target.includes('#') && query !== target && !isOwnPath;
  const [start = '', ...others] = conditions;
  return [
    ...(isAnchored ? [start, 'RewriteCond %{QUERY_STRING} .', ...others, rule(query)] : []),
    ...conditions,
    rule(target),
  ];
}

/** A target as it is: a plain % or $ would be a reference to a part of the request. */
function escaped(target: string): string {
  return target.replace(/[%$]/g, String.raw`\$&`);
}
