import {
  api,
  apiQuery,
  dataOf,
  getPartnerAccount,
  queriesOf,
  useProblemText,
  useQueryFailure,
} from '@dosar/api-client';
import { Box, Button, ErrorState, Heading, LoadingState, notify, Stack, Text } from '@dosar/design-system';
import { FormDialog, FormTextField, reason, requiredText, useZodForm } from '@dosar/forms';
import { ibanAnswer } from '@dosar/forms/iban';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './account-messages.ts';

type Accounts = Schema<'PartnerAccounts'>;

/** Into which account a partner is paid, and the one that waits for another person. */
export function PartnerAccount({ partnerId, name }: { partnerId: string; name: string }) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const found = useQuery(apiQuery(getPartnerAccount, { params: { path: { partner_id: partnerId } } }));
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="2">
      <Heading as="h3" size="md">
        {t(messages.heading)}
      </Heading>
      {found.data ? (
        <Shown accounts={found.data} onChange={() => setOpen(true)} />
      ) : found.isError ? (
        <ErrorState {...failureOf(found)} />
      ) : (
        <LoadingState shape="rows" count={1} />
      )}
      {isOpen && (
        <AccountDialog
          partnerId={partnerId}
          holder={found.data?.account?.holder_name ?? name}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}

function Shown({ accounts: { account, waiting }, onChange }: { accounts: Accounts; onChange: () => void }) {
  const { formatMessage: t } = useIntl();
  const { date, dateTime } = useFormats();
  return (
    <>
      <Box overflowWrap="anywhere">
        {account === null ? (
          <Text tone="muted">{t(messages.none)}</Text>
        ) : (
          <>
            {account.iban_masked}
            <Text tone="muted" size="sm">
              {t(messages.holderSince, { holder: account.holder_name, day: date(account.since) })}
            </Text>
          </>
        )}
        {waiting !== null && (
          <Text size="sm">
            {t(messages.waits, {
              account: `${waiting.iban_masked}, ${waiting.holder_name}`,
              name: waiting.asked_by ?? '–',
              time: dateTime(waiting.asked_at),
            })}
          </Text>
        )}
      </Box>
      <Box>
        <Button onClick={onChange}>
          {t(account === null && waiting === null ? messages.add : messages.change)}
        </Button>
      </Box>
    </>
  );
}

const schema = z.object({
  holder_name: requiredText({ min: 2, max: 70 }),
  iban: ibanAnswer.check(z.minLength(1, { error: reason('required') })),
});

type AccountDialogProps = { partnerId: string; holder: string; onClose: () => void };

function AccountDialog({ partnerId, holder, onClose }: AccountDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema, defaultValues: { holder_name: holder.slice(0, 70), iban: '' } });
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.heading)}
      submitLabel={t(messages.ask)}
      onClose={onClose}
      onSubmit={async (body) => {
        await dataOf(
          api.POST('/api/settlement/savePartnerAccount/{partner_id}', {
            params: { path: { partner_id: partnerId } },
            body,
          }),
        );
        notify.success(t(messages.asked));
        onClose();
        await queryClient.invalidateQueries(queriesOf('settlement', 'partners', 'workload'));
      }}
      problemText={problemText}
    >
      <Text>{t(messages.lead)}</Text>
      <FormTextField name="holder_name" label={t(messages.holder)} required maxLength={70} />
      <FormTextField name="iban" label={t(messages.iban)} required maxLength={50} autoComplete="off" />
    </FormDialog>
  );
}
