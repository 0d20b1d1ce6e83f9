import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import { retainedKinds, type RetainedKind } from '#src/kernel/settings/retained-kind.ts';
import { findRetentionPeriods, storeRetentionDays } from '#src/kernel/settings/retention-repository.ts';
import { settingGone, type ChangingCall, type SettingPage } from '#src/kernel/settings/setting-page.ts';
import { auditedFields } from '#src/kernel/settings/audited-fields.ts';

type Change = Schema<'RetentionChange'>;
type Reading = Pick<Call<'getRetention'>, 'tx' | 'language'> & { caller: { orgId: string } };

/** For how long the caller's organisation keeps what jobs remove. */
export async function getRetention({ tx, caller, language }: Reading): Promise<Schema<'RetentionList'>> {
  const own = await findRetentionPeriods(tx, caller.orgId);
  const items = retainedKinds.entries().map((kind) => {
    const set = own.find((row) => row.kind === kind.kind);
    return {
      kind: kind.kind,
      name: kind.name[language],
      about: kind.about[language],
      days: set?.days ?? kind.usualDays,
      usual_days: kind.usualDays,
      least_days: kind.leastDays,
      most_days: kind.mostDays,
      because: kind.because[language],
      row_version: set?.row_version ?? 0,
    };
  });
  return { items: items.toSorted((one, other) => one.name.localeCompare(other.name, language)) };
}

/** Sets for how long a kind of data is kept; the next night's jobs go by it. */
export async function saveRetention(call: Call<'saveRetention'>): Promise<Schema<'RetentionList'>> {
  await storeDays(call, call.body);
  return getRetention(call);
}

/** The page of the periods among those with a history. */
export const retentionPage: SettingPage = {
  page: 'retention',
  changedBy: 'saveRetention',
  restore: async (call, change) => {
    const days = change.fields.find(({ field }) => field === 'days')?.before;
    const kind = kindOf(change.subject_id);
    if (kind === undefined || typeof days !== 'number') throw settingGone();
    const own = await findRetentionPeriods(call.tx, call.caller.orgId);
    const rowVersion = own.find((row) => row.kind === kind.kind)?.row_version ?? 0;
    await storeDays(call, { kind: kind.kind, days, row_version: rowVersion });
  },
};

const kindOf = (code: string | null): RetainedKind | undefined =>
  retainedKinds.entries().find(({ kind }) => kind === code);

/** Sets a period within its limits, with a change in the history of the page. */
export async function storeDays(
  call: ChangingCall,
  { kind: code, days, row_version }: Change,
): Promise<void> {
  const { tx, caller, language, audit } = call;
  const kind = kindOf(code);
  if (kind === undefined) throw notFound();
  if (days < kind.leastDays) throw fieldRefused('days', 'too_small');
  if (days > kind.mostDays) throw fieldRefused('days', 'too_large');

  const before = (await findRetentionPeriods(tx, caller.orgId)).find((row) => row.kind === code);
  if (!(await storeRetentionDays(tx, caller.orgId, { kind: code, days, row_version })))
    throw staleRowVersion(before?.row_version ?? 0);
  const fields = changedFields({ days: before?.days ?? kind.usualDays }, { days }, ['days']);
  audit.subject(caller.orgId);
  audit.note({ kind: code, ...auditedFields(fields) });
  await recordSettingChange(call, {
    page: 'retention',
    subject: { id: code, label: kind.name[language] },
    fields,
  });
}
