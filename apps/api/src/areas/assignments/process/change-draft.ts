import type { Schema } from '@dosar/openapi';
import { isDeepStrictEqual } from 'node:util';
import type { StoredProcess } from '#src/kernel/database/json-columns.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { transitionEffects, transitionGuards } from '../extension-points.ts';
import { processDetail } from './process-detail.ts';
import { itemsOf, statusKey, tidyStatus, tidyStep } from './stored-process.ts';
import { deleteVersion, lockVersion, updateVersion, type VersionRow } from './version-repository.ts';

type Change = Schema<'ProcessItemChange'>;

/**
 * Changes statuses and steps of a draft.
 *
 * Each item is compared with the row version in which it was read, so two people who change different ones do not disturb each other.
 */
export async function changeProcessDraft({
  tx,
  caller,
  body,
  language,
  audit,
}: Call<'changeProcessDraft'>): Promise<Schema<'ProcessDetail'>> {
  const { orgId } = caller;
  const draft = await lockVersion(tx, orgId, body.process_version_id);
  if (draft?.state !== 'draft') throw notFound();
  audit.subject(draft.process_version_id);
  const before = itemsOf(draft.content);
  let { content } = draft;
  const revisions = { ...draft.revisions };
  for (const [index, change] of body.items.entries()) {
    const present = revisions[change.key] ?? 0;
    // An item that is not there yet was read by nobody.
    const isNew = !before.has(change.key) && change.revision === 0 && present === 0;
    if (!isNew && present !== change.revision) throw staleRowVersion(draft.row_version);
    content = changed(content, change, `items.${index}`);
  }
  // Statuses take their steps with them: whoever changes one of these meanwhile has to learn of it.
  const after = itemsOf(content);
  for (const key of new Set([...before.keys(), ...after.keys()]))
    if (!isDeepStrictEqual(before.get(key), after.get(key))) revisions[key] = draft.row_version + 1;
  audit.note({ items: body.items.map(({ key }) => key).join(', ') });
  await updateVersion(tx, orgId, {
    versionId: draft.process_version_id,
    values: { content: JSON.stringify(content), revisions: JSON.stringify(revisions) },
  });
  return processDetail({ tx, orgId, language }, draft.assignment_type_code);
}

function changed(content: StoredProcess, change: Change, place: string): StoredProcess {
  const { key, kind, status, step, position } = change;
  const name = key.slice(key.indexOf(':') + 1);
  if (key === 'kind') {
    if (kind === undefined) throw fieldRefused(`${place}.kind`, 'required');
    return { ...content, kind };
  }
  if (key.startsWith('status:')) {
    if (status !== undefined && statusKey(status.code) !== key)
      throw fieldRefused(`${place}.status.code`, 'invalid_value');
    const statuses = replaced(content.statuses, {
      is: ({ code }) => code === name,
      by: status && tidyStatus(status),
      position,
    });
    const steps =
      status === undefined
        ? content.steps.filter(
            ({ from_status_code: from, to_status_code: to }) => from !== name && to !== name,
          )
        : content.steps;
    return { ...content, statuses, steps };
  }
  if (step !== undefined && `step:${step.from_status_code}.${step.code}` !== key)
    throw fieldRefused(`${place}.step.code`, 'invalid_value');
  if (step !== undefined) acceptedRules(step, `${place}.step`);
  const isStep = ({ from_status_code: from, code }: Schema<'ProcessStep'>) => `${from}.${code}` === name;
  return {
    ...content,
    steps: replaced(content.steps, { is: isStep, by: step && tidyStep(step), position }),
  };
}

/** Refuses a condition or an effect that is not set as its area reads it; what no area brings any more is named by the check. */
export function acceptedRules(step: Schema<'ProcessStep'>, place: string): void {
  for (const [list, rules] of [
    ['conditions', transitionGuards.entries()],
    ['effects', transitionEffects.entries()],
  ] as const)
    for (const { code, value } of step[list]) {
      const rule = rules.find((known) => known.code === code);
      if (rule?.accepts(value) === false) throw fieldRefused(`${place}.${list}`, 'invalid_value');
    }
}

type Replacement<One> = { is: (item: One) => boolean; by: One | undefined; position: number | undefined };

function replaced<One>(items: readonly One[], { is, by, position }: Replacement<One>): One[] {
  const at = items.findIndex(is);
  const others = items.filter((item) => !is(item));
  if (by === undefined) return others;
  return others.toSpliced(position ?? (at < 0 ? others.length : at), 0, by);
}

/** A version that was read as it still is; anything else is refused. */
export async function versionAsRead(
  { tx, caller, body }: Pick<Call<'discardProcessDraft'>, 'tx' | 'caller' | 'body'>,
  states: readonly VersionRow['state'][],
): Promise<VersionRow> {
  const version = await lockVersion(tx, caller.orgId, body.process_version_id);
  if (version === undefined || !states.includes(version.state)) throw notFound();
  if (version.row_version !== body.row_version) throw staleRowVersion(version.row_version);
  return version;
}

/** Throws a draft away; a proposal is kept as the base that the organisation decided against. */
export async function discardProcessDraft(
  call: Call<'discardProcessDraft'>,
): Promise<Schema<'ProcessDetail'>> {
  const { tx, caller, now, language, audit } = call;
  const version = await versionAsRead(call, ['draft', 'proposed']);
  const { process_version_id: versionId, assignment_type_code: assignmentType } = version;
  audit.subject(versionId);
  if (version.state === 'draft') await deleteVersion(tx, caller.orgId, versionId);
  else await updateVersion(tx, caller.orgId, { versionId, values: { state: 'retired', retired_at: now } });
  return processDetail({ tx, orgId: caller.orgId, language }, assignmentType);
}

/** Takes back a publication that is still to come: the version is a draft again. */
export async function withdrawProcess(call: Call<'withdrawProcess'>): Promise<Schema<'ProcessDetail'>> {
  const { tx, caller, language, audit } = call;
  const version = await versionAsRead(call, ['validated']);
  audit.subject(version.process_version_id);
  await updateVersion(tx, caller.orgId, {
    versionId: version.process_version_id,
    values: { state: 'draft', publish_at: null },
  });
  return processDetail({ tx, orgId: caller.orgId, language }, version.assignment_type_code);
}
