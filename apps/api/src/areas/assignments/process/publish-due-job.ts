import { actorOf, recordAudit } from '#src/kernel/audit/record-audit.ts';
import { systemCaller } from '#src/kernel/events/domain-event.ts';
import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import { planOf, putInForce } from './publish-process.ts';
import { findDueVersions, lockVersion, updateVersion } from './version-repository.ts';

/**
 * Puts versions into force whose moment has come, each in one transaction.
 *
 * What does not hold together any more, because work or roles changed since, is a draft again and is published by nobody.
 */
export const publishDueJob = defineJob({
  name: 'assignments.publish-processes',
  title: { ro: 'Publicarea proceselor', en: 'Publishing processes' },
  settings: { retries: 0, keptSeconds: 10 * 60 },
  data: noData,
  async work({ now }: { now: () => Date }, { orgId, inTransaction }) {
    const due = await inTransaction((tx) => findDueVersions(tx, orgId, now()));
    for (const versionId of due) {
      try {
        await inTransaction(async (tx) => {
          const version = await lockVersion(tx, orgId, versionId);
          if (version?.state !== 'validated') return;
          const context = { tx, now: now(), caller: systemCaller(orgId) };
          await putInForce(context, version, await planOf(context, version));
          await recordAudit(tx, {
            event: 'PROCESS_PUBLISHED',
            outcome: 'success',
            actor: actorOf(context.caller),
            entity: 'process_version',
            entityId: versionId,
            data: { version: version.version_no },
            now: now(),
          });
        });
      } catch (problem) {
        if (!(problem instanceof Problem)) throw problem;
        await inTransaction((tx) =>
          updateVersion(tx, orgId, { versionId, values: { state: 'draft', publish_at: null } }),
        );
      }
    }
  },
});
