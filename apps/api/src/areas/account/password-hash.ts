import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Password Storage cheat sheet: at least 19 MiB, 2 passes. 46 MiB with one pass is the same strength in half the memory traffic. */
const parameters = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
const prefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

/** Beyond these a password is refused unhashed: hashing megabytes is an attack, not a login. */
const longestPassword = { characters: 256, bytes: 1024 };

/** Each hash holds 46 MiB: two at a time keep memory and both cores in hand, the rest wait their turn. */
const atOnce = 2;
const longestQueue = 50;

/** More sign-ins are waiting than this server can check in a reasonable time. */
export class PasswordQueueFull extends Error {}

/** The form in which passwords are stored (argon2id, PHC string). */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), parameters);
}

/** Whether a stored hash was made with other parameters than today's and should be made anew. */
export function needsRehash(stored: string): boolean {
  return !stored.startsWith(prefix);
}

/**
 * Checks passwords a few at a time.
 *
 * Without a stored hash (unknown user) it spends the same time on a hash that nothing matches.
 */
export function passwordVerifier() {
  const turns = queue(atOnce, longestQueue);
  let nobody: Promise<string> | undefined;

  return async function isRight(password: string, stored: string | undefined): Promise<boolean> {
    const isTooLong =
      password.length > longestPassword.characters || Buffer.byteLength(password) > longestPassword.bytes;
    nobody ??= hashPassword(randomBytes(32).toString('base64'));
    const against = stored ?? (await nobody);

    return turns(async () => {
      const matches = await verify(against, isTooLong ? '' : password.normalize('NFC'));
      return matches && !isTooLong && stored !== undefined;
    });
  };
}

/** Tells whether a password matches; takes the same time when there is nothing to match. */
export type PasswordVerifier = ReturnType<typeof passwordVerifier>;

function queue(width: number, longest: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= width) {
      if (waiting.length >= longest) throw new PasswordQueueFull('too many sign-ins at once');
      await new Promise<void>((turn) => waiting.push(turn));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
