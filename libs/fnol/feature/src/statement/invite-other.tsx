import { api, dataOf, useProblemText } from '@dosar/api-client';
import { Box, Button, Flex, notify, Text } from '@dosar/design-system';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { guestMessages } from './guest-statement-messages.ts';
import { LinkCode } from './link-code.tsx';
import { sendingMessages as messages } from './sending-messages.ts';

const SendLinkDialog = lazy(async () => ({
  default: (await import('./send-link-dialog.tsx')).SendLinkDialog,
}));

/** How the other driver comes to column B: by the camera, at the roadside, or by a message. */
export function InviteOther({ language }: { language: 'ro' | 'en' }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const [isSending, setSending] = useState(false);
  const invite = useMutation({
    mutationFn: () => dataOf(api.POST('/api/fnol/inviteOtherDriver', {})),
    onError: (error) => notify.warning(problemText(error)),
  });
  return (
    <Box as="section" aria-label={t(guestMessages.invite)}>
      <Text tone="muted">{t(guestMessages.inviteHint)}</Text>
      <Flex gap="2" flexWrap="wrap" marginTop="2">
        <Button loading={invite.isPending} onClick={() => invite.mutate()}>
          {t(messages.code, { side: 'B' })}
        </Button>
        <Button icon="send" onClick={() => setSending(true)}>
          {t(messages.sendOther)}
        </Button>
      </Flex>
      {invite.data !== undefined && (
        <Box marginTop="3">
          <LinkCode url={invite.data.url} side="b" />
        </Box>
      )}
      {isSending && (
        <Suspense>
          <SendLinkDialog
            title={t(messages.sendOther)}
            suggested={{ phone: '', language }}
            onClose={() => setSending(false)}
            onSend={(wanted) => dataOf(api.POST('/api/fnol/sendToOtherDriver', { body: wanted }))}
          />
        </Suspense>
      )}
    </Box>
  );
}
