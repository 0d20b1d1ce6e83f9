import { tidyLine } from '@dosar/kernel/typed-line';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import type { ChangingCall } from '#src/kernel/settings/setting-page.ts';
import { releaseUses } from '#src/kernel/settings/setting-use.ts';
import { browseTemplateSets } from './browse-template-sets.ts';
import {
  findTemplateSet,
  findTemplateSets,
  insertTemplateSet,
  mostSets,
  updateTemplateSet,
} from './template-set-repository.ts';

/** Makes a set, or renames one. */
export async function saveTemplateSet(call: Call<'saveTemplateSet'>): Promise<Schema<'TemplateSet'>> {
  const { body, audit } = call;
  const name = tidyLine(body.name);
  if (name === '') throw fieldRefused('name', 'required');
  audit.note({ name });
  if (body.template_set_id !== null)
    return changeSet(call, { setId: body.template_set_id, ifVersion: body.row_version }, { name });
  return createSet(call, name);
}

/** Makes a set of a name that no other has, and remembers that. */
export async function createSet(call: ChangingCall, name: string): Promise<Schema<'TemplateSet'>> {
  const { tx, caller, audit } = call;
  const { orgId } = caller;
  if ((await findTemplateSets(tx, orgId)).length >= mostSets) throw fieldRefused('name', 'too_many');
  const setId = await insertTemplateSet(tx, orgId, name);
  if (setId === undefined) throw nameKnown();
  audit.subject(setId);
  await record(call, { setId, label: name }, undefined, { set_name: name, is_active: true });
  return { template_set_id: setId, name, row_version: 1 };
}

/** Removes a set that no rule names. */
export async function removeTemplateSet(call: Call<'removeTemplateSet'>): Promise<Schema<'TemplateSets'>> {
  const { path, body } = call;
  await changeSet(call, { setId: path.template_set_id, ifVersion: body.row_version }, { isActive: false });
  return browseTemplateSets(call);
}

type Held = { setId: string; ifVersion?: number };
type Change = { name?: string; isActive?: boolean };

/** Renames a set, removes it or brings it back, and remembers that. */
export async function changeSet(
  call: ChangingCall,
  { setId, ifVersion }: Held,
  change: Change,
): Promise<Schema<'TemplateSet'>> {
  const { tx, caller, now, audit } = call;
  const { orgId } = caller;
  const before = await findTemplateSet(tx, { orgId, setId });
  // A restore alone, which has read no version, changes what was removed.
  if (before === undefined || (before.is_removed && ifVersion !== undefined)) throw notFound();
  audit.subject(setId);
  const { name = before.name, isActive = !before.is_removed } = change;
  if (ifVersion !== undefined && ifVersion !== before.row_version) throw staleRowVersion(before.row_version);
  if (!isActive) await releaseUses(call, { kind: 'template_set', id: setId, moveTo: null });
  if (!(await updateTemplateSet(tx, { orgId, setId }, { name, removedAt: isActive ? null : now })))
    throw nameKnown();
  await record(
    call,
    { setId, label: name },
    { set_name: before.name, is_active: !before.is_removed },
    { set_name: name, is_active: isActive },
  );
  return { template_set_id: setId, name, row_version: before.row_version + 1 };
}

type Values = { set_name: string; is_active: boolean };

function record(
  call: ChangingCall,
  { setId, label }: { setId: string; label: string },
  before: Values | undefined,
  after: Values,
): Promise<void> {
  return recordSettingChange(call, {
    page: 'message-templates',
    subject: { id: setId, label },
    fields: changedFields(before, after, ['set_name', 'is_active']),
  });
}

const nameKnown = () => new Problem(409, 'template_set_known');
