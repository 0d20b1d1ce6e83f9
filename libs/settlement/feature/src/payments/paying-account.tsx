import { api, dataOf } from '@dosar/api-client';
import { Box, Button, Card, Flex, Heading, Stack, Text, TextField } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as dialogMessages } from '../dialogs/messages.ts';
import { MoneyDialog } from '../dialogs/money-dialog.tsx';
import { useMoneyChange } from '../dialogs/use-money-change.ts';
import { messages } from './messages.ts';

type Account = Schema<'PayingAccount'>;

/** The account that the organisation pays from. */
export function PayingAccount({ account }: { account: Account | null }) {
  const { formatMessage: t } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <Flex gap="3" justifyContent="space-between" alignItems="flex-start" flexWrap="wrap">
        <Stack gap="1">
          <Heading as="h2" size="md">
            {t(messages.payFrom)}
          </Heading>
          {account === null ? (
            <Text tone="muted">{t(messages.noAccount)}</Text>
          ) : (
            <Box>{[account.holder_name, account.iban_masked, account.bic].filter(Boolean).join(' · ')}</Box>
          )}
        </Stack>
        <Button onClick={() => setOpen(true)}>{t(messages.changeAccount)}</Button>
      </Flex>
      {isOpen && <AccountDialog account={account} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function AccountDialog({ account, onClose }: { account: Account | null; onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const [holder, setHolder] = useState(account?.holder_name ?? '');
  const [iban, setIban] = useState('');
  const [bic, setBic] = useState(account?.bic ?? '');
  const [isChecked, setChecked] = useState(false);
  const isWhole = holder.trim().length >= 2 && iban.trim().length >= 15;
  const change = useMoneyChange({
    onClose,
    send: () =>
      dataOf(
        api.POST('/api/settlement/savePayingAccount', {
          body: {
            holder_name: holder.trim(),
            iban: iban.trim(),
            ...(bic.trim() !== '' && { bic: bic.trim().toUpperCase() }),
          },
        }),
      ),
  });
  return (
    <MoneyDialog
      title={t(messages.payFrom)}
      act={t(dialogMessages.save)}
      change={change}
      isWhole={isWhole}
      onIncomplete={() => setChecked(true)}
      onClose={onClose}
    >
      <TextField
        label={t(dialogMessages.payee)}
        value={holder}
        maxLength={70}
        onChange={({ target }) => setHolder(target.value)}
      />
      <TextField
        label={t(dialogMessages.iban)}
        value={iban}
        maxLength={50}
        autoComplete="off"
        onChange={({ target }) => setIban(target.value)}
        error={isChecked && !isWhole ? t(dialogMessages.ibanWrong) : undefined}
      />
      <TextField
        label={t(messages.bic)}
        optional
        value={bic}
        maxLength={11}
        onChange={({ target }) => setBic(target.value)}
      />
    </MoneyDialog>
  );
}
