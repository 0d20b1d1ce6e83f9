import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { findInForce } from '#src/areas/assignments/process/in-force-repository.ts';
import { insertVersion } from '#src/areas/assignments/process/version-repository.ts';
import { demoId } from '../demo-random.ts';
import type { DemoWorld } from '../demo-world.ts';

const kind = 'recovery';
const added = 'at_court';

/** A draft with one status more, which nothing leads out of yet: the check of the process has something to say. */
export async function writeProcessDraft(
  tx: Transaction<Database>,
  { orgId, moments }: DemoWorld,
): Promise<void> {
  const inForce = (await findInForce(tx, orgId, kind))?.content;
  const like = inForce?.statuses.find(({ code }) => code === 'in_progress');
  const step = inForce?.steps.find(({ from_status_code: from }) => from === 'in_progress');
  if (inForce === undefined || like === undefined || step === undefined) return;
  const content = JSON.stringify(inForce);
  const ofKind = { org_id: orgId, assignment_type_code: kind, started_from: content };
  await insertVersion(tx, {
    ...ofKind,
    version_no: 1,
    state: 'published',
    origin: 'base',
    content,
    created_at: moments.now,
  });
  await insertVersion(tx, {
    ...ofKind,
    version_no: 2,
    state: 'draft',
    origin: 'own',
    content: JSON.stringify({
      ...inForce,
      statuses: [
        ...inForce.statuses,
        {
          ...like,
          code: added,
          name_ro: 'În instanță',
          name_en: 'In court',
          waiting_on: 'other',
          sla_hours: 720,
        },
      ],
      steps: [
        ...inForce.steps,
        {
          ...step,
          code: 'to_court',
          to_status_code: added,
          name_ro: 'Depune cererea la instanță',
          name_en: 'File with the court',
          conditions: [],
          effects: [],
          asks: [],
        },
      ],
    }),
    started_from_no: 1,
    created_at: moments.now,
    created_by: demoId('user', 'calin.dobre'),
  });
}
