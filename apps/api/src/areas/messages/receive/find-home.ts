import { codesIn } from '@dosar/kernel/codes-in';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { findParties } from '#src/areas/claims/index.ts';
import { findFileByNumber, findPartyByAddress } from '../recipient-repository.ts';
import { findEvidence, findFilesOfAddresses, findPointedFile } from './evidence-repository.ts';
import { judgeEvidence, type Judgement } from './judged-evidence.ts';
import type { ParsedMail } from './parsed-mail.ts';

/** Where an e-mail belongs, and who of the file wrote it. */
export type FileHome = { claimFileId: string; assignmentId: string; senderPartyId: string | undefined };
type Unplaced = Extract<Judgement, { because: string }>;

/** The file of an e-mail by what it answers and says and by who sent it, or why a person has to choose it. */
export async function findHome(
  context: ChangeContext,
  mail: ParsedMail,
  answeredFileId: string | null | undefined,
): Promise<FileHome | Unplaced> {
  const { tx, caller } = context;
  const { orgId } = caller;
  const thread = answeredFileId ? await findPointedFile(tx, orgId, answeredFileId) : [];
  const said = await findEvidence(tx, orgId, codesIn(`${mail.subject}\n${mail.text}`));
  const ofSender = await findFilesOfAddresses(tx, orgId, addressesOf(mail));
  const judged = judgeEvidence([thread, ...said], ofSender);
  if ('because' in judged) return judged;
  const file = await findFileByNumber(tx, orgId, judged.file.claimFileNo);
  if (file === undefined) return { because: 'nothing', possible: [judged.file] };
  return {
    claimFileId: file.claim_file_id,
    assignmentId: file.assignment_id,
    senderPartyId: await findSender(context, file.claim_file_id, addressesOf(mail)),
  };
}

/** The addresses that an e-mail may be from: its sender's, and where its sender wants the answer. */
const addressesOf = ({ from, replyTo }: Pick<ParsedMail, 'from' | 'replyTo'>): string[] =>
  replyTo === undefined ? [from] : [from, replyTo];

/** Who of the people of a file has one of the addresses. */
export async function findSender(
  { tx, caller }: Pick<ChangeContext, 'tx' | 'caller'>,
  claimFileId: string,
  addresses: readonly string[],
  kind: 'email' | 'phone' = 'email',
): Promise<string | undefined> {
  const parties = await findParties(tx, caller.orgId, claimFileId);
  const partyIds = parties.map(({ party_id: id }) => id);
  for (const address of addresses) {
    const found = await findPartyByAddress(tx, { orgId: caller.orgId, partyIds, address, kind });
    if (found !== undefined) return found;
  }
  return undefined;
}
