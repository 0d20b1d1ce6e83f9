import { apiMutation, queriesOf, renewInboundKey, useProblemText } from '@dosar/api-client';
import { Banner, Button, CopyButton, PageTitle, Stack, Text } from '@dosar/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** How the mail server and the SMS gateway of the organisation hand over what they receive, and the key that they need. */
export function InboundMailPage() {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const problemText = useProblemText();
  const renew = useMutation({
    ...apiMutation(renewInboundKey),
    onSuccess: () => queryClient.invalidateQueries(queriesOf('config')),
  });
  const command =
    renew.data &&
    `curl --fail -F org_code=${renew.data.org_code} -F key=${renew.data.key} -F message=@- ${window.location.origin}/api/message/receive`;
  const smsCommand =
    renew.data &&
    `curl --fail --json '{"org_code":"${renew.data.org_code}","key":"${renew.data.key}","id":"…","from":"+40…","text":"…"}' ${window.location.origin}/api/message/receiveSms`;
  return (
    <Stack gap="4">
      <PageTitle title={t(messages.title)} />
      <Text>{t(messages.description)}</Text>
      {renew.isError && (
        <Banner tone="danger" live>
          {problemText(renew.error)}
        </Banner>
      )}
      {command && (
        <Banner
          tone="success"
          live
          title={t(messages.made)}
          action={<CopyButton value={command} name={t(messages.title)} />}
        >
          <code>{command}</code>
        </Banner>
      )}
      {smsCommand && (
        <Banner
          tone="success"
          title={t(messages.madeForSms)}
          action={<CopyButton value={smsCommand} name={t(messages.madeForSms)} />}
        >
          <code>{smsCommand}</code>
        </Banner>
      )}
      <div>
        <Button id="inbound_key" loading={renew.isPending} onClick={() => renew.mutate({})}>
          {t(messages.renew)}
        </Button>
      </div>
      <Text color="textMuted">{t(messages.warning)}</Text>
    </Stack>
  );
}
