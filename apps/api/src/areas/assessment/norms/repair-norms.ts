import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { countOutcomes, type LineOutcome } from '#src/kernel/csv/declared-import.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import { settingGone, type ChangingCall, type SettingPage } from '#src/kernel/settings/setting-page.ts';
import { normOf, partLookup, readNormFile } from './norm-file.ts';
import {
  findNormsOn,
  findNormVersions,
  findPartWords,
  insertNorms,
  lockNorms,
  markWithdrawn,
} from './norm-repository.ts';

type Norm = Schema<'RepairNorm'>;
type Told = Schema<'NormImport'>;
type Line = Told['lines'][number];

const page = 'repair-norms';

/** What usual repairs take today, and the versions of that table. */
export async function browseRepairNorms({
  tx,
  caller,
  now,
}: Pick<Call<'browseRepairNorms'>, 'tx' | 'caller' | 'now'>): Promise<Schema<'RepairNorms'>> {
  const today = localDateOf(now);
  return {
    lines: await findNormsOn(tx, caller.orgId, today),
    versions: await findNormVersions(tx, caller.orgId, today),
  };
}

/** What a file of usual repairs would put in force, line by line. */
export async function previewRepairNorms(call: Call<'previewRepairNorms'>): Promise<Told> {
  return (await judge(call)).told;
}

/** Puts a file of usual repairs in force from a day on, as a version of its own. */
export async function importRepairNorms(call: Call<'importRepairNorms'>): Promise<Told> {
  const { tx, caller, now, body, audit } = call;
  const { told, norms, isComplete } = await judge(call);
  if (!isComplete) throw fieldRefused('columns', 'required');
  if (norms.length === 0) throw fieldRefused('csv', 'required');
  // Notes of past days were reckoned with what held then.
  if (body.valid_from < localDateOf(now)) throw fieldRefused('valid_from', 'invalid_value');
  const id = await insertNorms(tx, caller.orgId, {
    validFrom: body.valid_from,
    fileName: body.file_name,
    lines: norms,
    userId: caller.actorUserId ?? caller.userId,
    now,
  });
  audit.subject(caller.orgId);
  audit.note(Object.fromEntries(told.counts.map(({ outcome, count }) => [outcome, count])));
  await record(call, { id, label: labelOf(body) }, undefined, false);
  return told;
}

/** Takes a version of the table back, or lets it hold again. */
export async function withdrawRepairNorms(call: Call<'withdrawRepairNorms'>): Promise<Schema<'RepairNorms'>> {
  const { assessment_norm_id: id, is_withdrawn: isWithdrawn, row_version: version } = call.body;
  await withdraw(call, { id, isWithdrawn, version });
  return browseRepairNorms(call);
}

/** The page of the table among those with a history; restoring takes a version back or lets it hold again. */
export const normsPage: SettingPage = {
  page,
  changedBy: 'importRepairNorms',
  restore: async (call, change) => {
    const [field] = change.fields;
    await withdraw(call, { id: change.subject_id ?? '', isWithdrawn: field?.before !== true });
  },
};

/** Puts the table of another installation in force from today on, as a version of its own. */
export async function takeNorms(
  call: ChangingCall & { caller: { userId: string; actorUserId?: string | undefined } },
  lines: readonly Norm[],
  fileName: string,
): Promise<void> {
  const { tx, caller, now, audit } = call;
  const parts = new Set((await findPartWords(tx)).map(({ code }) => code));
  const isUsable = lines.every(({ part_code: code }) => parts.has(code));
  if (!isUsable || new Set(lines.map(keyOf)).size < lines.length)
    throw fieldRefused('part_code', 'invalid_value');
  const validFrom = localDateOf(now);
  const userId = caller.actorUserId ?? caller.userId;
  const id = await insertNorms(tx, caller.orgId, { validFrom, fileName, lines, userId, now });
  audit.subject(caller.orgId);
  await record(
    call,
    { id, label: labelOf({ file_name: fileName, valid_from: validFrom }) },
    undefined,
    false,
  );
}

type Withdrawn = { id: string; isWithdrawn: boolean; version?: number };

async function withdraw(call: ChangingCall, { id, isWithdrawn, version }: Withdrawn): Promise<void> {
  const { tx, caller, audit } = call;
  audit.subject(caller.orgId);
  const held = await lockNorms(tx, caller.orgId, id);
  if (held === undefined) throw version === undefined ? settingGone() : notFound();
  if (version !== undefined && held.row_version !== version) throw staleRowVersion(held.row_version);
  audit.note({ file: held.file_name, is_withdrawn: String(isWithdrawn) });
  if (held.is_withdrawn === isWithdrawn) return;
  await markWithdrawn(tx, caller.orgId, { normId: id, isWithdrawn });
  await record(call, { id, label: labelOf(held) }, held.is_withdrawn, isWithdrawn);
}

const labelOf = ({ file_name, valid_from }: { file_name: string; valid_from: string }) =>
  `${file_name} · ${valid_from}`;

function record(
  call: ChangingCall,
  subject: { id: string; label: string },
  before: boolean | undefined,
  isWithdrawn: boolean,
): Promise<void> {
  return recordSettingChange(call, {
    page,
    subject,
    fields: changedFields(before === undefined ? undefined : { holds: !before }, { holds: !isWithdrawn }, [
      'holds',
    ]),
  });
}

async function judge({ tx, caller, body }: Pick<Call<'importRepairNorms'>, 'tx' | 'caller' | 'body'>) {
  const { headings, columns, isComplete, lines } = readNormFile(body.csv, body.columns);
  const present = new Map(
    (await findNormsOn(tx, caller.orgId, body.valid_from)).map((norm) => [keyOf(norm), norm]),
  );
  const partOf = partLookup(await findPartWords(tx));
  const norms = new Map<string, Norm>();
  const judged: Line[] = (isComplete ? lines : []).map((typed) => {
    const name = [typed.part, typed.operation].filter(Boolean).join(', ').slice(0, 200);
    const tell = (outcome: LineOutcome, reason: Line['reason'] = null): Line => ({
      line: typed.line,
      name,
      outcome,
      reason,
    });
    const norm = normOf(typed, partOf);
    if (typeof norm === 'string') return tell('left_out', norm);
    if (norms.has(keyOf(norm))) return tell('left_out', 'twice');
    norms.set(keyOf(norm), norm);
    const known = present.get(keyOf(norm));
    if (known === undefined) return tell('new');
    return tell(isSame(known, norm) ? 'unchanged' : 'changed');
  });
  const told: Told = {
    headings,
    columns,
    lines: judged,
    counts: countOutcomes(judged),
    gone_count: isComplete ? [...present.keys()].filter((key) => !norms.has(key)).length : 0,
  };
  return { told, norms: [...norms.values()], isComplete };
}

const keyOf = ({ part_code, operation }: Norm) => `${part_code} ${operation}`;

const isSame = (one: Norm, other: Norm) =>
  one.labour_type === other.labour_type &&
  one.labour_hundredths === other.labour_hundredths &&
  one.paint_hundredths === other.paint_hundredths &&
  one.unit_price_bani === other.unit_price_bani;
