import { newId } from '@dosar/kernel/ids';
import { tidyLine } from '@dosar/kernel/typed-line';
import type { FieldProblem, Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import type { ChangingCall } from '#src/kernel/settings/setting-page.ts';
import { releaseUses } from '#src/kernel/settings/setting-use.ts';
import { lockRules } from '../rules/rule-repository.ts';
import { findDocumentKinds, insertDocumentKind, updateDocumentKind } from './document-kind-repository.ts';

type List = Schema<'DocumentKindList'>;
type Settings = Schema<'DocumentKindSettings'>;

const most = 200;

/** What the history of the page remembers of a kind. */
export const kindFields = [
  'name_ro',
  'name_en',
  'provided_by',
  'is_visible_to_claimant',
  'is_active',
] as const;

/** Every kind of document of the caller's organisation. */
export async function getDocumentKinds({
  tx,
  caller,
}: Pick<Call<'getDocumentKinds'>, 'tx' | 'caller'>): Promise<List> {
  const kinds = await findDocumentKinds(tx, caller.orgId);
  return { items: kinds.map(({ guidance: _, ...kind }) => kind) };
}

/** Adds a kind of document, names one otherwise, retires it, or offers it again. */
export async function saveDocumentKind(call: Call<'saveDocumentKind'>): Promise<List> {
  const { doc_type_code: code, kind, row_version } = call.body;
  await storeDocumentKind(call, { code: code ?? ownCode(), kind, rowVersion: row_version });
  return getDocumentKinds(call);
}

/** Nobody reads the code of a kind that an organisation adds; no release brings one like it. */
const ownCode = () => `own_${newId().replaceAll('-', '').slice(-20)}`;

type Wanted = { code: string; kind: Settings; rowVersion: number };

/** Stores a kind with a change in the history of the page; row version 0 makes a new one. */
export async function storeDocumentKind(
  call: ChangingCall & { caller: { orgId: string } },
  { code, kind, rowVersion }: Wanted,
): Promise<void> {
  const { tx, caller, language, audit } = call;
  const { orgId } = caller;
  // Two people who retire a kind and need it in a process wait for each other here.
  await lockRules(tx, orgId);
  const known = await findDocumentKinds(tx, orgId);
  const before = known.find(({ doc_type_code: each }) => each === code);
  const wanted = { ...kind, name_ro: tidyLine(kind.name_ro), name_en: tidyLine(kind.name_en) };
  const refused = refusedFields(wanted, known.length + (before === undefined ? 1 : 0));
  if (refused.length > 0) throw new Problem(422, 'rule_refused', { fields: refused });
  if (before?.kind.is_active === true && !wanted.is_active)
    await releaseUses(call, { kind: 'doc_type', id: code, moveTo: null });

  if (rowVersion === 0) {
    if (!(await insertDocumentKind(tx, orgId, { code, kind: wanted })))
      throw staleRowVersion(before?.row_version ?? 1);
  } else {
    if (before === undefined) throw notFound();
    if (!(await updateDocumentKind(tx, orgId, { code, kind: wanted, rowVersion })))
      throw staleRowVersion(before.row_version);
  }
  audit.subject(orgId);
  audit.note({ doc_type_code: code });
  await recordSettingChange(call, {
    page: 'document-rules',
    subject: { id: code, label: wanted[`name_${language}`] },
    fields: changedFields(before?.kind, wanted, kindFields),
  });
}

// An import brings names past the limits of the form, so the use case knows them as well.
function refusedFields(kind: Settings, count: number): FieldProblem[] {
  const fields: FieldProblem[] = (['name_ro', 'name_en'] as const)
    .filter((field) => kind[field] === '')
    .map((field) => ({ field: `kind.${field}`, code: 'required' }));
  return count > most ? [...fields, { field: 'kind', code: 'too_many' }] : fields;
}
