import { Resolver } from 'node:dns/promises';

/** The TXT rows of a name in the public DNS; none when the name has none. Fails when no server answers in time. */
export type FindTexts = (name: string) => Promise<string[]>;

type Options = { servers?: readonly string[]; timeoutMs?: number };

const absent = new Set(['ENODATA', 'ENOTFOUND']);

/** Asks the name servers of the machine, or those that are named. */
export function dnsTexts({ servers, timeoutMs = 2000 }: Options = {}): FindTexts {
  return async (name) => {
    // One resolver a question: `cancel` and the time limit then concern nobody else.
    const resolver = new Resolver({ timeout: timeoutMs, tries: 1 });
    if (servers !== undefined) resolver.setServers([...servers]);
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      if (error instanceof Error && 'code' in error && absent.has(String(error.code))) return [];
      throw error;
    }
  };
}
