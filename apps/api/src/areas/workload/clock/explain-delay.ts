import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { findCauses, findClock } from './clock-list-repository.ts';
import { keepExplanation, lockClock } from './clock-repository.ts';

/** Keeps why a legal deadline was missed; a later explanation replaces it, and the timeline has both. */
export async function explainDelay(call: Call<'explainDelay'>): Promise<Schema<'LegalClock'>> {
  const { tx, caller, path, body, language, now, audit } = call;
  const { orgId } = caller;
  const reader = { orgId, language, today: localDateOf(now) };
  const locked = await lockClock(tx, orgId, path.legal_clock_id);
  const before = locked && (await findClock(tx, reader, path.legal_clock_id));
  if (!locked || !before) throw notFound();
  if (before.row_version !== body.row_version) throw staleRowVersion(before.row_version);
  if (before.days_late === 0) throw new Problem(409, 'conflict');
  const cause = [...(await findCauses(tx, reader)), ...causeOf(before)].find(
    (known) => known.code === body.delay_cause_code,
  );
  if (!cause) throw fieldRefused('delay_cause_code', 'unknown_code');

  const note = body.note?.trim() ?? '';
  await keepExplanation(tx, orgId, path.legal_clock_id, {
    delay_cause_code: cause.code,
    delay_note: note === '' ? null : note,
    explained_by_user_id: caller.userId,
    explained_at: now,
  });
  await recordTimelineEvent(call, {
    claimFileId: locked.claim_file_id,
    kind: 'legal_clock',
    title: {
      ro: `Cauza întârzierii: ${cause.name}`,
      en: `Cause of the delay: ${cause.name}`,
    },
    body: note === '' ? undefined : note,
  });
  audit.subject(path.legal_clock_id);
  const after = await findClock(tx, reader, path.legal_clock_id);
  if (!after) throw notFound();
  return after;
}

/** The cause that an explanation names already: it may stay when it is retired. */
function causeOf({ delay_cause_code: code, delay_cause_name: name }: Schema<'LegalClock'>) {
  return code === null || name === null ? [] : [{ code, name }];
}
