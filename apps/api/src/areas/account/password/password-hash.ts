import { randomBytes } from 'node:crypto';
import { longestPassword, passwordText } from '@dosar/account-domain';
import { hash, verify } from '@node-rs/argon2';
import { queue } from '#src/kernel/load/queue.ts';

/** Password Storage cheat sheet: at least 19 MiB, 2 passes. 46 MiB with one pass is the same strength in half the memory traffic. */
const parameters = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
const prefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

/** Each hash holds 46 MiB: two at a time keep memory and both cores in hand, the rest wait their turn. */
const atOnce = 2;
const longestQueue = 50;

/** The form in which passwords are stored (argon2id, PHC string). */
export function hashPassword(password: string): Promise<string> {
  return hash(passwordText(password), parameters);
}

/** Whether a stored hash was made with other parameters than today's and should be made anew. */
export function needsRehash(stored: string): boolean {
  return !stored.startsWith(prefix);
}

/**
 * Checks and hashes passwords a few at a time; beyond a queue of fifty they are turned away as `overloaded`.
 *
 * Without a stored hash (unknown user) a check spends the same time on a hash that nothing matches.
 */
export function passwordHashing() {
  const turns = queue(atOnce, longestQueue);
  let nobody: Promise<string> | undefined;

  return {
    async isRight(password: string, stored: string | undefined): Promise<boolean> {
      nobody ??= hashPassword(randomBytes(32).toString('base64'));
      const against = stored ?? (await nobody);
      // Hashing megabytes is an attack, not a login.
      const isTooLong = [...passwordText(password)].length > longestPassword;

      return turns(async () => {
        const matches = await verify(against, isTooLong ? '' : passwordText(password));
        return matches && !isTooLong && stored !== undefined;
      });
    },
    hash: (password: string): Promise<string> => turns(() => hashPassword(password)),
  };
}

/** Checks and hashes passwords a few at a time. */
export type PasswordHashing = ReturnType<typeof passwordHashing>;
