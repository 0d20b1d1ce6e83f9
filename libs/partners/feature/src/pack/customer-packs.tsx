import {
  api,
  apiQuery,
  asFile,
  dataOf,
  getPacks,
  queriesOf,
  saveFile,
  useQueryFailure,
} from '@dosar/api-client';
import {
  Box,
  Button,
  ConfirmDialog,
  ErrorState,
  Flex,
  Heading,
  LoadingState,
  SelectField,
  Stack,
  Text,
  notify,
} from '@dosar/design-system';
import { formatInstant } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCustomerRefusal } from '../special/use-customer-refusal.ts';
import { messages } from './pack-messages.ts';
import { PlanDialog } from './plan-dialog.tsx';

type Packs = Schema<'CustomerPacks'>;
type PartProps = { customerId: string; packs: Packs };

const often = 2_000;
const shownOfHash = 12;

/** The monthly pack of a customer: to whom it goes, a look at it, sending it, and what was sent. */
export function CustomerPacks({ customerId }: { customerId: string }) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const [isEditing, setEditing] = useState(false);
  const found = useQuery({
    ...apiQuery(getPacks, { params: { path: { special_customer_id: customerId } } }),
    refetchInterval: ({ state: { data } }) =>
      data?.packs.some(({ state }) => state === 'queued') === true ? often : false,
  });
  const packs = found.data;
  return (
    <Stack gap="2">
      <Flex gap="2" alignItems="center" justifyContent="space-between" flexWrap="wrap">
        <Box>
          <Heading as="h3" size="md">
            {t(messages.heading)}
          </Heading>
          <Text tone="muted" size="sm">
            {t(packs?.is_allowed === false ? messages.notAllowed : messages.about)}
          </Text>
        </Box>
        {packs?.is_allowed === true && (
          <Button variant="quiet" icon="edit" onClick={() => setEditing(true)}>
            {t(messages.edit)}
          </Button>
        )}
      </Flex>
      {packs ? (
        <>
          {packs.is_allowed && <Plan customerId={customerId} packs={packs} />}
          <SentPacks packs={packs.packs} />
        </>
      ) : found.isError ? (
        <ErrorState title={t(messages.notRead)} {...failureOf(found)} />
      ) : (
        <LoadingState shape="rows" count={2} />
      )}
      {isEditing && packs && (
        <PlanDialog customerId={customerId} packs={packs} onClose={() => setEditing(false)} />
      )}
    </Stack>
  );
}

function useMonthName(): (month: string) => string {
  const { formatDate } = useIntl();
  return (month) => formatDate(`${month}-01T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

function Plan({ customerId, packs }: PartProps) {
  const { formatMessage: t } = useIntl();
  const monthName = useMonthName();
  const refusalText = useCustomerRefusal();
  const [month, setMonth] = useState(packs.months[0] ?? '');
  const { recipients, is_monthly: isMonthly } = packs.plan;
  const look = useMutation({
    mutationFn: (format: Schema<'PackFormat'>) =>
      saveFile(
        api.GET('/api/specialCustomer/previewPack/{special_customer_id}', {
          params: { path: { special_customer_id: customerId }, query: { month, format } },
          ...asFile,
        }),
      ),
    onError: (error) => notify.warning(refusalText(error)),
  });
  const isSent = packs.packs.some((pack) => pack.month === month && pack.state !== 'failed');
  return (
    <Stack gap="2">
      <Text>{recipients.length === 0 ? t(messages.noRecipients) : recipients.join(', ')}</Text>
      <Text tone="muted" size="sm">
        {t(isMonthly ? messages.monthly : messages.onRequest)}
      </Text>
      <Flex gap="2" alignItems="flex-end" flexWrap="wrap">
        <SelectField
          label={t(messages.month)}
          placeholder={null}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
          choices={packs.months.map((value) => ({ value, label: monthName(value) }))}
        />
        <Button icon="download" loading={look.isPending} onClick={() => look.mutate('pdf')}>
          {t(messages.previewPdf)}
        </Button>
        <Button icon="download" loading={look.isPending} onClick={() => look.mutate('xlsx')}>
          {t(messages.previewXlsx)}
        </Button>
        {recipients.length > 0 && !isSent && (
          <SendButton customerId={customerId} packs={packs} month={month} />
        )}
      </Flex>
    </Stack>
  );
}

function SendButton({ customerId, packs, month }: PartProps & { month: string }) {
  const { formatMessage: t } = useIntl();
  const monthName = useMonthName();
  const refusalText = useCustomerRefusal();
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const send = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST('/api/specialCustomer/sendPack/{special_customer_id}', {
          params: { path: { special_customer_id: customerId } },
          body: { month },
        }),
      ),
    onSuccess: () => notify.success(t(messages.onItsWay)),
    onError: (error) => notify.warning(refusalText(error)),
    onSettled: () => queryClient.invalidateQueries(queriesOf('partners')),
  });
  return (
    <>
      <Button variant="primary" icon="send" loading={send.isPending} onClick={() => setAsked(true)}>
        {t(messages.send)}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t(messages.send)}
        confirmLabel={t(messages.send)}
        onConfirm={() => {
          setAsked(false);
          send.mutate();
        }}
        onCancel={() => setAsked(false)}
      >
        {t(messages.sendText, { month: monthName(month), recipients: packs.plan.recipients.join(', ') })}
      </ConfirmDialog>
    </>
  );
}

function SentPacks({ packs }: { packs: Packs['packs'] }) {
  const { formatMessage: t } = useIntl();
  const monthName = useMonthName();
  return (
    <Stack as="ul" listStyleType="none" gap="2">
      {packs.map((pack) => (
        <Box as="li" key={pack.month} borderTopWidth="1px" paddingTop="2" overflowWrap="anywhere">
          <Box fontWeight="strong">{monthName(pack.month)}</Box>
          {pack.sent_at === null ? (
            <Text tone="muted" size="sm">
              {t(pack.state === 'failed' ? messages.failed : messages.queued)}
            </Text>
          ) : (
            <>
              <Text size="sm">
                {t(messages.sent, {
                  moment: formatInstant(new Date(pack.sent_at)),
                  who: pack.requested_by ?? t(messages.itself),
                  recipients: pack.recipients.join(', '),
                })}
              </Text>
              <Text tone="muted" size="sm">
                {[
                  t(messages.hash, { format: 'PDF', hash: pack.pdf_sha256?.slice(0, shownOfHash) ?? '' }),
                  t(messages.hash, { format: 'XLSX', hash: pack.xlsx_sha256?.slice(0, shownOfHash) ?? '' }),
                ].join(' · ')}
              </Text>
            </>
          )}
        </Box>
      ))}
    </Stack>
  );
}
