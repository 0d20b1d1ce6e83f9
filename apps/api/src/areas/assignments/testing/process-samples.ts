import { sql } from 'kysely';
import type { AreaSamples } from '#src/access/area-samples.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';
import { findInForce } from '../process/in-force-repository.ts';
import { insertVersion } from '../process/version-repository.ts';

/** A draft for each call that changes one, so that none takes away what another needs. */
const drafts = {
  changeProcessDraft: ['5b6f0a52-0000-7000-8000-000000000001', 'callback'],
  discardProcessDraft: ['5b6f0a52-0000-7000-8000-000000000002', 'towing'],
  publishProcess: ['5b6f0a52-0000-7000-8000-000000000003', 'petition'],
  simulateProcess: ['5b6f0a52-0000-7000-8000-000000000004', 'recovery'],
  withdrawProcess: ['5b6f0a52-0000-7000-8000-000000000005', 'investigation'],
} as const;
const changing = [...Object.keys(drafts), 'startProcessDraft', 'addKindOfWork'];

const read = (operation: keyof typeof drafts) => ({
  process_version_id: drafts[operation][0],
  row_version: 1,
});

/** What the sweeps over all operations have to know of the process editor. */
export const processSamples = {
  particularIdentifiers: {
    ...Object.fromEntries(
      Object.entries(drafts).map(([operation, [process_version_id]]) => [operation, { process_version_id }]),
    ),
  },
  bodies: {
    startProcessDraft: () => ({ assignment_type: 'doc_request' }),
    addKindOfWork: () => ({
      kind: { name_ro: 'Verificare', name_en: 'Check', due_hours: 24, priority: 1 },
      like_assignment_type: 'callback',
      copies_process: false,
    }),
    changeProcessDraft: () => ({
      process_version_id: drafts.changeProcessDraft[0],
      items: [
        {
          key: 'kind',
          revision: 0,
          kind: { name_ro: 'Sună înapoi', name_en: 'Call back', due_hours: 9, priority: 1 },
        },
      ],
    }),
    discardProcessDraft: () => read('discardProcessDraft'),
    publishProcess: () => ({ ...read('publishProcess'), reason: 'Pas nou', answers: [] }),
    simulateProcess: () => read('simulateProcess'),
    withdrawProcess: () => read('withdrawProcess'),
  },
  naming: {
    startProcessDraft: ({ process_version_id: id }) => ({
      assignment_type: 'callback',
      from_process_version_id: id,
    }),
  },
  takenBack: Object.fromEntries(changing.map((operation) => [operation, ({ api }) => newDrafts(api)])),
} satisfies AreaSamples;

/** Drafts as if nobody had touched them; answers the identifier of one. */
export async function newDrafts(api: TestApi): Promise<Record<string, string>> {
  const orgId = await api.organisation('demo');
  await sql`delete from process_version where org_id = ${orgId}`.execute(api.database.kysely);
  await sql`delete from assignment_type where org_id = ${orgId} and assignment_type_code like 'own_%'`.execute(
    api.database.kysely,
  );
  await inTenant(api.runtime.db, orgId, async (tx) => {
    for (const [operation, [id, kind]] of Object.entries(drafts)) {
      const machine = await findInForce(tx, orgId, kind);
      const content = JSON.stringify(machine?.content ?? {});
      const isWaiting = operation === 'withdrawProcess';
      await insertVersion(tx, {
        org_id: orgId,
        process_version_id: id,
        assignment_type_code: kind,
        version_no: 1,
        state: isWaiting ? 'validated' : 'draft',
        publish_at: isWaiting ? new Date(api.now().getTime() + 86_400_000) : null,
        origin: 'own',
        content,
        started_from: content,
        created_at: api.now(),
      });
    }
  });
  const [id] = drafts.changeProcessDraft;
  return { process_version_id: id, from_process_version_id: id };
}
