import type { Schema } from '@dosar/openapi';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { lockMoney } from '../ledger/money-of-file.ts';
import { moneyRefused } from '../offer/money-refused.ts';
import { findRecovery, type RecoveryRow } from './recovery-repository.ts';

/** A recovery that the caller reads at a version of its file's money, held until the transaction ends; one that was given up is over. */
export async function lockRecovery(
  { tx, caller }: Pick<ChangeContext, 'tx' | 'caller'>,
  recoveryId: string,
  readVersion: number,
): Promise<RecoveryRow> {
  const found = await findRecovery(tx, caller.orgId, recoveryId);
  if (found === undefined) throw notFound();
  await lockMoney({ tx, caller }, found.claim_file_id, readVersion);
  const recovery = await findRecovery(tx, caller.orgId, recoveryId);
  if (recovery === undefined) throw notFound();
  if (recovery.state === 'given_up') throw moneyRefused(409, 'given_up_already');
  return recovery;
}

const kindNames: Record<Schema<'RecoveryKind'>, BilingualText> = {
  recourse: { ro: 'Regres', en: 'Recourse' },
  residual: { ro: 'Valoare reziduală', en: 'Residual value' },
};

type Told = {
  claimFileId: string;
  recoveryId: string;
  kind: Schema<'RecoveryKind'>;
  what: BilingualText;
  body: string;
};

/** Tells the timeline of a file what happened to money that is to come back. */
export async function tellOfRecovery(
  context: ChangeContext,
  { claimFileId, recoveryId, kind, what, body }: Told,
): Promise<void> {
  const { ro, en } = kindNames[kind];
  await recordTimelineEvent(context, {
    claimFileId,
    kind: 'payment',
    title: { ro: `${ro}: ${what.ro}`, en: `${en}: ${what.en}` },
    body,
    data: { recovery_id: recoveryId },
  });
}
