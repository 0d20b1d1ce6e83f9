import { api, apiPages, browsePaymentOrders, dataOf, queriesOf, useQueryFailure } from '@dosar/api-client';
import { useFileChanges } from '@dosar/api-client/live';
import { addressOfAssignment } from '@dosar/areas/claims';
import {
  Banner,
  Box,
  Button,
  Card,
  CheckboxField,
  ConfirmDialog,
  DateField,
  EmptyState,
  ErrorState,
  Flex,
  Grid,
  Heading,
  LoadingState,
  PageTitle,
  Stack,
  Text,
  notify,
  useIsQuiet,
} from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import { formatLocalDate, isLocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useRefusalText } from '../dialogs/use-refusal-text.ts';
import { messages as areaMessages } from '../messages.ts';
import { blockMessages } from '../money/block-messages.ts';
import { BankFiles } from './bank-files.tsx';
import { messages } from './messages.ts';
import { PayingAccount } from './paying-account.tsx';
import { Statements } from './statements.tsx';

type Orders = Schema<'PaymentOrders'>;

const shownAreas = ['settlement'] as const;

/** The bank takes this many orders in one file; the next ones come once these have gone. */
const mostInFile = 200;

/** Payment orders that wait for the bank, the files that it got, and the account that they are paid from. */
export function PaymentsPage() {
  const { formatMessage: t } = useIntl();
  return (
    <>
      <PageTitle title={t(areaMessages.payments)} />
      <Payments />
    </>
  );
}

function Payments() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  useFileChanges({ areas: shownAreas, isQuiet: useIsQuiet() });
  const orders = useInfiniteQuery(
    apiPages(browsePaymentOrders, (after) => ({ params: { query: after === undefined ? {} : { after } } })),
  );
  const first = orders.data?.pages[0];
  const items = orders.data?.pages.flatMap((page) => page.items) ?? [];
  if (first)
    return (
      <Stack gap="5">
        <WaitingOrders
          items={items}
          account={first.account}
          nextBankingDay={first.next_banking_day}
          more={
            orders.hasNextPage &&
            items.length < mostInFile && (
              <Box>
                <Button loading={orders.isFetchingNextPage} onClick={() => void orders.fetchNextPage()}>
                  {t(messages.more)}
                </Button>
              </Box>
            )
          }
        />
        <Statements statements={first.statements} />
        <PayingAccount account={first.account} waiting={first.waiting_account} />
        <BankFiles exports={first.exports} />
      </Stack>
    );
  if (orders.isError) return <ErrorState title={t(messages.failed)} {...failureOf(orders)} />;
  return <LoadingState shape="cards" count={3} />;
}

type WaitingOrdersProps = Pick<Orders, 'items' | 'account'> & { nextBankingDay: string; more: ReactNode };

function WaitingOrders({ items, account, nextBankingDay, more }: WaitingOrdersProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const refusalText = useRefusalText();
  const queryClient = useQueryClient();
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [day, setDay] = useState<string>(nextBankingDay);
  const [isConfirming, setConfirming] = useState(false);
  const mayGo = items.filter(({ payment_blocks: blocks }) => blocks.length === 0);
  const chosen = mayGo.filter(({ payment_order_id: id }) => chosenIds.has(id));
  const sum = chosen.reduce((total, { amount_bani: bani }) => total + bani, 0);
  const send = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST('/api/settlement/exportPaymentOrders', {
          body: { payment_order_ids: chosen.map(({ payment_order_id: id }) => id), requested_on: day },
        }),
      ),
    onSettled: () => setConfirming(false),
    onSuccess: async () => {
      notify.success(t(messages.exported));
      await queryClient.invalidateQueries(queriesOf('settlement'));
    },
  });
  const choose = (id: string, isIn: boolean) =>
    setChosenIds(new Set(isIn ? [...chosenIds, id] : [...chosenIds].filter((other) => other !== id)));
  const chooseAll = () => setChosenIds(new Set(mayGo.map(({ payment_order_id: id }) => id)));
  return (
    <Card>
      <Stack gap="4">
        <Heading as="h2" size="md">
          {t(messages.waiting, { count: items.length })}
        </Heading>
        {items.length === 0 && <EmptyState kind="nothing-yet" title={t(messages.empty)} />}
        {items.map((order) => (
          <OrderRow
            key={order.payment_order_id}
            order={order}
            isChosen={chosen.includes(order)}
            onChoose={(isIn) => choose(order.payment_order_id, isIn)}
          />
        ))}
        {more}
        {isConfirming && account !== null && (
          <ConfirmDialog
            open
            title={t(messages.confirmTitle)}
            confirmLabel={t(messages.confirmExport)}
            loading={send.isPending}
            onConfirm={() => send.mutate()}
            onCancel={() => setConfirming(false)}
          >
            <Stack gap="2">
              <Text>{t(messages.confirmOrders, { count: chosen.length, sum: lei(sum) })}</Text>
              <Text>{t(messages.confirmDay, { day: formatLocalDate(day) })}</Text>
              <Text>
                {t(messages.confirmAccount, { holder: account.holder_name, iban: account.iban_masked })}
              </Text>
            </Stack>
          </ConfirmDialog>
        )}
        {send.isError && (
          <Banner tone="danger" live>
            {refusalText(send.error)}
          </Banner>
        )}
        {items.length > 0 && (
          <Flex gap="3" alignItems="flex-end" flexWrap="wrap">
            <Button onClick={chooseAll}>{t(messages.chooseAll)}</Button>
            <DateField label={t(messages.requestedOn)} value={day} onValueChange={setDay} />
            <Button
              variant="primary"
              disabled={chosen.length === 0 || !isLocalDate(day) || account === null}
              onClick={() => setConfirming(true)}
            >
              {t(messages.export, { count: chosen.length, sum: lei(sum) })}
            </Button>
          </Flex>
        )}
      </Stack>
    </Card>
  );
}

type OrderRowProps = {
  order: Orders['items'][number];
  isChosen: boolean;
  onChoose: (isIn: boolean) => void;
};

function OrderRow({ order, isChosen, onChoose }: OrderRowProps) {
  const { formatMessage: t } = useIntl();
  const { amount } = useAmounts();
  const { claim_file_no, assignment_id } = order;
  return (
    <Grid
      columnGap="3"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: '12rem minmax(0, 1fr) auto' }}
      alignItems="center"
      borderTopWidth="1px"
      borderColor="border"
      paddingTop="2"
    >
      <CheckboxField
        label={order.reference}
        checked={isChosen}
        disabled={order.payment_blocks.length > 0}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <Box gridColumn={{ base: '1 / -1', md: '2' }} gridRow={{ base: '2', md: '1' }} minWidth="0">
        <Box fontWeight="strong">{order.payee_name}</Box>
        <Text tone="muted" size="sm">
          {order.iban_masked}
          {' · '}
          {assignment_id === null ? (
            claim_file_no
          ) : (
            <Link to={`${addressOfAssignment({ claim_file_no, assignment_id })}/money`}>{claim_file_no}</Link>
          )}
          {order.created_by !== null && ` · ${order.created_by}`}
        </Text>
        {order.payment_blocks.map((block) => (
          <Text key={block} tone="muted" size="sm">
            {t(blockMessages[block])}
          </Text>
        ))}
      </Box>
      <Box fontVariantNumeric="tabular-nums" whiteSpace="nowrap" fontWeight="strong">
        {amount(order.amount_bani)}
      </Box>
    </Grid>
  );
}
