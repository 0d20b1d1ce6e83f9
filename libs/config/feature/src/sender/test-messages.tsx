import { api, dataOf, useProblemText } from '@dosar/api-client';
import { Banner, Button, Flex, Heading, notify, Stack, Text } from '@dosar/design-system';
import { useFormState } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Sends the reader a message by what is stored, to the own address or number and nowhere else. */
export function TestMessages({ page }: { page: Schema<'SenderPage'> }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { isDirty } = useFormState();
  const { own_email: email, own_phone: phone } = page;
  const trial = useMutation({
    mutationFn: (kind: 'email' | 'sms') =>
      dataOf(api.POST('/api/config/sendTestMessage', { body: { kind } })),
    onSuccess: (_done, kind) =>
      notify.success(t(messages.onItsWay, { to: (kind === 'email' ? email : phone) ?? '' })),
  });
  return (
    <Stack as="section" gap="3">
      <Heading as="h3" size="md">
        {t(messages.test)}
      </Heading>
      {!page.is_email_delivered && <Banner tone="info">{t(messages.noMailServer)}</Banner>}
      {!page.is_sms_delivered && <Banner tone="info">{t(messages.noGateway)}</Banner>}
      <Flex gap="3" flexWrap="wrap">
        <Button disabled={email === null || trial.isPending} onClick={() => trial.mutate('email')}>
          {t(messages.testEmail)}
        </Button>
        <Button disabled={phone === null || trial.isPending} onClick={() => trial.mutate('sms')}>
          {t(messages.testSms)}
        </Button>
      </Flex>
      {email === null && <Text tone="muted">{t(messages.noEmail)}</Text>}
      {phone === null && <Text tone="muted">{t(messages.noPhone)}</Text>}
      {isDirty && <Text tone="muted">{t(messages.saveFirst)}</Text>}
      {trial.isError && <Banner tone="danger">{problemText(trial.error)}</Banner>}
    </Stack>
  );
}
