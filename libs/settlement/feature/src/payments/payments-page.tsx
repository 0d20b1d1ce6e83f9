import { api, apiPages, browsePaymentOrders, dataOf, queriesOf, useProblemText } from '@dosar/api-client';
import { addressOfAssignment } from '@dosar/areas/claims';
import {
  Banner,
  Box,
  Button,
  Card,
  CheckboxField,
  DateField,
  EmptyState,
  ErrorState,
  Flex,
  Grid,
  Heading,
  LoadingState,
  Stack,
  Text,
  notify,
} from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import { addDays, isLocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useRefusalText } from '../dialogs/use-refusal-text.ts';
import { BankFiles } from './bank-files.tsx';
import { messages } from './messages.ts';
import { PayingAccount } from './paying-account.tsx';
import { Statements } from './statements.tsx';

type Orders = Schema<'PaymentOrders'>;

/** The bank takes this many orders in one file; the next ones come once these have gone. */
const mostInFile = 200;

/** Payment orders that wait for the bank, the files that it got, and the account that they are paid from. */
export function PaymentsPage() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
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
        <PayingAccount account={first.account} />
        <BankFiles exports={first.exports} />
      </Stack>
    );
  if (orders.isError)
    return (
      <ErrorState
        title={t(messages.failed)}
        description={problemText(orders.error)}
        onRetry={() => void orders.refetch()}
      />
    );
  return <LoadingState shape="cards" count={3} />;
}

function WaitingOrders({ items, more }: { items: Orders['items']; more: ReactNode }) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const refusalText = useRefusalText();
  const queryClient = useQueryClient();
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [day, setDay] = useState<string>(addDays(localDateOf(new Date()), 1));
  const chosen = items.filter(({ payment_order_id: id }) => !leftOut.has(id));
  const sum = chosen.reduce((total, { amount_bani: bani }) => total + bani, 0);
  const send = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST('/api/settlement/exportPaymentOrders', {
          body: { payment_order_ids: chosen.map(({ payment_order_id: id }) => id), requested_on: day },
        }),
      ),
    onSuccess: async () => {
      notify.success(t(messages.exported));
      await queryClient.invalidateQueries(queriesOf('settlement'));
    },
  });
  const choose = (id: string, isIn: boolean) =>
    setLeftOut(new Set(isIn ? [...leftOut].filter((other) => other !== id) : [...leftOut, id]));
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
            isChosen={!leftOut.has(order.payment_order_id)}
            onChoose={(isIn) => choose(order.payment_order_id, isIn)}
          />
        ))}
        {more}
        {send.isError && (
          <Banner tone="danger" live>
            {refusalText(send.error)}
          </Banner>
        )}
        {items.length > 0 && (
          <Flex gap="3" alignItems="flex-end" flexWrap="wrap">
            <DateField label={t(messages.requestedOn)} value={day} onValueChange={setDay} />
            <Button
              variant="primary"
              disabled={chosen.length === 0 || !isLocalDate(day)}
              loading={send.isPending}
              onClick={() => send.mutate()}
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
      </Box>
      <Box fontVariantNumeric="tabular-nums" whiteSpace="nowrap" fontWeight="strong">
        {amount(order.amount_bani)}
      </Box>
    </Grid>
  );
}
