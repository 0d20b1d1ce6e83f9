import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { findKindsOfWork } from './surroundings-repository.ts';

/** The kind of work that a page asks about; the first one of the organisation where it names none. */
export async function chosenKind(
  tx: Transaction<Database>,
  orgId: string,
  asked: { assignment_type?: string | undefined },
): Promise<string> {
  return asked.assignment_type ?? (await findKindsOfWork(tx, orgId))[0]?.code ?? '';
}
