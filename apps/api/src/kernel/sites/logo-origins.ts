import { sql } from 'kysely';
import { outsideTenant, type Db } from '../database/index.ts';

/** A new logo host is allowed this soon. */
const knownMilliseconds = 30_000;

/**
 * The origins that organisations' logos come from: what pages may show beside pictures of their own.
 *
 * Answers at once with what is known and looks again behind the visitor's back, so that no page waits for the database.
 */
export function logoOrigins(db: Db, now: () => number): () => readonly string[] {
  let known: readonly string[] = [];
  let readAt = -Infinity;

  async function look(): Promise<void> {
    const { rows } = await outsideTenant(db, (tx) =>
      sql<{ logo_url: string }>`select logo_url from list_logo_urls() as logo_url`.execute(tx),
    );
    known = [...new Set(rows.flatMap(({ logo_url }) => originOf(logo_url) ?? []))].sort();
  }

  return function imageOrigins() {
    if (now() - readAt >= knownMilliseconds) {
      readAt = now();
      // Without the database the known ones stay good.
      look().catch(() => undefined);
    }
    return known;
  };
}

function originOf(url: string): string | undefined {
  const address = URL.parse(url);
  return address?.protocol === 'https:' ? address.origin : undefined;
}
