import type { Schema } from '@dosar/openapi';
import { tidyLine } from '@dosar/kernel/typed-line';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem } from '#src/kernel/problem/problem.ts';
import { firstProcess } from './first-process.ts';
import { findInForce } from './in-force-repository.ts';
import { findTakenCodes, insertKindOfWork } from './kind-of-work-repository.ts';
import { processDetail } from './process-detail.ts';
import { findKindsOfWork } from './surroundings-repository.ts';
import { insertVersion } from './version-repository.ts';

/** How many kinds of work an organisation can do: as many as the lists show. */
const most = 200;

/** Begins a kind of work: it has a draft, and nobody can open work of it before that is published. */
export async function addKindOfWork({
  tx,
  caller,
  body,
  now,
  language,
  audit,
}: Call<'addKindOfWork'>): Promise<Schema<'ProcessDetail'>> {
  const { orgId } = caller;
  const { like_assignment_type: likeCode, copies_process: copies } = body;
  const kind = { ...body.kind, name_ro: tidyLine(body.kind.name_ro), name_en: tidyLine(body.kind.name_en) };
  for (const field of ['name_ro', 'name_en'] as const)
    if (kind[field] === '') throw fieldRefused(`kind.${field}`, 'required');
  const present = await findKindsOfWork(tx, orgId);
  if (!present.some(({ code }) => code === likeCode)) throw notFound();
  const isNamed = present.some(
    ({ name_ro, name_en }) => name_ro === kind.name_ro || name_en === kind.name_en,
  );
  if (isNamed) throw new Problem(409, 'kind_of_work_known');
  const taken = await findTakenCodes(tx, orgId);
  if (taken.length >= most) throw fieldRefused('kind', 'too_many');

  const code = freeCode(kind.name_en, taken);
  await insertKindOfWork(tx, orgId, { code, kind, likeCode, isActive: false });
  const like = copies ? await findInForce(tx, orgId, likeCode) : undefined;
  const versionId = await insertVersion(tx, {
    org_id: orgId,
    assignment_type_code: code,
    version_no: 1,
    state: 'draft',
    origin: 'own',
    content: JSON.stringify({ ...(like?.content ?? firstProcess), kind }),
    // Nothing is in force, so the whole draft is new.
    started_from: JSON.stringify({ kind, statuses: [], steps: [] }),
    created_at: now,
    created_by: caller.actorUserId ?? caller.userId,
  });
  audit.subject(versionId);
  audit.note({ assignment_type: code, like: likeCode });
  return processDetail({ tx, orgId, language }, code);
}

/** A code from the English name. Its beginning keeps it apart from every kind that a release may bring. */
function freeCode(name: string, taken: readonly string[]): string {
  const words = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 40);
  const code = `own_${words || 'work'}`;
  let suffix = 1;
  while (taken.includes(suffix === 1 ? code : `${code}_${suffix}`)) suffix += 1;
  return suffix === 1 ? code : `${code}_${suffix}`;
}
