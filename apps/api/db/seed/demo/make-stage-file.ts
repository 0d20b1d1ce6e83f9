import { fileStages } from './file-stages.ts';
import type { FileStage, FileStageName } from './file-stages.ts';
import type { DemoWorld } from './demo-world.ts';
import { makeFile } from './make-file.ts';
import { makeDocRequest, makeDocuments, makeGuestAccess, makeNote } from './make-file-papers.ts';
import { makeUsualMessages } from './make-messages.ts';
import { makeWork } from './make-work.ts';
import type { DemoAssignment, DemoFile } from './make-work.ts';
import { settleFile } from './settle-file.ts';

export type StageFile = {
  claimFileNo: string;
  policyType: string;
  openedAt: Date;
  isConfirmed?: boolean;
  vehicleId?: string;
  damagedParts?: readonly string[];
  /** Statuses that must be taken instead of a random one, and keys of their links. */
  wanted?: Readonly<Record<string, { status: string; key?: string }>>;
  docRequestKey?: string;
};

const usualPapers = ['damage_photo', 'registration_certificate', 'driving_licence', 'accident_statement'];

/** Makes a claim file with all the work that exists at its stage. */
export function makeStageFile(world: DemoWorld, stageName: FileStageName, wish: StageFile): DemoFile {
  const { random } = world;
  const stage: FileStage = fileStages[stageName];
  const file = makeFile(world, { ...wish, amounts: amountsOf(world, stageName) });
  const made: { type: string; status: string; assignment: DemoAssignment }[] = [];
  for (const work of stage.work) {
    const wanted = wish.wanted?.[work.type];
    if (!wanted && !random.chance(work.chance ?? 1)) continue;
    const status = wanted?.status ?? random.pick(work.statuses);
    const createdAt = work.type === 'claim_notification' ? { createdAt: file.openedAt } : {};
    const assignment = makeWork(world, file, {
      type: work.type,
      status,
      ...createdAt,
      ...(wanted?.key ? { key: wanted.key } : {}),
    });
    made.push({ type: work.type, status, assignment });
  }
  const first = made[0]?.assignment;
  if (first) {
    makeUsualMessages(world, file, first);
    makeDocuments(world, file, first, usualPapers.slice(0, random.between(1, usualPapers.length)));
  }
  for (const { type, status, assignment } of made) {
    if (random.chance(0.35)) makeNote(world, file, assignment);
    if (type === 'assessment' || type === 'claim_notification')
      makeGuestAccess(world, file, assignment, type);
    if (type === 'assessment' && status === 'finished')
      makeDocuments(world, file, assignment, ['assessment_note']);
    if (needsPapers(type, status)) {
      const key = wish.docRequestKey ? { key: wish.docRequestKey, status: 'sent' as const } : {};
      makeDocRequest(world, file, assignment, {
        docTypes: ['vehicle_identity_card', 'bank_account'],
        ...key,
      });
    }
  }
  settleFile(world, file);
  return file;
}

function needsPapers(type: string, status: string) {
  return (
    status === 'incomplete' ||
    status === 'waiting_documents' ||
    (type === 'doc_request' && status === 'waiting')
  );
}

function amountsOf({ random }: DemoWorld, stage: FileStageName) {
  const estimated = random.between(900, 38_000);
  const agreed = Math.round(estimated * (0.8 + random.next() * 0.2));
  if (stage === 'payment' || stage === 'closed') return { estimated, agreed, paid: agreed };
  if (stage === 'offer') return { estimated, agreed };
  if (stage === 'evaluation' || stage === 'ended') return { estimated };
  return {};
}
