import { fieldOf } from './fieldOf.ts';

/**
 * The players that answer when they are asked, by origin, and the question: YouTube's and Vimeo's
 * own scripts ask in the same words. Of the other hosts' players nobody can tell whether they live.
 */
export const speakingPlayers: Readonly<Record<string, string>> = {
  'https://www.youtube-nocookie.com': '{"event":"listening","id":1,"channel":"widget"}',
  'https://player.vimeo.com': '{"method":"ping"}',
};

/** Whether a message is an event or an answer of a player, as JSON or as an object; its length does not matter. */
export function readPlayerMessage(message: unknown): true | undefined {
  const isPlayers =
    typeof message === 'string'
      ? /^\{.{0,500}"(?:event|method)":"/s.test(message)
      : [fieldOf(message, 'event'), fieldOf(message, 'method')].some(
          (word) => typeof word === 'string',
        );
  return isPlayers || undefined;
}
