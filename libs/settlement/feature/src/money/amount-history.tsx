import { Box, Button, Card, Flex, Heading, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { coverageMessages } from './coverage-messages.ts';
import { differenceCodeMessages, differenceMessages } from './difference-messages.ts';
import { partnerOrderMessages } from './partner-order-messages.ts';
import { messages } from './messages.ts';
import type { Money } from './money-query.ts';

type Entry = Money['entries'][number];

const accountMessages: Record<Entry['account'], MessageDescriptor> = {
  estimated: messages.estimated,
  agreed: messages.agreed,
  reserve: messages.reserve,
  paid: messages.paid,
  recourse: messages.recourse,
  residual: messages.residual,
  recovered: messages.recovered,
  difference: differenceMessages.title,
  partner: partnerOrderMessages.title,
};

const firstShown = 6;

/** Every change of an amount: from what to what, why, by whom and when. */
export function AmountHistory({ entries }: { entries: readonly Entry[] }) {
  const { formatMessage: t } = useIntl();
  const [isWhole, setWhole] = useState(false);
  if (entries.length === 0) return null;
  const shown = isWhole ? entries : entries.slice(0, firstShown);
  return (
    <Card>
      <Stack gap="2">
        <Heading as="h2" size="md">
          {t(messages.history)}
        </Heading>
        {shown.map((entry) => (
          <HistoryLine key={entry.id} entry={entry} />
        ))}
        {shown.length < entries.length && (
          <Box>
            <Button onClick={() => setWhole(true)}>{t(messages.showAll, { count: entries.length })}</Button>
          </Box>
        )}
      </Stack>
    </Card>
  );
}

function HistoryLine({ entry }: { entry: Entry }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { amount } = useAmounts();
  const name = t(accountMessages[entry.account]);
  const coverage = entry.coverage_code === null ? '' : ` · ${t(coverageMessages[entry.coverage_code])}`;
  const code = entry.difference_code && t(differenceCodeMessages[entry.difference_code]);
  const who = entry.is_automatic ? t(messages.automatic) : entry.who;
  return (
    <div>
      <Flex gap="3" justifyContent="space-between">
        <span>{`${name}${coverage}`}</span>
        <Box as="strong" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {`${amount(entry.balance_bani - entry.change_bani)} → ${amount(entry.balance_bani)}`}
        </Box>
      </Flex>
      <Text tone="muted" size="sm">
        {[date(entry.system_time), code, entry.reason, who].filter(Boolean).join(' · ')}
      </Text>
    </div>
  );
}
