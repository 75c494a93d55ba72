/** The package ships no types; this is the part of it that the tests use. */
declare module 'jsdom' {
  export class VirtualConsole {
    sendTo(console: Console): this;
  }
  export class JSDOM {
    constructor(html: string, options?: { virtualConsole?: VirtualConsole });
    readonly window: { document: Document };
    static fragment(html: string): DocumentFragment;
  }
}
