import { apiQuery, proposeAtIntake } from '@dosar/api-client';
import type { IntakeParts } from '@dosar/areas/fnol';
import { Banner, LoadingState, RadioGroupField, Stack, Text } from '@dosar/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { messages as make } from '../jobs/make-messages.ts';
import { useReasonText } from '../jobs/use-reason-text.ts';
import { messages } from './intake-messages.ts';
import { traitsOf, useWhenTypingPauses } from './typed-traits.ts';

/** Shops for a claim that is being taken in, each with its reasons; later is always one of the choices. */
export function ChooseShop({ typed, chosenId, onChoose }: ComponentProps<IntakeParts['Choose']>) {
  const { formatMessage: t } = useIntl();
  const name = useId();
  const reasonText = useReasonText();
  const traits = useWhenTypingPauses(traitsOf(typed));
  const found = useQuery({
    ...apiQuery(proposeAtIntake, {
      body: {
        traits: traits ?? { event_date: '', holder_number: '', people: [], plates: [], policy_numbers: [] },
        policy_type: typed.policyType,
        county_code: typed.countyCode,
        brand_code: typed.brandCode,
        category_code: typed.categoryCode,
      },
    }),
    enabled: traits !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (found.isError) return <Banner tone="info">{t(messages.away)}</Banner>;
  if (found.data === undefined) return traits === undefined ? null : <LoadingState shape="rows" count={2} />;
  const { items, rule, is_free_choice: isFree } = found.data;
  const isProposed = chosenId === '' || items.some(({ partner_id: id }) => id === chosenId);
  return (
    <Stack gap="2">
      {rule !== null && <Banner tone="info" title={t(make.rule, { because: rule })} />}
      <RadioGroupField
        name={name}
        label={t(messages.who)}
        hint={t(items.length === 0 ? make.noProposals : isFree ? make.free : make.order)}
        value={chosenId}
        onValueChange={(id) =>
          onChoose({
            partnerId: id,
            name: items.find(({ partner_id: partnerId }) => partnerId === id)?.name ?? '',
          })
        }
        choices={[
          { value: '', label: t(messages.later) },
          ...items.slice(0, mostShown).map(({ partner_id: value, name: shop, locality, reasons }) => ({
            value,
            label: [shop, locality].filter(Boolean).join(', '),
            hint: reasons.map(reasonText).join(' · '),
          })),
        ]}
      />
      {!isProposed && <Text tone="muted">{t(messages.gone)}</Text>}
    </Stack>
  );
}

/** As many as somebody compares with a caller on the line; the file has the others. */
const mostShown = 4;
