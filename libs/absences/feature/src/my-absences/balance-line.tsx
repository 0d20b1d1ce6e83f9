import { Flex, Stack, Text } from '@dosar/design-system';
import { formatDate } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { daysText } from '../leave-text.ts';
import { messages } from './balance-messages.ts';
import { ShareBar } from './share-bar.tsx';

/** What is left of this year's rest leave, as a figure and as a bar. */
export function BalanceLine({ balance }: { balance: Schema<'LeaveBalance'> }) {
  const { formatMessage: t } = useIntl();
  const { year, entitled, carried, carried_until: until, taken, planned, asked, left } = balance;
  const after = left - asked;
  const facts = [
    [messages.entitled, entitled],
    [messages.carried, carried],
    [messages.taken, taken],
    [messages.planned, planned],
  ] as const;
  return (
    <Stack as="section" gap="2" aria-label={t(messages.balanceOf, { year })}>
      <Flex gap="5" flexWrap="wrap" alignItems="end" justifyContent="space-between">
        <div>
          <Text tone="muted">{t(messages.left, { year })}</Text>
          <Text fontSize="28px" lineHeight="tight" fontWeight="strong" numeric>
            {t(messages.days, { count: left / 2, days: daysText(left) })}
          </Text>
        </div>
        <Flex gap="4" flexWrap="wrap">
          {facts.map(([label, value]) => (
            <Text as="span" key={label.id} numeric>
              {t(label)} <b>{daysText(value)}</b>
            </Text>
          ))}
        </Flex>
      </Flex>
      <ShareBar
        label={t(messages.balanceOf, { year })}
        shares={[
          {
            id: 'taken',
            text: t(messages.shareTaken, { days: daysText(taken) }),
            amount: taken,
            tone: 'past',
          },
          {
            id: 'planned',
            text: t(messages.sharePlanned, { days: daysText(planned) }),
            amount: planned,
            tone: 'firm',
          },
          {
            id: 'asked',
            text: t(messages.shareAsked, { days: daysText(asked) }),
            amount: asked,
            tone: 'asked',
          },
          {
            id: 'left',
            text: t(messages.shareLeft, { days: daysText(after) }),
            amount: Math.max(after, 0),
            tone: 'left',
          },
        ]}
      />
      {carried > 0 && (
        <Text tone="muted" size="sm">
          {t(messages.lapses, { count: carried / 2, days: daysText(carried), date: formatDate(until) })}
        </Text>
      )}
    </Stack>
  );
}
