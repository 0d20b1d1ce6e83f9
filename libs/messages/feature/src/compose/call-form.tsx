import { apiMutation, apiQuery, browseRecipients, logCall } from '@dosar/api-client';
import type { OpenedFile } from '@dosar/areas/claims';
import { useDraftKey } from '@dosar/auth';
import { Box, Grid, notify, SendButton } from '@dosar/design-system';
import {
  Form,
  FormNumberField,
  FormRadioGroupField,
  FormSelectField,
  FormTextAreaField,
  FormTextField,
  requiredText,
  useFormDraft,
  useZodForm,
} from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { keyFor, lastSent } from './compose-values.ts';
import { messages } from './call-messages.ts';
import { useMessagesRefresh } from './use-sent-notice.ts';

const outcomes = ['reached', 'no_answer', 'busy', 'voicemail', 'wrong_number'] as const;
const schema = z.object({
  direction: z.enum(['out', 'in']),
  who: z.string(),
  number: requiredText({ max: 30 }),
  outcome: z.enum(outcomes),
  minutes: z.string(),
  note: z.string(),
  sent: lastSent,
});
type Values = z.output<typeof schema>;

/** Writes down a call: with whom, how it went, what was said. */
export function CallForm({ claimFileNo, assignmentId, onDone }: OpenedFile & { onDone: () => void }) {
  const { formatMessage: t } = useIntl();
  const refresh = useMessagesRefresh();
  const recipients = useQuery(
    apiQuery(browseRecipients, { params: { path: { assignment_id: assignmentId } } }),
  );
  const form = useZodForm({
    schema,
    defaultValues: {
      direction: 'out',
      who: '',
      number: '',
      outcome: 'reached',
      minutes: '',
      note: '',
      sent: undefined,
    },
  });
  useFormDraft(useDraftKey(`call.${claimFileNo}`), form);
  const call = useMutation(apiMutation(logCall));
  const numbers = (recipients.data?.parties ?? []).flatMap((party) =>
    party.channels
      .filter(({ kind }) => kind === 'phone')
      .map(({ address }) => ({ party, address, value: `${party.party_id} ${address}` })),
  );

  const save = async ({ sent: last, who, minutes, note, ...written }: Values) => {
    const whole = Number.parseInt(minutes, 10);
    const party = numbers.find(({ value, address }) => value === who && address === written.number)?.party;
    const request = {
      assignment_id: assignmentId,
      ...written,
      ...(party && { party_id: party.party_id }),
      ...(Number.isInteger(whole) && whole >= 0 && { minutes: Math.min(whole, 600) }),
      ...(note !== '' && { note }),
    };
    const sent = keyFor(request, last);
    form.setValue('sent', sent, { shouldDirty: true });
    await call.mutateAsync({ params: { header: { 'Idempotency-Key': sent.key } }, body: request });
    notify.success(t(messages.callKept));
    await refresh();
    onDone();
  };

  return (
    <Box padding="3">
      <Form form={form} onSubmit={save} emptyOnceSent>
        <CallFacts
          numbers={numbers}
          onNumber={(number) => form.setValue('number', number, { shouldDirty: true })}
        />
        <FormTextAreaField name="note" optional label={t(messages.callNote)} maxLength={5_000} />
        <Box display="flex">
          <SendButton outlined loading={call.isPending}>
            {t(messages.keepCall)}
          </SendButton>
        </Box>
      </Form>
    </Box>
  );
}

type CallFactsProps = {
  /** Phone numbers of the people of the file. */
  numbers: readonly { party: Schema<'Recipient'>; address: string; value: string }[];
  onNumber: (number: string) => void;
};

/** With whom the call was and how it went. */
function CallFacts({ numbers, onNumber }: CallFactsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3">
      <FormRadioGroupField
        name="direction"
        label={t(messages.direction)}
        choices={[
          { value: 'out', label: t(messages.weCalled) },
          { value: 'in', label: t(messages.theyCalled) },
        ]}
      />
      <FormSelectField
        name="outcome"
        label={t(messages.outcome)}
        placeholder={null}
        choices={outcomes.map((value) => ({ value, label: t(messages.callOutcome, { outcome: value }) }))}
      />
      <FormSelectField
        name="who"
        label={t(messages.who)}
        placeholder={t(messages.somebodyElse)}
        choices={numbers.map(({ party, address, value }) => ({
          value,
          label: `${party.full_name} · ${address}`,
        }))}
        onInput={({ currentTarget }) => {
          const found = numbers.find(({ value }) => value === currentTarget.value);
          if (found) onNumber(found.address);
        }}
      />
      <FormTextField name="number" type="tel" label={t(messages.number)} maxLength={30} />
      <FormNumberField name="minutes" optional label={t(messages.minutes)} max={600} />
    </Grid>
  );
}
