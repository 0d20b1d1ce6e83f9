import { codesIn } from '@dosar/kernel/codes-in';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { oneWordQuestions } from '../extension-points.ts';
import { findFileByNumber } from '../recipient-repository.ts';
import { findEvidence, findFilesOfNumber, findPointedFile } from './evidence-repository.ts';
import { findSender, type FileHome } from './find-home.ts';
import { judgeEvidence, type Judgement } from './judged-evidence.ts';

type Unplaced = Extract<Judgement, { because: string }>;

/**
 * The file of a text message, or why a person has to choose it.
 *
 * An answer of one word belongs to what its number was asked; where two files wait for one, nobody can tell which is meant.
 */
export async function findSmsHome(
  context: ChangeContext,
  { from, text }: { from: string; text: string },
): Promise<FileHome | Unplaced> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const asked = { orgId, number: from, now };
  const judged = judgeEvidence(
    [await findAskingFiles(tx, asked, text), ...(await findEvidence(tx, orgId, codesIn(text)))],
    await findFilesOfNumber(tx, asked),
  );
  if ('because' in judged) return judged;
  const file = await findFileByNumber(tx, orgId, judged.file.claimFileNo);
  if (file === undefined) return { because: 'nothing', possible: [judged.file] };
  return {
    claimFileId: file.claim_file_id,
    assignmentId: file.assignment_id,
    senderPartyId: await findSender(context, file.claim_file_id, [from], 'phone'),
  };
}

async function findAskingFiles(
  tx: ChangeContext['tx'],
  asked: { orgId: string; number: string; now: Date },
  text: string,
) {
  const files = [];
  for (const { isAnswer, findFiles } of oneWordQuestions.entries())
    if (isAnswer(text))
      for (const claimFileId of await findFiles(tx, asked))
        files.push(...(await findPointedFile(tx, asked.orgId, claimFileId)));
  return files;
}
