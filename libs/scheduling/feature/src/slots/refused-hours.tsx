import {
  Box,
  Disclosure,
  DisclosureButton,
  DisclosureContent,
  Grid,
  LoadingState,
  Text,
} from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { slotsQuery, type SlotPlace, type SlotPurpose } from './slot-question.ts';
import { useReasonText } from './use-reason-text.ts';
import { useVisitTimes } from './visit-times.ts';

type RefusedHoursProps = { place: SlotPlace; purpose: SlotPurpose; from: string; date: string };

/** Why hours of the opening are not offered on a day: asked for when somebody wants to know. */
export function RefusedHours(props: RefusedHoursProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Disclosure>
      <DisclosureButton variant="plain">{t(messages.whyNot)}</DisclosureButton>
      <DisclosureContent>
        <Hours {...props} />
      </DisclosureContent>
    </Disclosure>
  );
}

function Hours({ place, purpose, from, date }: RefusedHoursProps) {
  const { formatMessage: t } = useIntl();
  const { time } = useVisitTimes();
  const reasonText = useReasonText();
  const found = useQuery(slotsQuery({ ...purpose, from_date: from, place_id: place.place_id }));
  const refused = found.data?.places[0]?.days.find((day) => day.date === date)?.refused;
  return (
    <>
      {found.isPending && <LoadingState count={2} />}
      {refused?.length === 0 && <Text tone="muted">{t(messages.nothingRefused)}</Text>}
      {refused && (
        <Grid as="dl" columnGap="3" rowGap="1" gridTemplateColumns="auto minmax(0, 1fr)" fontSize="sm">
          {refused.map(({ starts_at: start, reason }) => (
            <Fragment key={start}>
              <Box as="dt" fontVariantNumeric="tabular-nums">
                {time(start)}
              </Box>
              <Box as="dd" color="textMuted">
                {reasonText(reason)}
              </Box>
            </Fragment>
          ))}
        </Grid>
      )}
    </>
  );
}
