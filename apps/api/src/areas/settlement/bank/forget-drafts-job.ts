import { recordAudit } from '#src/kernel/audit/record-audit.ts';
import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { daysKept } from '#src/kernel/settings/retained-kind.ts';
import { keptStatements } from './kept-statements.ts';
import { removeOldDraft } from './statement-repository.ts';

/** The most drafts of one run; the next night deletes the rest. */
const mostAtOnce = 200;

/**
 * Removes statements that were read but never recorded, as many days after they came as the organisation has set.
 *
 * Each leaves its name in the audit log; the sweep of files removes the file, which nothing names any more, in the same night.
 */
export const forgetDraftsJob = defineJob({
  name: 'settlement.forget-drafts',
  title: { ro: 'Ștergerea extraselor neînregistrate', en: 'Removing statements that nobody recorded' },
  data: noData,
  async work({ now }: { now: () => Date }, { inTransaction, orgId }) {
    for (let count = 0; count < mostAtOnce; count += 1) {
      const isRemoved = await inTransaction(async (tx) => {
        const days = await daysKept(tx, orgId, keptStatements);
        const removed = await removeOldDraft(tx, orgId, { now: now(), daysKept: days });
        if (removed === undefined) return false;
        const { bank_statement_id: entityId, ...data } = removed;
        await recordAudit(tx, {
          event: 'BANK_STATEMENT_REMOVED',
          outcome: 'success',
          actor: { kind: 'system' },
          entity: 'bank_statement',
          entityId,
          data,
          now: now(),
        });
        return true;
      });
      if (!isRemoved) return;
    }
  },
});
