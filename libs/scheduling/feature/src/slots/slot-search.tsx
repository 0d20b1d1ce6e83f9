import { apiQuery, browseAssessmentCentreCounties, useQueryFailure } from '@dosar/api-client';
import {
  Button,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  LoadingState,
  SelectField,
  Stack,
  Text,
} from '@dosar/design-system';
import { addDays } from '@dosar/kernel/dates';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { EarliestSlots } from './earliest-slots.tsx';
import { messages } from './messages.ts';
import { PlaceHours } from './place-hours.tsx';
import { slotsQuery, type ChosenSlot, type SlotPurpose } from './slot-question.ts';
import { isOtherClock, useVisitTimes } from './visit-times.ts';

type SlotSearchProps = {
  purpose: SlotPurpose;
  /** The county that is looked in first, if there is a place in it. */
  county: string | null;
  /** Staff see who would come, and why other hours are not offered. */
  isForStaff: boolean;
  /** Other hours are offered beside the search already. */
  hasOffer?: boolean;
  /** An hour is being kept: no other can be chosen meanwhile. */
  isBusy: boolean;
  onChoose: (slot: ChosenSlot) => void;
};

const daysAtOnce = 14;

/** Free hours: the three earliest first, then every place of a county. */
export function SlotSearch({
  purpose,
  county: firstCounty,
  isForStaff,
  hasOffer = false,
  isBusy,
  onChoose,
}: SlotSearchProps) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const earliestId = useId();
  const { today } = useVisitTimes();
  const [from, setFrom] = useState(today);
  const [chosenCounty, setCounty] = useState<string>();
  const counties = useQuery(apiQuery(browseAssessmentCentreCounties, {}));
  const hasFirst = counties.data?.some(({ code }) => code === firstCounty) === true;
  const county = chosenCounty ?? (hasFirst && firstCounty !== null ? firstCounty : '');
  const found = useQuery({
    ...slotsQuery({ ...purpose, from_date: from, ...(county !== '' && { county_code: county }) }),
    enabled: counties.isFetched,
    placeholderData: keepPreviousData,
  });
  if (found.isError && !found.data) return <ErrorState title={t(messages.failed)} {...failureOf(found)} />;
  if (!found.data) return <LoadingState shape="cards" count={3} />;
  const { places, earliest } = found.data;
  return (
    <Stack gap="5">
      {isOtherClock(new Date()) && <Text tone="muted">{t(messages.zone)}</Text>}
      {!hasOffer && (
        <section aria-labelledby={earliestId}>
          <Heading as="h2" size="md" id={earliestId}>
            {t(messages.earliest)}
          </Heading>
          <EarliestSlots {...{ found: found.data, isBusy, onChoose }} />
          {earliest.length === 0 && (
            <EmptyState kind="no-match" title={t(messages.none)} description={t(messages.noneHint)} />
          )}
        </section>
      )}
      <Stack as="section" gap="3">
        <Heading as="h2" size="md">
          {t(messages.other)}
        </Heading>
        <SelectField
          label={t(messages.county)}
          placeholder={t(messages.allCounties)}
          value={county}
          choices={(counties.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          onChange={({ target }) => setCounty(target.value)}
        />
        {places.map((place) => (
          <PlaceHours
            // Another fortnight begins with its own first day.
            key={`${place.place_id} ${from}`}
            {...{ place, purpose, from, isForStaff, isBusy, onChoose }}
          />
        ))}
        <Flex gap="2" flexWrap="wrap">
          <Button onClick={() => setFrom(addDays(from, daysAtOnce))}>{t(messages.later)}</Button>
          {from !== today && <Button onClick={() => setFrom(today)}>{t(messages.sooner)}</Button>}
        </Flex>
      </Stack>
    </Stack>
  );
}
