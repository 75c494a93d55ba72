// Netlify's own parsers come without types. These are the parts that are used here.
declare module '@netlify/headers-parser' {
  export function parseAllHeaders(options: { headersFiles: string[]; minimal: boolean }): Promise<{
    headers: { for: string; values: Record<string, string> }[];
    errors: Error[];
  }>;
}
declare module '@netlify/redirect-parser' {
  export function parseAllRedirects(options: {
    redirectsFiles: string[];
    minimal: boolean;
  }): Promise<{
    redirects: { from: string; to: string; status: number }[];
    errors: Error[];
  }>;
}
