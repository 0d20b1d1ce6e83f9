import { apiMutation, sendSms } from '@dosar/api-client';
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
  body: z.string(),
  template: z.string(),
  allows: z.boolean(),
  now: z.boolean(),
  sendAt: z.string(),
  sent: lastSent,
});
/** A text message that is being written. */
export type SmsValues = z.output<typeof schema>;
const empty: SmsValues = {
  to: undefined,
  body: '',
  template: '',
  allows: false,
  now: false,
  sendAt: '',
  sent: undefined,
};

/** The draft of a text message, kept on this device until it is sent. */
export function useSmsDraft({ file, known }: { file: OpenedFile; known: Schema<'Recipients'> }) {
  const form = useZodForm({ schema, defaultValues: empty });
  useFormDraft(useDraftKey(`sms.${file.claimFileNo}`), form);
  const send = useMutation(apiMutation(sendSms));
  const tellSent = useSentNotice();
  const values = form.watch();
  const chosen = values.to ?? usualRecipient(known.parties, 'sms');

  const save = async (written: SmsValues) => {
    const party = known.parties.find(({ party_id: id }) => id === chosen[0]?.party_id);
    const request: BodyOf<'sendSms'> = {
      assignment_id: file.assignmentId,
      to: chosen,
      body: written.body,
      language: party?.language ?? 'ro',
      ...(written.template !== '' && { template_code: written.template }),
      ...(written.allows && { allows_unconfirmed: true }),
      ...(written.now && { send_now: true }),
      ...sendAtOf(written.sendAt),
    };
    const sent = keyFor(request, written.sent);
    form.setValue('sent', sent, { shouldDirty: true });
    const message = await send.mutateAsync({
      params: { header: { 'Idempotency-Key': sent.key } },
      body: request,
    });
    await tellSent(message, () => form.reset({ ...written, sent: undefined }, { keepDefaultValues: true }));
  };
  return { form, values, chosen, save, isSending: send.isPending };
}
