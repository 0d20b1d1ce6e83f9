import type { Schema } from '@dosar/openapi';
import {
  checkProcess,
  mergeProcess,
  migrateProcess,
  type Migration,
  type Process,
  type ProcessFinding,
} from '@dosar/workload-domain';
import type { StoredProcess } from '#src/kernel/database/json-columns.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem } from '#src/kernel/problem/problem.ts';
import { insertSettingChange } from '#src/kernel/settings/setting-change-repository.ts';
import { versionAsRead } from './change-draft.ts';
import { findInForce, findOccupied, lockKindOfWork, writeInForce } from './in-force-repository.ts';
import { openKindOfWork } from './kind-of-work-repository.ts';
import { moveRunningWork } from './move-running-work.ts';
import { processDetail, surroundingsOf } from './process-detail.ts';
import { processOf, storedOf } from './stored-process.ts';
import { findVersions, updateVersion, type VersionRow } from './version-repository.ts';

/** Puts a draft into force: at once, or at a moment to come. */
export async function publishProcess(call: Call<'publishProcess'>): Promise<Schema<'ProcessDetail'>> {
  const { tx, caller, body, now, language, audit } = call;
  const { orgId } = caller;
  const draft = await versionAsRead(call, ['draft']);
  const { process_version_id: versionId, assignment_type_code: assignmentType } = draft;
  audit.subject(versionId);
  audit.note({ assignment_type: assignmentType, version: draft.version_no, reason: body.reason });
  const publishAt = body.publish_at === undefined ? undefined : new Date(body.publish_at);
  if (publishAt !== undefined && publishAt <= now) throw fieldRefused('publish_at', 'invalid_value');
  const author = caller.actorUserId ?? caller.userId;
  const wanted = { ...draft, answers: body.answers, published_by: author };
  const plan = await planOf(call, wanted);
  const said = {
    reason: body.reason,
    answers: JSON.stringify(body.answers),
    published_by: author,
  };
  if (publishAt === undefined) {
    await updateVersion(tx, orgId, { versionId, values: said });
    await putInForce(call, wanted, plan);
  } else
    await updateVersion(tx, orgId, {
      versionId,
      values: { ...said, state: 'validated', publish_at: publishAt },
    });
  return processDetail({ tx, orgId, language }, assignmentType);
}

type Plan = Migration & { content: StoredProcess };
type Context = Pick<ChangeContext, 'tx'> & { caller: { orgId: string } };

/** What would come into force with a version, and what would become of running work; refused where it does not hold together. */
export function planOf(context: Context, version: VersionRow): Promise<Plan> {
  return planFor(context, {
    assignmentType: version.assignment_type_code,
    answers: version.answers,
    // Words that were corrected since the draft began stay, unless the draft words them otherwise.
    nextOf: (inForce) =>
      mergeProcess({
        base: processOf(version.started_from),
        mine: processOf(version.content),
        theirs: processOf(inForce),
      }),
  });
}

type Wanted = {
  assignmentType: string;
  answers: VersionRow['answers'];
  nextOf: (inForce: StoredProcess) => Process;
  /** Findings about people, which a process from elsewhere cannot know. */
  overlooks?: ProcessFinding['code'];
};

/** What would become of running work under another process than the one in force. */
export async function planFor(
  { tx, caller: { orgId } }: Context,
  { assignmentType, answers, nextOf, overlooks }: Wanted,
): Promise<Plan> {
  if (!(await lockKindOfWork(tx, orgId, assignmentType))) throw notFound();
  const machine = await findInForce(tx, orgId, assignmentType);
  if (machine === undefined) throw notFound();
  const inForce = machine.content;
  const next = nextOf(inForce);
  const findings = checkProcess(next, await surroundingsOf(tx, orgId, inForce));
  if (findings.some(({ isError, code }) => isError && code !== overlooks))
    throw new Problem(422, 'process_not_sound');
  const migration = migrateProcess(
    {
      statuses: [...inForce.statuses, ...machine.retired],
      steps: [...inForce.steps, ...machine.retiredSteps],
    },
    next,
    {
      occupied: await findOccupied(tx, orgId, assignmentType),
      answers: [
        // Work that has stayed on an older version goes on staying there.
        ...machine.retired.map(({ code }) => ({ statusCode: code, toStatusCode: null })),
        ...answers.map((answer) => ({
          statusCode: answer.status_code,
          toStatusCode: answer.to_status_code,
        })),
      ],
    },
  );
  const statuses = [...migration.unanswered, ...migration.stranded];
  if (statuses.length > 0) throw new Problem(422, 'process_work_unanswered', { context: { statuses } });
  return { ...migration, content: storedOf(next) };
}

type Publication = Pick<
  VersionRow,
  'assignment_type_code' | 'process_version_id' | 'version_no' | 'published_by'
> & { restoredChangeId?: string };

/** Makes a version the one that running work follows, and moves the work whose status it does not have. */
export async function putInForce(
  context: ChangeContext & { caller: { orgId: string } },
  version: Publication,
  { content, kept, keptSteps, moves }: Plan,
): Promise<void> {
  const { tx, now, caller } = context;
  const { assignment_type_code: assignmentType, process_version_id: versionId } = version;
  const before = (await findVersions(tx, caller.orgId, assignmentType)).find(
    ({ state }) => state === 'published',
  );
  await writeInForce(tx, caller.orgId, { assignmentType, content, kept, keptSteps });
  await openKindOfWork(tx, caller.orgId, assignmentType);
  await moveRunningWork(context, { assignmentType, moves, versionNo: version.version_no });
  if (before !== undefined)
    await updateVersion(tx, caller.orgId, {
      versionId: before.process_version_id,
      values: { state: 'retired', retired_at: now },
    });
  await updateVersion(tx, caller.orgId, {
    versionId,
    values: { state: 'published', published_at: now, content: JSON.stringify(content) },
  });
  await insertSettingChange(tx, {
    org_id: caller.orgId,
    page: 'process',
    subject_id: assignmentType,
    subject_label: content.kind.name_ro,
    fields: [{ field: 'version', before: before?.version_no ?? null, after: version.version_no }],
    changed_by: version.published_by,
    on_behalf_of: null,
    changed_at: now,
    restored_change_id: version.restoredChangeId ?? null,
  });
}
