import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { findDeciders } from './decider-repository.ts';

/** Names of managers who have enough authority to decide an amount, whoever has just enough first; at most three. */
export async function whoMayDecide(
  tx: Transaction<Database>,
  orgId: string,
  { kind, amountBani, exceptUserId }: { kind: string; amountBani: number; exceptUserId: string },
): Promise<string[]> {
  const deciders = await findDeciders(tx, orgId);
  return deciders
    .filter(({ user_id: id, authority }) => id !== exceptUserId && (authority[kind] ?? 0) >= amountBani)
    .toSorted((one, other) => (one.authority[kind] ?? 0) - (other.authority[kind] ?? 0))
    .slice(0, 3)
    .map(({ full_name: name }) => name);
}
