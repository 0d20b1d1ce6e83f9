import { api, dataOf, queriesOf } from '@dosar/api-client';
import {
  Banner,
  Box,
  Button,
  ConfirmDialog,
  CopyButton,
  Dialog,
  Flex,
  Stack,
  Text,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { codeMessages } from './code-messages.ts';
import { usePeopleRefusal } from './use-people-refusal.ts';
import { placeOf } from './use-person-change.ts';

type CodeDialogProps = { user: Schema<'User'>; onClose: () => void };

/** Makes a code for somebody without e-mail at hand and shows it, this once. */
export function CodeDialog({ user, onClose }: CodeDialogProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = usePeopleRefusal();
  const queryClient = useQueryClient();
  const make = useMutation({
    mutationFn: () => dataOf(api.POST('/api/user/makeUserCode/{user_id}', placeOf(user))),
    onSettled: () => queryClient.invalidateQueries(queriesOf('account')),
    // What is shown once is kept nowhere.
    gcTime: 0,
  });
  if (make.data) return <CodeShown made={make.data} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={t(codeMessages.codeFor, { name: user.row.full_name })}
      confirmLabel={t(codeMessages.makeCode)}
      loading={make.isPending}
      onConfirm={() => make.mutate()}
      onCancel={onClose}
    >
      <Stack gap="3">
        {make.isError && (
          <Banner tone="danger" live>
            {refusalText(make.error)}
          </Banner>
        )}
        <Text>{t(codeMessages.whatItDoes)}</Text>
        <Text>{t(codeMessages.whatEnds)}</Text>
        <Text tone="muted">{t(codeMessages.beSure)}</Text>
      </Stack>
    </ConfirmDialog>
  );
}

type CodeShownProps = { made: Schema<'NewUserCode'>; onClose: () => void };

function CodeShown({ made: { code, expires_at: expiresAt, user }, onClose }: CodeShownProps) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  return (
    <Dialog
      open
      kind="alert"
      size="small"
      title={t(codeMessages.codeFor, { name: user.row.full_name })}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t(codeMessages.told)}
        </Button>
      }
    >
      <Stack gap="3">
        <Flex gap="2" alignItems="center">
          <Box as="code" fontSize="xl">
            {code}
          </Box>
          <CopyButton value={code} name={t(codeMessages.code)} />
        </Flex>
        <Text>{t(codeMessages.howToUse, { username: user.row.username })}</Text>
        <Banner tone="warning">{t(codeMessages.shownOnce, { time: dateTime(expiresAt) })}</Banner>
      </Stack>
    </Dialog>
  );
}
