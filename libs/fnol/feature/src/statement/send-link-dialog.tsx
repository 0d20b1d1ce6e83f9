import { isApiProblem, useProblemText } from '@dosar/api-client';
import { notify, Text } from '@dosar/design-system';
import {
  emailAnswer,
  FormDialog,
  FormRadioGroupField,
  FormSelectField,
  FormTextField,
  phoneAnswer,
  reason,
  requiredChoice,
  useAnswers,
  useZodForm,
} from '@dosar/forms';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { sendingCounts } from './sending-count-messages.ts';
import { sendingMessages as messages } from './sending-messages.ts';

const schema = z
  .object({
    channel: requiredChoice(['sms', 'email']),
    phone: phoneAnswer,
    email: emailAnswer,
    language: requiredChoice(['ro', 'en']),
  })
  .check(
    z.refine(({ channel, phone }) => channel !== 'sms' || phone !== '', {
      error: reason('required'),
      path: ['phone'],
    }),
    z.refine(({ channel, email }) => channel !== 'email' || email !== '', {
      error: reason('required'),
      path: ['email'],
    }),
  );

export type WantedSending = { channel: 'sms' | 'email'; to: string; language: 'ro' | 'en' };
type Suggested = { phone: string; email?: string; language: 'ro' | 'en' };

type SendLinkDialogProps = {
  title: string;
  suggested: Suggested;
  /** Sends it; what is refused keeps the window open. */
  onSend: (wanted: WantedSending) => Promise<unknown>;
  onClose: () => void;
};

/** Asks where the link of a driver goes, and in which language the driver is written to. */
export function SendLinkDialog({ title, suggested, onSend, onClose }: SendLinkDialogProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useSendingRefusal();
  const form = useZodForm({
    schema,
    defaultValues: { channel: 'sms', email: '', ...suggested },
  });
  return (
    <FormDialog
      form={form}
      open
      title={title}
      submitLabel={t(messages.submit)}
      onClose={onClose}
      fieldOf={(field) =>
        field === 'to' ? (form.getValues('channel') === 'sms' ? 'phone' : 'email') : field
      }
      problemText={refusalText}
      onSubmit={async ({ channel, phone, email, language }) => {
        const to = channel === 'sms' ? phone : email;
        await onSend({ channel, to, language });
        notify.success(t(messages.sent, { to }));
        onClose();
      }}
    >
      <SendLinkFields />
    </FormDialog>
  );
}

function SendLinkFields() {
  const { formatMessage: t } = useIntl();
  const { channel } = useAnswers<z.input<typeof schema>>();
  return (
    <>
      <FormRadioGroupField
        inline
        name="channel"
        label={t(messages.channel)}
        choices={[
          { value: 'sms', label: t(messages.sms) },
          { value: 'email', label: t(messages.email) },
        ]}
      />
      {channel === 'sms' ? (
        <FormTextField name="phone" label={t(messages.phone)} inputMode="tel" autoComplete="off" required />
      ) : (
        <FormTextField
          name="email"
          label={t(messages.address)}
          inputMode="email"
          autoComplete="off"
          required
        />
      )}
      <FormSelectField
        name="language"
        label={t(messages.language)}
        choices={[
          { value: 'ro', label: 'Română' },
          { value: 'en', label: 'English' },
        ]}
      />
      <Text tone="muted" size="sm">
        {t(messages.why)}
      </Text>
    </>
  );
}

/** Why nothing was sent, in words: how often it was, or that a customer wants it so. */
function useSendingRefusal() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  return (failure: unknown) => {
    if (!isApiProblem(failure, 'conflict')) return problemText(failure);
    const { reason: why, limit } = failure.context;
    if (why === 'sent_often') return t(sendingCounts.sentOften, { limit: Number(limit) });
    return why === 'not_written_to' ? t(messages.notWrittenTo) : problemText(failure);
  };
}
