import { sql } from 'kysely';
import { outsideTenant, type Db } from '../database/index.ts';

/** A new host of a logo or an icon font is allowed this soon. */
const knownMilliseconds = 30_000;

/**
 * The origins that organisations' logos and icon fonts come from: what pages may show beside what is their own.
 *
 * Answers at once with what is known and looks again behind the visitor's back, so that no page waits for the database.
 */
export function brandingOrigins(db: Db, now: () => number): () => readonly string[] {
  let known: readonly string[] = [];
  let readAt = -Infinity;
  let isLooking = false;

  async function look(): Promise<void> {
    const { rows } = await outsideTenant(db, (tx) =>
      sql<{ address: string }>`select address from list_branding_urls() as address`.execute(tx),
    );
    known = [...new Set(rows.flatMap(({ address }) => originOf(address) ?? []))].sort();
  }

  return function origins() {
    // One look at a time: an earlier one that takes longer would bring back what has been replaced since.
    if (!isLooking && now() - readAt >= knownMilliseconds) {
      readAt = now();
      isLooking = true;
      // Without the database the known ones stay good.
      look()
        .catch(() => undefined)
        .finally(() => {
          isLooking = false;
        });
    }
    return known;
  };
}

function originOf(url: string): string | undefined {
  const address = URL.parse(url);
  return address?.protocol === 'https:' ? address.origin : undefined;
}
