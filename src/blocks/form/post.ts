import { type Outcome, outcomeOf } from './submission.ts';

/** So many bytes are sent in an instant. No answer that says something of the fields is longer. */
const small = 100_000;

/** `XMLHttpRequest.HEADERS_RECEIVED`, in fewer bytes. */
const headersReceived = 2;

/** Bytes in a millisecond. */
const slowest = 10;

type Options = {
  to: string;
  /** Milliseconds without an answer, from the last byte that was sent. */
  timeout: number;
  /** Whether the endpoint may not answer what browsers ask before they say what has left. */
  mayRefuseUploads: true | undefined;
  /** Called with the share of 1 that has left, of what is large. */
  onProgress: (share: number) => void;
};

/**
 * Sends a form, once. Not by `fetch`, which says nothing of what has left. It never rejects, and reads no more of an
 * answer than it must: a yes is one as soon as its head is there.
 */
export function post(data: FormData, { to, timeout, mayRefuseUploads, onProgress }: Options) {
  const files = [...data.values()].filter((value) => value instanceof File);
  const body = files[0]
    ? data
    : new URLSearchParams([...data].map(([name, value]) => [name, asSent(String(value))]));
  const bytes = files.reduce((sum, { size }) => sum + size, files[0] ? 0 : String(body).length);
  const isWatched = bytes > small && !mayRefuseUploads;
  // As long as a slow line takes, where nothing says when the last byte has left.
  const patience = mayRefuseUploads ? timeout + bytes / slowest : timeout;
  return new Promise<Outcome>((resolve) => {
    const request = new XMLHttpRequest();
    let clock: ReturnType<typeof setTimeout> | undefined;
    const settle = (outcome: Outcome) => {
      clearTimeout(clock);
      resolve(outcome);
      request.abort();
    };
    const answered = (text: string) => {
      // A single header that a page may not read is an error in the console.
      const headers = request.getAllResponseHeaders();
      const [, retryAfter] = /^retry-after: (.+)$/im.exec(headers) ?? [];
      settle(outcomeOf(request.status, text, retryAfter));
    };
    const waitOn = () => {
      clearTimeout(clock);
      clock = setTimeout(
        () => (request.status ? answered('') : settle({ is: 'doubtful' })),
        patience,
      );
    };
    request.open('POST', to);
    request.setRequestHeader('Accept', 'application/json');
    request.addEventListener('readystatechange', () => {
      if (request.readyState === headersReceived && request.status < 300) answered('');
    });
    request.addEventListener('progress', ({ loaded }) => {
      if (loaded > small) answered('');
    });
    request.addEventListener('load', () => answered(request.responseText));
    request.addEventListener('error', () =>
      settle({ is: navigator.onLine ? 'doubtful' : 'offline' }),
    );
    waitOn();
    if (isWatched) {
      request.upload.addEventListener('loadend', waitOn);
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        waitOn();
        onProgress(loaded / total);
      });
    }
    request.send(body);
  });
}

/** Line breaks as in a form that a browser sends (HTML, "Constructing the entry list"). */
export function asSent(text: string): string {
  return text.replaceAll(/\r?\n/g, '\r\n');
}
