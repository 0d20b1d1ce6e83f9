import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { findClaimantChannel, type ClaimantChannel } from './claimant-channel-repository.ts';
import { filled } from './send/message-variables.ts';
import { findTemplate, findTemplateFacts } from './template-repository.ts';
import { templateOf, type SentTemplate } from './send/sent-template.ts';

type Tx = Transaction<Database>;

/** What a letter from a template is about, and who writes it. */
export type LetterSubject = {
  code: string;
  orgId: string;
  claimFileId: string;
  userId: string;
  reason: string | undefined;
  now: Date;
  trackerOrigin: string;
};

/** Who has no account of their own writes without a name. */
export const noUser = '00000000-0000-0000-0000-000000000000';

/**
 * Where a letter to the claimant goes; `undefined` when nobody can be written to.
 *
 * By e-mail where there is one that was confirmed: reasons are long.
 */
export async function letterChannel(
  tx: Tx,
  { orgId, claimFileId }: Pick<LetterSubject, 'orgId' | 'claimFileId'>,
): Promise<ClaimantChannel | undefined> {
  return (
    (await findClaimantChannel(tx, orgId, claimFileId, 'email')) ??
    (await findClaimantChannel(tx, orgId, claimFileId))
  );
}

type Form = { kind: 'email' | 'sms'; language: Language; partyId: string | undefined };

/** A letter as it is written, and from which template. */
type LetterText = { subject: string | null; body: string; template: SentTemplate };

/** The text of a letter from its template; `undefined` when the organisation has none. */
export async function letterText(
  tx: Tx,
  { code, orgId, claimFileId, userId, reason, now, trackerOrigin }: LetterSubject,
  { kind, language, partyId }: Form,
): Promise<LetterText | undefined> {
  const template = await findTemplate(tx, orgId, { claimFileId, code, channel: kind, language });
  const facts = await findTemplateFacts(tx, orgId, { claimFileId, partyId, userId, now });
  if (template === undefined || facts === undefined) return undefined;
  const known = { ...facts, trackerOrigin, reason };
  return {
    subject: template.subject === null ? null : filled(template.subject, known),
    body: filled(template.body, known),
    template: templateOf(template),
  };
}

/** A letter with where it goes. */
export async function letterFor(tx: Tx, subject: LetterSubject) {
  const channel = await letterChannel(tx, subject);
  if (channel === undefined) return undefined;
  const { language, partyId } = channel;
  const kind = channel.kind === 'email' ? ('email' as const) : ('sms' as const);
  const text = await letterText(tx, subject, { kind, language, partyId });
  return text && { channel, kind, ...text };
}
