import { api, dataOf } from '@dosar/api-client';
import { Box, Button, Card, Flex, Heading, Stack, Text } from '@dosar/design-system';
import { FormTextField, optionalText, reason, requiredText, useZodForm } from '@dosar/forms';
import { ibanAnswer } from '@dosar/forms/iban';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages as dialogMessages } from '../dialogs/messages.ts';
import { MoneyDialog } from '../dialogs/money-dialog.tsx';
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

const schema = z.object({
  holder_name: requiredText({ min: 2, max: 70 }),
  iban: ibanAnswer.check(z.minLength(1, { error: reason('required') })),
  bic: z.pipe(
    optionalText({ max: 11 }),
    z.transform((bic) => bic.toUpperCase()),
  ),
});

function AccountDialog({ account, onClose }: { account: Account | null; onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const form = useZodForm({
    schema,
    defaultValues: { holder_name: account?.holder_name ?? '', iban: '', bic: account?.bic ?? '' },
  });
  return (
    <MoneyDialog
      form={form}
      title={t(messages.payFrom)}
      submitLabel={t(dialogMessages.save)}
      onClose={onClose}
      send={({ holder_name, iban, bic }) =>
        dataOf(
          api.POST('/api/settlement/savePayingAccount', {
            body: { holder_name, iban, ...(bic !== '' && { bic }) },
          }),
        )
      }
    >
      <FormTextField name="holder_name" label={t(dialogMessages.payee)} maxLength={70} />
      <FormTextField name="iban" label={t(dialogMessages.iban)} maxLength={50} autoComplete="off" />
      <FormTextField name="bic" label={t(messages.bic)} optional maxLength={11} />
    </MoneyDialog>
  );
}
