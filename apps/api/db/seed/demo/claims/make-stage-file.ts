import { fileStages } from './file-stages.ts';
import type { FileStage, FileStageName } from './file-stages.ts';
import type { DemoWorld } from '../demo-world.ts';
import { makeFile } from './make-file.ts';
import { makeDocRequest } from '../documents/make-doc-request.ts';
import { makeDocuments, makeGuestAccess, makeNote } from '../documents/make-file-papers.ts';
import { makeUsualMessages } from '../messages/make-messages.ts';
import { makeWork } from '../assignments/make-work.ts';
import type { DemoAssignment, DemoFile } from '../assignments/make-work.ts';
import { settleFile } from './settle-file.ts';

/** What a file is to be like; the rest is invented. */
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

type MadeWork = { type: string; status: string; assignment: DemoAssignment };

/** Makes a claim file with all the work that exists at its stage. */
export function makeStageFile(world: DemoWorld, stageName: FileStageName, wish: StageFile): DemoFile {
  const { random } = world;
  const file = makeFile(world, { ...wish, amounts: amountsOf(world, stageName) });
  const made = makeStageWork(world, file, stageName, wish);
  const first = made[0]?.assignment;
  if (first) {
    makeUsualMessages(world, file, first);
    makeDocuments(world, file, first, usualPapers.slice(0, random.between(1, usualPapers.length)));
  }
  for (const work of made) makePapers(world, file, work, wish.docRequestKey);
  settleFile(world, file);
  return file;
}

function makeStageWork(
  world: DemoWorld,
  file: DemoFile,
  stageName: FileStageName,
  wish: StageFile,
): MadeWork[] {
  const stage: FileStage = fileStages[stageName];
  return stage.work.flatMap(({ type, statuses, chance = 1 }) => {
    const wanted = wish.wanted?.[type];
    if (!wanted && !world.random.chance(chance)) return [];
    const status = wanted?.status ?? world.random.pick(statuses);
    const assignment = makeWork(world, file, {
      type,
      status,
      ...(type === 'claim_notification' ? { createdAt: file.openedAt } : {}),
      ...(wanted?.key ? { key: wanted.key } : {}),
    });
    return [{ type, status, assignment }];
  });
}

function makePapers(world: DemoWorld, file: DemoFile, { type, status, assignment }: MadeWork, key?: string) {
  if (world.random.chance(0.35)) makeNote(world, file, assignment);
  if (type === 'assessment' || type === 'claim_notification') makeGuestAccess(world, file, assignment, type);
  if (type === 'assessment' && status === 'finished')
    makeDocuments(world, file, assignment, ['assessment_note']);
  if (!needsPapers(type, status)) return;
  makeDocRequest(world, file, assignment, {
    docTypes: ['vehicle_identity_card', 'bank_account'],
    ...(key ? { key, status: 'sent' as const } : {}),
  });
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
  if (stage === 'payment' || stage === 'closed' || stage === 'archived')
    return { estimated, agreed, paid: agreed };
  if (stage === 'offer') return { estimated, agreed };
  if (stage === 'evaluation' || stage === 'ended') return { estimated };
  return {};
}
