import { api, dataOf } from '@dosar/api-client';
import { Box, Button, Card, Flex, Heading, Stack, Text } from '@dosar/design-system';
import { FormTextField, optionalText, reason, requiredText, useZodForm } from '@dosar/forms';
import { ibanAnswer } from '@dosar/forms/iban';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages as dialogMessages } from '../dialogs/messages.ts';
import { MoneyDialog } from '../dialogs/money-dialog.tsx';
import { waitingAccountMessages } from './account-messages.ts';
import { messages } from './messages.ts';

type Account = Schema<'PayingAccount'>;

type PayingAccountProps = { account: Account | null; waiting: Schema<'WaitingAccount'> | null };

/** The account that the organisation pays from, and the one that shall take its place. */
export function PayingAccount({ account, waiting }: PayingAccountProps) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
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
            <Box>{namesOf(account)}</Box>
          )}
          {waiting !== null && (
            <Text size="sm">
              {t(waitingAccountMessages.waits, {
                account: namesOf(waiting),
                name: waiting.asked_by ?? '–',
                time: dateTime(waiting.asked_at),
              })}
            </Text>
          )}
        </Stack>
        <Button onClick={() => setOpen(true)}>{t(messages.changeAccount)}</Button>
      </Flex>
      {isOpen && <AccountDialog account={account} onClose={() => setOpen(false)} />}
    </Card>
  );
}

const namesOf = ({ holder_name: holder, iban_masked: iban, bic }: Account): string =>
  [holder, iban, bic].filter(Boolean).join(' · ');

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
      done={waitingAccountMessages.asked}
      onClose={onClose}
      send={({ holder_name, iban, bic }) =>
        dataOf(
          api.POST('/api/settlement/savePayingAccount', {
            body: { holder_name, iban, ...(bic !== '' && { bic }) },
          }),
        )
      }
    >
      <Text>{t(waitingAccountMessages.lead)}</Text>
      <FormTextField name="holder_name" label={t(dialogMessages.payee)} maxLength={70} />
      <FormTextField name="iban" label={t(dialogMessages.iban)} maxLength={50} autoComplete="off" />
      <FormTextField name="bic" label={t(messages.bic)} optional maxLength={11} />
    </MoneyDialog>
  );
}
