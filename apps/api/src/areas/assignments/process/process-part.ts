import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '@dosar/openapi';
import { configurationParts, contentOf } from '#src/kernel/settings/configuration-part.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { acceptedRules } from './change-draft.ts';
import { findInForce } from './in-force-repository.ts';
import { insertKindOfWork } from './kind-of-work-repository.ts';
import { fieldsOfProcess } from './process-fields.ts';
import { planFor, putInForce } from './publish-process.ts';
import { versionsWithFirst } from './start-draft.ts';
import { processOf, tidyStatus, tidyStep } from './stored-process.ts';
import { findKindsOfWork } from './surroundings-repository.ts';
import { insertVersion } from './version-repository.ts';

const reasons = { ro: 'Import dintr-un fișier de configurare', en: 'Imported from a configuration file' };

/** Kinds of work with their statuses and steps, in the file of the configuration. */
export const processPart = configurationParts.entry({
  kind: 'process',
  changedBy: 'publishProcess',
  // Effects name templates and documents, and statuses the steps of the tracker.
  order: 100,
  mayAdd: (code) => /^[a-z][a-z0-9_]{0,59}$/.test(code),
  find: async (tx, orgId, language) => {
    const found = [];
    for (const kind of await findKindsOfWork(tx, orgId)) {
      const machine = await findInForce(tx, orgId, kind.code);
      if (machine !== undefined)
        found.push({
          code: kind.code,
          label: kind[`name_${language}`],
          content: { process: machine.content },
        });
    }
    return found;
  },
  labelOf: (_code, content, language) => contentOf(content, 'process').kind[`name_${language}`],
  fieldsOf: (content, language) => fieldsOfProcess(contentOf(content, 'process'), language),
  prepare: async ({ tx, caller: { orgId } }, things) => {
    for (const { code, content } of things)
      // A kind that is there stays: the conflict says so.
      await insertKindOfWork(tx, orgId, {
        code,
        kind: contentOf(content, 'process').kind,
        likeCode: undefined,
        isActive: true,
      });
  },
  store: async (call, { code, content }) => {
    const { tx, caller, now, language } = call;
    const { orgId } = caller;
    const wanted = tidied(contentOf(content, 'process'));
    const machine = await findInForce(tx, orgId, code);
    if (machine === undefined) throw notFound();
    const inForce = machine.content;
    if (isDeepStrictEqual(inForce, wanted)) return;
    const plan = await planFor(call, {
      assignmentType: code,
      nextOf: () => processOf(wanted),
      // Nobody is asked, so work in a status that the file does not have stays on its version until it has left.
      answers: inForce.statuses.map((status) => ({ status_code: status.code, to_status_code: null })),
      overlooks: 'nobody_may',
    });
    const versions = await versionsWithFirst({ tx, orgId, now }, code, inForce);
    const versionNo = (versions[0]?.version_no ?? 0) + 1;
    const stored = JSON.stringify(wanted);
    const versionId = await insertVersion(tx, {
      org_id: orgId,
      assignment_type_code: code,
      version_no: versionNo,
      // Until it is put into force below: a draft of somebody may stand beside it.
      state: 'retired',
      origin: 'own',
      content: stored,
      started_from: JSON.stringify(inForce),
      started_from_no: versions.find(({ state }) => state === 'published')?.version_no ?? null,
      reason: reasons[language],
      created_at: now,
      created_by: caller.actorUserId ?? caller.userId,
      published_by: caller.actorUserId ?? caller.userId,
    });
    await putInForce(
      call,
      { assignment_type_code: code, process_version_id: versionId, version_no: versionNo },
      plan,
    );
  },
});

function tidied({ kind, statuses, steps }: Schema<'ProcessContent'>): Schema<'ProcessContent'> {
  for (const [index, step] of steps.entries()) acceptedRules(step, `steps.${index}`);
  return { kind, statuses: statuses.map(tidyStatus), steps: steps.map(tidyStep) };
}
