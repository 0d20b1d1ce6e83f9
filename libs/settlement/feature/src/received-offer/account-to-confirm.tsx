import { api, dataOf, queriesOf } from '@dosar/api-client';
import { Box, Button, Card, Stack, Text } from '@dosar/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useRefusalText } from '../dialogs/use-refusal-text.ts';
import { confirmMessages as messages } from './confirm-messages.ts';
import type { ReceivedOffer } from './open-offer.tsx';

/** The account that staff typed: the claimant says whether it is theirs before anything is paid. */
export function AccountToConfirm({ account }: { account: ReceivedOffer['account_to_confirm'] }) {
  const { formatMessage: t } = useIntl();
  const refusalText = useRefusalText();
  const queryClient = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => dataOf(api.POST('/api/settlement/confirmReceivedAccount')),
    onSuccess: () => queryClient.invalidateQueries(queriesOf('settlement')),
  });
  if (account === null) return null;
  return (
    <Box marginBottom="5">
      <Card>
        <Stack gap="3">
          <div>
            <Text>{t(messages.lead)}</Text>
            <Box fontWeight="strong">{account.iban_masked}</Box>
            <Text tone="muted" size="sm">
              {account.payee_name}
            </Text>
          </div>
          {confirm.isError && <Text role="alert">{refusalText(confirm.error)}</Text>}
          <Button variant="primary" wide loading={confirm.isPending} onClick={() => confirm.mutate()}>
            {t(messages.mine)}
          </Button>
          <Text tone="muted" size="sm">
            {t(messages.notMine)}
          </Text>
        </Stack>
      </Card>
    </Box>
  );
}
