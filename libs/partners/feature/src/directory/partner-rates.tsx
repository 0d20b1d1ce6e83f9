import { DescriptionList, Heading, Stack, Text } from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import { formatLocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './rate-messages.ts';

const kinds = ['body', 'mechanic', 'electric', 'paint', 'material'] as const;

/** What the assessment reckons with at this partner. */
export function PartnerRates({ rate }: { rate: Schema<'PartnerRate'> }) {
  const { formatMessage: t, formatNumber } = useIntl();
  const { lei } = useAmounts();
  const { is_own: isOwn, valid_from: from, rates, discount_share: discount } = rate;
  return (
    <Stack gap="2">
      <Heading as="h3" size="md">
        {t(messages.heading)}
      </Heading>
      {from === null ? (
        <Text tone="muted">{t(messages.none)}</Text>
      ) : (
        <>
          <Text tone="muted" size="sm">
            {t(isOwn ? messages.own : messages.organisation, { day: formatLocalDate(from) })}
          </Text>
          <DescriptionList
            layout="pairs"
            facts={[
              ...kinds.map((kind) => ({ term: t(messages[kind]), value: lei(rates[`${kind}_bani`]) })),
              {
                term: t(messages.discount),
                value: formatNumber(discount / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
              },
            ]}
          />
        </>
      )}
    </Stack>
  );
}
