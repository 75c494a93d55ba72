import { config } from 'zod';

/**
 * Zod writes and compiles a function for every schema that is used, which pays after some thousand
 * sections. The check looks at a few dozen and ends. To be loaded before any schema.
 */
config({ jitless: true });
