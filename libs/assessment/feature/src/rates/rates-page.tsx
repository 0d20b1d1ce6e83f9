import { saveAssessmentRate, useQueryFailure } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  LoadingState,
  PageTitle,
  Text,
} from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { PlaceRates } from './place-rates.tsx';
import { RateDialog, type RatePlace } from './rate-dialog.tsx';
import { ratesQuery, type Rate } from './rates-query.ts';

/** What work costs in the organisation and at each repair shop, since when and until when. */
export function RatesPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const rates = useQuery(ratesQuery);
  if (rates.isError) return <ErrorState title={t(messages.failed)} {...failureOf(rates)} />;
  return (
    <>
      <PageTitle title={t(messages.title)} />
      {rates.data ? <AllRates rates={rates.data} /> : <LoadingState shape="rows" count={6} />}
    </>
  );
}

function AllRates({ rates }: { rates: readonly Rate[] }) {
  const { formatMessage: t } = useIntl();
  const mayChange = useCan(saveAssessmentRate);
  const [place, setPlace] = useState<RatePlace>();
  const places = placesOf(rates);
  const nameOf = ({ partnerName }: RatePlace) => partnerName ?? t(messages.organisation);
  return (
    <>
      <Flex gap="4" rowGap="2" alignItems="start" flexWrap="wrap" marginBottom="4">
        <Text tone="muted" flex="1" minWidth="16rem">
          {t(messages.about)}
        </Text>
        {mayChange && (
          <Button
            variant="primary"
            icon="add"
            onClick={() => setPlace({ partnerId: undefined, partnerName: null, versions: [] })}
          >
            {t(messages.newRates)}
          </Button>
        )}
      </Flex>
      {places.length === 0 && (
        <EmptyState kind="nothing-yet" title={t(messages.none)} description={t(messages.noneText)} />
      )}
      {places.map((found) => (
        <Box key={found.partnerId ?? 'organisation'} marginBottom="6">
          <PlaceRates
            name={nameOf(found)}
            versions={found.versions}
            onChange={mayChange ? () => setPlace(found) : undefined}
          />
        </Box>
      ))}
      {place && (
        <RateDialog
          place={place}
          title={
            place.partnerId === undefined
              ? t(messages.dialogTitle)
              : t(messages.dialogTitleOf, { place: nameOf(place) })
          }
          all={rates}
          onClose={() => setPlace(undefined)}
        />
      )}
    </>
  );
}

/** The organisation first, then its partners by name. */
function placesOf(rates: readonly Rate[]): RatePlace[] {
  const places = new Map<string | null, Rate[]>();
  for (const rate of rates) places.set(rate.partner_id, [...(places.get(rate.partner_id) ?? []), rate]);
  return [...places]
    .map(([partnerId, versions]) => ({
      partnerId,
      partnerName: versions[0]?.partner_name ?? null,
      versions,
    }))
    .toSorted((one, other) => (one.partnerName ?? '').localeCompare(other.partnerName ?? '', 'ro'));
}
