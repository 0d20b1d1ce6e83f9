import { formatLei } from '@dosar/kernel/money';
import type { Schema } from '@dosar/openapi';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { BilingualText, Language } from '#src/kernel/http/request-language.ts';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import { kindOf } from './ask-approval.ts';
import { findPerson } from './decider-repository.ts';
import type { InboxRow } from './inbox-repository.ts';

/** Where the pages are that notices lead to. */
export type TellerNeeds = { staffOrigin: string };

type Decision = Schema<'ApprovalDecision'>;

/** Why something was refused or sent back, in words. */
export const causeWords: Record<NonNullable<Decision['cause']>, BilingualText> = {
  unsupported_amount: {
    ro: 'Suma nu se susține din acte',
    en: 'The papers do not support the amount',
  },
  missing_deduction: { ro: 'Lipsește o reducere', en: 'A deduction is missing' },
  other_payee: { ro: 'Alt plătitor sau alt cont', en: 'Another payee or account' },
  other: { ro: 'Alt motiv', en: 'Another reason' },
};

const subjects: Record<Decision['outcome'], BilingualText> = {
  approved: { ro: 'aprobat', en: 'approved' },
  refused: { ro: 'refuzat', en: 'refused' },
  returned: { ro: 'întors pentru completare', en: 'sent back to you' },
};

/** Tells whoever asked, by e-mail in their language, what was decided and why. */
export async function tellAsker(
  { staffOrigin }: TellerNeeds,
  { tx, caller }: ChangeContext,
  row: InboxRow,
  { outcome, cause, note }: { outcome: Decision['outcome']; cause: Decision['cause']; note: string },
): Promise<void> {
  for (const userId of new Set([row.asked_by_user_id, row.asked_for_user_id])) {
    const person = await findPerson(tx, caller.orgId, userId);
    if (person?.email === null || person === undefined) continue;
    const language = person.language === 'en' ? 'en' : 'ro';
    const { name, link } = subjectOf(row, { language, staffOrigin });
    const reason = [cause === undefined ? '' : causeWords[cause][language], note].filter(
      (part) => part !== '',
    );
    await enqueue(tx, {
      orgId: caller.orgId,
      kind: 'email',
      to: person.email,
      subject: `${name}: ${subjects[outcome][language]}`,
      body: [`${name}: ${subjects[outcome][language]}.`, ...reason, link].join('\n\n'),
    });
  }
}

/** What a request is called in a mail, and where its file is. */
export function subjectOf(
  row: InboxRow,
  { language, staffOrigin }: TellerNeeds & { language: Language },
): { name: string; link: string } {
  const parts = [
    kindOf(row.approval_kind).name[language],
    row.claim_file_no,
    row.amount_bani === null ? undefined : formatLei(row.amount_bani),
  ];
  const hasFile = row.claim_file_no !== null && row.assignment_id !== null;
  return {
    name: parts.filter(Boolean).join(' · '),
    link: hasFile
      ? `${staffOrigin}/workflow/getById/${encodeURIComponent(row.claim_file_no ?? '')}/${row.assignment_id}`
      : staffOrigin,
  };
}
