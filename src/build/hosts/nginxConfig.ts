import { bareType, endings, fileType, textTypes } from '../fileType.ts';
import { block, quoted, spellings, withQuery } from './lines.ts';
import { type OwnHeader, ownHeaders } from './ownHeaders.ts';
import type { ServedRedirect, HostingConfig } from './HostingConfig.ts';

/**
 * A whole server for nginx 1.18 or newer, to stand in `/etc/nginx/conf.d/`. All headers are set at
 * one level, since a single `add_header` further down would take all others away. What differs by
 * page is looked up by the file that is sent in the end, so the 404 page always has its own.
 */
export function nginxConfig(serving: HostingConfig): string {
  const { host, redirects } = serving;
  const own = ownHeaders(serving);
  return [
    '# Made by npm run build for nginx. Copy it anew with every build, then: nginx -t && nginx -s reload',
    `# Lines of your own (listen 443 ssl, certificates) belong into /etc/nginx/${host}/*.conf, which stay.`,
    '',
    ...roomForNames(host, own),
    ...block('map $uri $fascia_cache_control', ...cacheControl(serving)),
    ...own.flatMap((header) => block(`map $uri ${variable(header)}`, ...byFile(header))),
    '',
    ...block(
      'server',
      'listen 80;',
      'listen [::]:80;',
      `server_name ${host};`,
      `include /etc/nginx/${host}/*.conf;`,
      `root /var/www/${host};`,
      '',
      'server_tokens off;',
      '# An absolute address would name the wrong scheme and port behind a proxy.',
      'absolute_redirect off;',
      ...bodies(),
      '',
      ...headers(serving, own),
      '',
      ...places(serving),
      ...redirects.flatMap(followRedirect),
    ),
    '',
  ].join('\n');
}

/** nginx refuses to start when the longest of such names does not fit. */
function roomForNames(host: string, own: readonly OwnHeader[]): string[] {
  const files = own.flatMap(({ values }) => values.map(({ file }) => file));
  const isUsual = files.length < 1000 && files.every((file) => file.length < 40);
  return [
    ...(host.length < 40 ? [] : ['server_names_hash_bucket_size 512;']),
    ...(isUsual ? [] : ['map_hash_bucket_size 512;', 'map_hash_max_size 65536;']),
  ];
}

function cacheControl({ caching }: HostingConfig): string[] {
  return [
    `default ${quoted(caching.forOthers)};`,
    ...caching.hashed.map((folder) => `~^/${folder}/ ${quoted(caching.forHashed)};`),
  ];
}

/** A header with an empty value is not sent. */
function byFile({ values }: OwnHeader): string[] {
  return ['default "";', ...values.map(({ file, value }) => `/${file} ${quoted(value)};`)];
}

function variable({ name }: OwnHeader): string {
  return `$fascia_${name.toLowerCase().replaceAll('-', '_')}`;
}

function bodies(): string[] {
  // nginx compresses and names the letters of text/html by itself, and warns when told to.
  const types = textTypes().filter((type) => type !== 'text/html');
  return [
    ...block('types', ...endings.map((ending) => `${bareType(fileType(ending))} ${ending};`)),
    'charset utf-8;',
    `charset_types ${types.join(' ')};`,
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_comp_level 5;',
    'gzip_min_length 1000;',
    `gzip_types ${types.join(' ')};`,
  ];
}

function headers({ everywhere }: HostingConfig, own: readonly OwnHeader[]): string[] {
  return [
    ...Object.entries(everywhere).map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    ),
    'add_header Cache-Control $fascia_cache_control always;',
    ...own.map((header) => `add_header ${header.name} ${variable(header)} always;`),
  ];
}

/** One file for a page, its other spellings lead to it, and everything else is the 404 page. */
function places({ notFound, hidden }: HostingConfig): string[] {
  return [
    `error_page 404 /${notFound.file};`,
    'location / { try_files $uri $uri.html =404; }',
    'location = / { try_files /index.html =404; }',
    String.raw`location ~ "^/index(?:/|\.html)?$" { return 308 /$is_args$args; }`,
    ...block(
      String.raw`location ~ "^(?<page>/[a-z0-9/-]*[a-z0-9])(?:/|\.html)$"`,
      'if (-f $document_root$page.html) { return 308 $page$is_args$args; }',
      'return 404;',
    ),
    String.raw`location ~ "/\.(?!well-known/)" { return 404; }`,
    `location = /${notFound.file} { internal; }`,
    ...['/404', '/404/', ...hidden.map((file) => `/${file}`)].map(
      (path) => `location = ${path} { return 404; }`,
    ),
  ];
}

function followRedirect({ from, to, status }: ServedRedirect): string[] {
  const target = quoted(withQuery(to, '$is_args$args'));
  return spellings(from).map((path) => `location = ${path} { return ${status} ${target}; }`);
}
