import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem, fieldRefused } from '#src/kernel/problem/problem.ts';
import { findFileId, linkFiles, recordTimelineEvent } from '#src/areas/claims/index.ts';
import { notifiedChannels, type NotifiedChannel } from '../contact-channels.ts';
import { takeDraftNumber } from '../drafts/draft-number.ts';
import { takesStatement } from '../statement/takes-statement.ts';
import type { FnolNeeds } from '../fnol-needs.ts';
import { findNeededDocuments, findUnknownCodes } from '../notified-claim-repository.ts';
import { keepPolicyOfClaim } from '../policy/policy-of-claim.ts';
import { findIntakeDuplicates, traitsOf } from './find-intake-duplicates.ts';
import { intakeNotice } from './intake-notice.ts';
import { intakeCodes, intakeRefusals } from './intake-rules.ts';
import { firstWork, openClaim } from './open-claim.ts';

type Registration = Call<'registerClaimNotification'>;

const channelWords = {
  phone: { ro: 'Daună avizată la telefon', en: 'Claim reported by telephone' },
  email: { ro: 'Daună avizată prin e-mail', en: 'Claim reported by e-mail' },
  desk: { ro: 'Daună avizată la ghișeu', en: 'Claim reported at the desk' },
} as const;

/** Registers what a clerk has taken in: the claim is opened as for a guest, and the draft that it was is gone. */
export async function registerClaimNotification(
  needs: FnolNeeds,
  call: Registration,
): Promise<Schema<'RegisteredClaim'>> {
  const { body, caller, tx, now, language, audit } = call;
  const fields = [...intakeRefusals(body, now), ...(await findUnknownCodes(tx, intakeCodes(body)))];
  if (fields.length > 0) throw new Problem(422, 'rule_refused', { fields });
  const similar = await similarFiles(call);
  await refuseUndecidedDuplicate(call);

  const channels = notifiedChannels(body.notifier, now);
  const told = toldChannels(channels);
  const notice = { ...intakeNotice(body), claimFileNo: await takeDraftNumber(call) };
  const opened = await openClaim(needs, call, {
    notice,
    channels,
    told,
    holderNumber: body.holder_number,
    entry: {
      title: channelWords[body.channel],
      body: [body.event.description, body.vehicle.damage].filter(Boolean).join('\n\n'),
      data: { channel: body.channel },
    },
    furnish: async (onFile) => {
      await keepPolicyOfClaim(call, onFile, notice, body.policy_id);
      await keepDecisions(call, onFile.claimFileId, similar);
    },
  });
  audit.note({ channel: body.channel, similar_files: similar.length });
  return {
    claim_file_no: opened.claim.claimFileNo,
    claim_file_id: opened.claim.claimFileId,
    assignment_id: opened.assignment.assignment_id,
    answer_due_date: opened.claim.answerDueDate ?? null,
    told_by: told.map(({ kind }) => kind),
    documents_needed: await findNeededDocuments(tx, caller.orgId, firstWork, language),
    takes_statement: body.other_vehicles.length > 0 && takesStatement(body.policy_type, body.event.injuries),
  };
}

/** The confirmation goes where the notifier wants it; a fixed line takes none, so the other way has to do. */
function toldChannels(channels: readonly NotifiedChannel[]): NotifiedChannel[] {
  const reachable = channels.filter(({ takesMessages }) => takesMessages);
  const wanted = reachable.find(({ isPreferred }) => isPreferred) ?? reachable[0];
  return wanted === undefined ? [] : [wanted];
}

type DecidedFile = Registration['body']['similar_files'][number] & { claimFileId: string };

async function similarFiles({ body, tx, caller }: Registration): Promise<DecidedFile[]> {
  const decided: DecidedFile[] = [];
  for (const [place, similar] of body.similar_files.entries()) {
    const claimFileId = await findFileId(tx, caller.orgId, similar.claim_file_no);
    if (claimFileId === undefined) throw fieldRefused(`similar_files.${place}.claim_file_no`, 'unknown_code');
    if (similar.reason.trim() === '') throw fieldRefused(`similar_files.${place}.reason`, 'required');
    decided.push({ ...similar, claimFileId });
  }
  return decided;
}

/** Two people may take in the same report at the same time: the second one hears of the first. */
async function refuseUndecidedDuplicate(call: Registration): Promise<void> {
  const found = await findIntakeDuplicates({ ...call, body: traitsOf(call.body) });
  const decided = new Set(call.body.similar_files.map(({ claim_file_no }) => claim_file_no));
  const undecided = found.find(({ certainty, claim_file_no: no }) => certainty === 3 && !decided.has(no));
  if (undecided !== undefined)
    throw new Problem(409, 'likely_duplicate', { context: { claim_file_no: undecided.claim_file_no } });
}

/** What was decided about files that look alike stays readable on the new file; of one accident both are linked. */
async function keepDecisions(
  call: Registration,
  claimFileId: string,
  similar: readonly DecidedFile[],
): Promise<void> {
  for (const { claimFileId: otherClaimFileId, claim_file_no, decision, reason } of similar)
    if (decision === 'same_event')
      await linkFiles(call, { claimFileId, otherClaimFileId, kind: 'same_event', reason: reason.trim() });
    else
      await recordTimelineEvent(call, {
        claimFileId,
        kind: 'change',
        title: {
          ro: `Seamănă cu dosarul ${claim_file_no}, dar este altă daună`,
          en: `Looks like claim ${claim_file_no}, but is another one`,
        },
        body: reason.trim(),
        data: { claim_file_no },
      });
}
