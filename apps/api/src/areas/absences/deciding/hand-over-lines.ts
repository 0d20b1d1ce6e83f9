import { endOfDay, startOfDay } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import { findOpenWork } from '#src/areas/assignments/index.ts';
import { findClaimantChannels } from '#src/areas/messages/index.ts';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { AbsenceRow } from '../absence-repository.ts';

/**
 * Each piece of open work of somebody who will be away, with whom it is proposed to.
 *
 * What has its own or its legal deadline in those days goes to the replacement; the rest stays, and without a replacement
 * everything does.
 */
export async function proposeLines(
  tx: Transaction<Database>,
  orgId: string,
  absence: AbsenceRow,
  language: Language,
): Promise<Schema<'HandOverLine'>[]> {
  const { user_id: userId, date_from: dateFrom, date_to: dateTo } = absence;
  const work = await findOpenWork(tx, { orgId, userId }, language);
  const masters = work.filter((piece) => piece.is_case_master).map((piece) => piece.claim_file_id);
  const channels = await findClaimantChannels(tx, orgId, masters);
  const [from, until] = [startOfDay(dateFrom).toISOString(), endOfDay(dateTo).toISOString()];
  return work.map(({ is_case_master: isMaster, ...piece }) => {
    const { due_at: dueAt, legal_due_date: legal } = piece;
    const isInPeriod =
      (dueAt >= from && dueAt < until) || (legal !== null && legal >= dateFrom && legal <= dateTo);
    const deputy = absence.replacement_answer === 'refused' ? null : absence.replacement_user_id;
    return {
      ...piece,
      is_in_period: isInPeriod,
      to_user_id: isInPeriod ? deputy : null,
      channel: isMaster ? (channels.get(piece.claim_file_id)?.kind ?? null) : null,
    };
  });
}
