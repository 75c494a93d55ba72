/** What a message of a booking page says. */
export type Sign =
  | { says: 'alive' }
  /** How high the page would like to be, in pixels. */
  | { says: 'height'; pixels: number }
  | { says: 'scheduled' }
  /** The page was found, but has an error of its own. */
  | { says: 'broken' }
  /** It stays invisible until it gets this answer. */
  | { says: 'ready'; answer: object };

/** One scheduling service: where its booking page is framed, and what its messages say. */
export type Adapter = {
  /** The address of the frame. `embedder` is the host name of this site. */
  address(page: URL, embedder: string): string;
  /** Who speaks for the calendar, besides the host of the booking page itself. */
  origins: readonly string[];
  read(message: unknown): Sign | undefined;
  /** Whether every calendar that lives says so. Of the others nobody can tell. */
  speaks: boolean;
  /** The service's own script, which draws the frame where site.yaml names it. */
  widget?: { isThere(): boolean; draw(page: string, place: HTMLElement): void };
};
