// Cloudflare's own code comes as TypeScript for a less strict compiler, so tsconfig.json puts this in
// its place. These are the parts that are used here.
type Fault = { message: string };

export function parseHeaders(file: string): { rules: { path: string }[]; invalid: Fault[] };

export function parseRedirects(file: string): { invalid: Fault[] };

export function createMetadataObject(parsed: { redirects: object; headers: object }): object;

export function generateHandler(options: {
  request: Request;
  metadata: object;
  logError: (error: Error) => void;
  findAssetEntryForPath: (path: string) => Promise<string | null>;
  getAssetKey: (entry: string) => string;
  negotiateContent: () => { encoding: null };
  fetchAsset: (key: string) => Promise<{ body: BodyInit; contentType: string }>;
}): Promise<Response>;
