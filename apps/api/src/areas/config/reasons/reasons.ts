import { newId } from '@dosar/kernel/ids';
import { tidyLine } from '@dosar/kernel/typed-line';
import type { FieldProblem, Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import type { ChangingCall } from '#src/kernel/settings/setting-page.ts';
import { auditedFields } from '#src/kernel/settings/audited-fields.ts';
import { findOffered, findReasons, insertReason, updateReason } from './reason-repository.ts';

type Reason = Schema<'Reason'>;
type Change = Schema<'ReasonChange'>;

/** How many reasons a place can have: more than people read before they choose. */
const most = 50;

/** What a place offers to choose from, in the language of the call. */
export async function browseReasons({
  tx,
  caller,
  query,
  language,
}: Call<'browseReasons'>): Promise<Schema<'OfferedReasons'>> {
  return { items: await findOffered(tx, caller.orgId, { place: query.place, language }) };
}

/** Every reason of the caller's organisation. */
export async function getReasons({
  tx,
  caller,
}: Pick<Call<'getReasons'>, 'tx' | 'caller'>): Promise<Schema<'ReasonList'>> {
  return { items: await findReasons(tx, caller.orgId) };
}

/** Adds a reason, words one otherwise, retires it, or offers it again. */
export async function saveReason(call: Call<'saveReason'>): Promise<Schema<'ReasonList'>> {
  await storeReason(call, call.body);
  return getReasons(call);
}

/** A reason in the settings: places and codes are the same in every organisation. */
export const reasonId = ({ place, code }: Pick<Reason, 'place' | 'code'>) => `${place}.${code}`;

/** The place that an id of the settings begins with; nothing where no such place asks. */
export const placeOf = (id: string) => places.find((place) => id.startsWith(`${place}.`));

const places = [
  'delay',
  'document_refusal',
  'visit_cancellation',
  'claim_refusal',
  'work_cancellation',
] as const satisfies readonly Reason['place'][];

/** The reason of an id of the settings; nothing where there is none. */
export async function findReason(call: Pick<ChangingCall, 'tx' | 'caller'>, id: string) {
  return (await findReasons(call.tx, call.caller.orgId)).find((reason) => reasonId(reason) === id);
}

/** Stores a reason with a change in the history of the page; a code that is named and free becomes a new one. */
export async function storeReason(call: ChangingCall, typed: Change): Promise<void> {
  const { tx, caller, language, audit } = call;
  const { place, row_version: rowVersion, is_active } = typed;
  const words = { name_ro: tidyLine(typed.name_ro), name_en: tidyLine(typed.name_en), is_active };
  const known = (await findReasons(tx, caller.orgId)).filter((reason) => reason.place === place);
  const before = known.find(({ code }) => code === typed.code);
  const refused = refusedFields(words, known.length + (before === undefined ? 1 : 0));
  if (refused.length > 0) throw new Problem(422, 'rule_refused', { fields: refused });

  const code = typed.code ?? ownCode();
  if (rowVersion === 0) {
    if (!(await insertReason(tx, caller.orgId, { place, code, words })))
      throw staleRowVersion(before?.row_version ?? 1);
  } else {
    if (before === undefined) throw notFound();
    if (!(await updateReason(tx, caller.orgId, { place, code, words, rowVersion })))
      throw staleRowVersion(before.row_version);
  }
  const id = reasonId({ place, code });
  const fields = changedFields(before, words, ['name_ro', 'name_en', 'is_active']);
  audit.subject(caller.orgId);
  audit.note({ reason: id, ...auditedFields(fields) });
  await recordSettingChange(call, {
    page: 'reasons',
    subject: { id, label: words[`name_${language}`] },
    fields,
  });
}

/** Nobody reads the code of a reason that an organisation adds; it only has to be free in every organisation that imports it. */
const ownCode = () => `own_${newId().replaceAll('-', '').slice(-20)}`;

// An import brings words past the limits of the form, so the use case knows them as well.
function refusedFields(words: Pick<Change, 'name_ro' | 'name_en'>, count: number): FieldProblem[] {
  const fields: FieldProblem[] = [];
  for (const field of ['name_ro', 'name_en'] as const) {
    if (words[field].length < 3) fields.push({ field, code: 'too_short' });
    if (words[field].length > 120) fields.push({ field, code: 'too_long' });
  }
  if (count > most) fields.push({ field: 'place', code: 'too_many' });
  return fields;
}
