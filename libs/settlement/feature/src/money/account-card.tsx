import { Box, Card, Flex, Heading, Stack, StatusChip, Text, type Phase } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { accountMessages as messages } from './account-messages.ts';
import type { PaidAccount } from './money-query.ts';

/** The account that the answered offer is paid into: whose it is, who typed it and who vouches for it. */
export function AccountCard({ account }: { account: PaidAccount }) {
  const { formatMessage: t } = useIntl();
  const { label, phase } = stateOf(account);
  return (
    <Card>
      <Stack gap="2">
        <Flex gap="3" alignItems="center" flexWrap="wrap">
          <Heading as="h2" size="md">
            {t(messages.title)}
          </Heading>
          <StatusChip label={t(label)} phase={phase} variant="chip" />
        </Flex>
        <Box fontWeight="strong">{account.payee_name}</Box>
        <Text>{account.iban_masked}</Text>
        {account.is_holder_other && (
          <Text>
            {t(messages.otherHolder, { holder: account.payee_name, payee: account.recipient_name })}
          </Text>
        )}
        <Origin account={account} />
        {account.fault !== null && account.confirm_blocks.length > 0 && (
          <Text size="sm">{t(messages.ownAccount)}</Text>
        )}
      </Stack>
    </Card>
  );
}

/** Who typed the account, and who confirmed it. */
function Origin({ account }: { account: PaidAccount }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const { typed_by: typist, confirmed_by: colleague, confirmed_at: at, asked_at: askedAt } = account;
  return (
    <>
      <Text tone="muted" size="sm">
        {typist === null ? t(messages.typedByClaimant) : t(messages.typedBy, { name: typist })}
      </Text>
      {at === null && askedAt !== null && (
        <Text tone="muted" size="sm">
          {t(messages.askedAt, { time: dateTime(askedAt) })}
        </Text>
      )}
      {at !== null && (
        <Text tone="muted" size="sm">
          {colleague === null
            ? t(messages.confirmedByClaimant, { time: dateTime(at) })
            : t(messages.confirmedBy, { name: colleague, time: dateTime(at) })}
        </Text>
      )}
    </>
  );
}

function stateOf({ fault }: PaidAccount): { label: MessageDescriptor; phase: Phase } {
  if (fault === null) return { label: messages.confirmed, phase: 'done' };
  if (fault === 'payers_account') return { label: messages.refused, phase: 'late' };
  return { label: messages.unconfirmed, phase: 'waiting' };
}
