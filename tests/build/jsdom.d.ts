/** The package ships no types; this is the part of it that is used here. */
declare module 'jsdom' {
  export class VirtualConsole {
    sendTo(console: Console): this;
  }
  export class JSDOM {
    constructor(html: string, options?: { virtualConsole?: VirtualConsole });
    readonly window: typeof globalThis & { document: Document };
    static fragment(html: string): DocumentFragment;
  }
}
