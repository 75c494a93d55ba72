import { bareType, endings, fileType, isText } from '../fileType.ts';
import { hashedFolder, type HostingConfig } from './HostingConfig.ts';
import {
  encodedLiteral,
  encodedSpellings,
  type FileHeader,
  headersByFile,
  literal,
  parameter,
  quoted,
  restPattern,
  settings,
  withQuery,
  withRest,
} from './settings.ts';

/**
 * A whole server for nginx 1.18 or newer, for `/etc/nginx/conf.d/`. All headers are set at one level,
 * since a single `add_header` further down would take all others away. What differs by page is looked
 * up by the file that is sent in the end, so the 404 page always has its own headers.
 */
export function nginxConfig(config: HostingConfig): string {
  const { host, base, everywhere, notFound, caching, redirects, hidden } = config;
  const own = headersByFile(config);
  // nginx compresses text/html and names its charset by default, and warns where that is repeated.
  const texts = endings.map(fileType).filter((type) => isText(type) && !type.includes('html'));
  const types = [...new Set(texts.map(bareType))].join(' ');
  const plain = redirects.filter(({ query, isRest }) => !query && !isRest);
  const withVariables = mappedRedirects(redirects);
  const maps = withVariables.map(({ map }) => map);
  const hasRest = redirects.some(({ isRest }) => isRest);
  return settings`
# Made by Fascia for nginx. Copy it anew with every build, then: nginx -t && nginx -s reload
# Lines of your own (listen 443 ssl, certificates) belong into /etc/nginx/${host}/*.conf, which stay.

${largerTables(config, own)}
map $uri $fascia_cache_control {
	default ${quoted(caching.forOthers)};
	~^${literal(base)}${hashedFolder} ${quoted(caching.forHashed)};
}
${own.map((header) => mapByFile(header, base))}
${maps}

server {
	listen 80;
	listen [::]:80;
	server_name ${host};
	include /etc/nginx/${host}/*.conf;
	root /var/www/${host};

	server_tokens off;
	# An absolute address would name the wrong scheme and port behind a proxy.
	absolute_redirect off;
	types {
		${endings.map((ending) => `${bareType(fileType(ending))} ${ending};`)}
	}
	charset utf-8;
	charset_types ${types};
	gzip on;
	gzip_vary on;
	gzip_proxied any;
	gzip_comp_level 5;
	gzip_min_length 1000;
	gzip_types ${types};

	${Object.entries(everywhere).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)}
	add_header Cache-Control $fascia_cache_control always;
	${own.map((header) => `add_header ${header.name} $${header.variable} always;`)}

	error_page 404 ${base}/${notFound.file};
	${base === '' ? [] : [`location = ${base} { return 308 ${base}/$is_args$args; }`]}
	location ${base}/ { try_files $uri $uri.html ${hasRest ? '@fascia_rest' : '=404'}; }
	location = ${base}/ { try_files ${base}/index.html =404; }
	location ~ "^${literal(base)}/index(?:/|\.html)?$" { return 308 ${base}/$is_args$args; }
	location ~ "^(?<page>${literal(base)}/[a-z0-9_/-]*[a-z0-9])(?:/|\.html)$" {
		if (-f $document_root$page.html) { return 308 $page$is_args$args; }
		${hasRest ? 'try_files $page.html @fascia_rest;' : 'return 404;'}
	}
	${encodedSpellings(config).map(({ from, to }) => `location = ${quoted(from)} { return 308 ${to}$is_args$args; }`)}
	location ~ "/\.(?!well-known/)" { return 404; }
	location = ${base}/${notFound.file} { internal; }
	${['404', '404/', ...hidden].map((path) => `location = ${base}/${path} { return 404; }`)}
	${plain.flatMap(({ from, to, status }) =>
    [from, `${from}/`].map(
      (path) =>
        `location = ${quoted(path)} { return ${status} ${quoted(withQuery(to, '$is_args$args'))}; }`,
    ),
  )}
	${withVariables.flatMap(({ name, status, isRest }) => (isRest ? [] : `if ($${name}) { return ${status} $${name}; }`))}
	${
    hasRest
      ? [
          'location @fascia_rest {',
          ...withVariables.flatMap(({ name, status, isRest }) =>
            isRest ? `\tif ($${name}) { return ${status} $${name}; }` : [],
          ),
          '\treturn 404;',
          '}',
        ]
      : []
  }
}
`;
}

/** nginx refuses to start when the longest of such names does not fit. */
function largerTables({ host, base }: HostingConfig, own: readonly FileHeader[]): string[] {
  const files = own.flatMap(({ values }) => values.map(({ file }) => file));
  const isUsual = files.length < 1000 && files.every((file) => Buffer.byteLength(base + file) < 40);
  return [
    ...(host.length < 40 ? [] : ['server_names_hash_bucket_size 512;']),
    ...(isUsual ? [] : ['map_hash_bucket_size 512;', 'map_hash_max_size 65536;']),
  ];
}

/** A header with an empty value is not sent. */
function mapByFile(header: FileHeader, base: string): string {
  return settings`
map $uri $${header.variable} {
	default "";
	${header.values.map(({ file, value }) => `${quoted(`${base}/${file}`)} ${quoted(value)};`)}
}`;
}

/**
 * Redirects that depend on more than the path: a variable for each status, which has the target where one
 * applies. The first that applies counts, whatever its status. What is handed on is taken from the request as
 * it is encoded.
 */
function mappedRedirects(redirects: HostingConfig['redirects']) {
  return [false, true].flatMap((isRest) => {
    const own = redirects.filter((one) => (isRest ? one.isRest : one.query && !one.isRest));
    return [...new Set(own.map(({ status }) => status))].map((status) => {
      const name = `fascia_${isRest ? 'rest' : 'query'}_${status}`;
      const rows = own.map((one) => {
        const { from, to, query = [], isOwnPath } = one;
        const pattern = isRest
          ? `~^${encodedLiteral(from)}/(?<fascia_tail>${restPattern})`
          : `~^${literal(from.replace(/\/$/, ''))}/?\\?${query.map((pair) => `(?=(?:.*&)?${parameter(pair)}(?:&|$))`).join('')}`;
        const target = isRest ? withRest(to, '$fascia_tail') : to;
        const whole = isOwnPath ? target : withQuery(target, '$is_args$args');
        return `${quoted(pattern)} ${quoted(one.status === status ? whole : '')};`;
      });
      const source = isRest ? '$request_uri' : '$uri?$args';
      const map = settings`
map ${quoted(source)} $${name} {
	default "";
	${rows}
}`;
      return { name, status, isRest, map };
    });
  });
}
