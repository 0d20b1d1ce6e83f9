import { apiMutation, sendEmail } from '@dosar/api-client';
import type { OpenedFile } from '@dosar/areas/claims';
import { useDraftKey } from '@dosar/auth';
import { useFormDraft, useZodForm } from '@dosar/forms';
import type { BodyOf, Schema } from '@dosar/openapi';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { chosenRecipients, keyFor, lastSent, usualRecipient } from './compose-values.ts';
import { sendAtOf } from './send-later.tsx';
import { useSentNotice } from './use-sent-notice.ts';

const schema = z.object({
  to: z.optional(chosenRecipients),
  cc: chosenRecipients,
  subject: z.string(),
  body: z.string(),
  template: z.string(),
  language: z.enum(['', 'ro', 'en']),
  documents: z.array(z.string()),
  allows: z.boolean(),
  sendAt: z.string(),
  sent: lastSent,
});
/** An e-mail that is being written. */
export type EmailValues = z.output<typeof schema>;

const empty: EmailValues = {
  to: undefined,
  cc: [],
  subject: '',
  body: '',
  template: '',
  language: '',
  documents: [],
  allows: false,
  sendAt: '',
  sent: undefined,
};

/** What an e-mail is written on. */
export type EmailDraft = OpenedFile & {
  /** The message that is answered. */
  answers?: Schema<'Message'>;
  onDone?: () => void;
  known: Schema<'Recipients'>;
};

/** The draft of an e-mail, kept on this device until it is sent. */
export function useEmailDraft({ claimFileNo, assignmentId, answers, known, onDone }: EmailDraft) {
  const subject = answers?.subject ? `Re: ${answers.subject.replace(/^(re:\s*)+/i, '')}` : '';
  const to = answers && answeredParty(answers, known);
  const form = useZodForm({ schema, defaultValues: { ...empty, subject, to } });
  useFormDraft(useDraftKey(`email.${claimFileNo}.${answers?.thread_id ?? 'new'}`), form);
  const send = useMutation(apiMutation(sendEmail));
  const tellSent = useSentNotice();
  const values = form.watch();
  const chosen = values.to ?? usualRecipient(known.parties, 'email');

  const save = async (written: EmailValues) => {
    const party = known.parties.find(({ party_id: id }) => id === chosen[0]?.party_id);
    const request: BodyOf<'sendEmail'> = {
      assignment_id: assignmentId,
      to: chosen,
      cc: written.cc,
      subject: written.subject,
      body: written.body,
      language: written.language || party?.language || 'ro',
      document_ids: written.documents,
      ...(written.template !== '' && { template_code: written.template }),
      ...(answers && { answers_message_id: answers.message_id }),
      ...(written.allows && { allows_unconfirmed: true }),
      ...sendAtOf(written.sendAt),
    };
    const sent = keyFor(request, written.sent);
    form.setValue('sent', sent, { shouldDirty: true });
    const message = await send.mutateAsync({
      params: { header: { 'Idempotency-Key': sent.key } },
      body: request,
    });
    await tellSent(message, () => form.reset({ ...written, sent: undefined }, { keepDefaultValues: true }));
    if (answers) onDone?.();
  };
  return { form, values, chosen, save, isSending: send.isPending };
}

/** The party who wrote the message that is answered, by the address that they wrote from. */
function answeredParty({ from, reply_to: replyTo }: Schema<'Message'>, { parties }: Schema<'Recipients'>) {
  for (const wanted of [replyTo ?? from, from]) {
    const party = parties.find(({ channels }) => channels.some(({ address }) => address === wanted));
    if (party) return [{ party_id: party.party_id, address: wanted }];
  }
  return undefined;
}
