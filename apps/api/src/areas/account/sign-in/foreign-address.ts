import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { isAllowedAddress } from '#src/kernel/access/address-list.ts';
import { recordAudit } from '#src/kernel/audit/record-audit.ts';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import { addressRefusedText } from './address-refused-text.ts';
import type { Account } from './login-repository.ts';

type SignInCall = { address: string; now: Date };

/** Whether somebody who proved who they are may come in from where they are. */
export function isHomeAddress(account: Account, { address }: SignInCall): boolean {
  return (
    isAllowedAddress(address, account.allowed_addresses) &&
    isAllowedAddress(address, account.org_allowed_addresses)
  );
}

/** Tells the user, and the audit log, of a sign-in that only its address was wrong with. */
export async function reportForeignAddress(
  tx: Transaction<Database>,
  account: Account,
  { address, now }: SignInCall,
  operationId: string,
): Promise<void> {
  if (account.email !== null) {
    const text = addressRefusedText(account.language, address, now);
    await enqueue(tx, { orgId: account.org_id, kind: 'email', to: account.email, ...text });
  }
  await recordAudit(tx, {
    event: 'ADDRESS_REFUSED',
    outcome: 'refused',
    actor: { kind: 'public' },
    entity: 'user',
    entityId: account.user_id,
    operationId,
    address,
    now,
  });
}
