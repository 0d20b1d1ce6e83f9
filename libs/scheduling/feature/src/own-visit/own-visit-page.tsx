import { apiQuery, getOwnVisit, isApiProblem, useQueryFailure } from '@dosar/api-client';
import { Box, EmptyState, ErrorState, Heading, LoadingState, Stack, Text } from '@dosar/design-system';
import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Booking } from '../booking/booking.tsx';
import { MoveVisit } from '../booking/move-visit.tsx';
import { isOpenVisit } from '../visit-words/use-visit-words.ts';
import { messages } from './messages.ts';
import { OwnVisit } from './own-visit.tsx';

/** The claimant's own visit: booked, moved and cancelled on a phone. */
export function OwnVisitPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const own = useQuery(apiQuery(getOwnVisit, {}));
  return (
    <Box width="full" maxWidth="640px" marginInline="auto">
      <title>{t(messages.pageTitle)}</title>
      {own.data && <OwnVisitSteps own={own.data} />}
      {own.isPending && <LoadingState count={4} />}
      {own.isError &&
        !own.data &&
        (isApiProblem(own.error, 'not_found') ? (
          <EmptyState kind="no-permission" />
        ) : (
          <ErrorState {...failureOf(own)} />
        ))}
    </Box>
  );
}

function OwnVisitSteps({ own }: { own: Schema<'OwnVisit'> }) {
  const { formatMessage: t } = useIntl();
  const [isMoving, setMoving] = useState(false);
  const { visit, plate } = own;
  const isBooked = visit !== null && isOpenVisit(visit);
  const file =
    plate === null
      ? t(messages.fileOnly, { number: own.claim_file_no })
      : t(messages.file, { plate: formatPlate(plate), number: own.claim_file_no });
  return (
    <Stack gap="5">
      {/* Above everything: remarks at the end of a phone's page would cover it. */}
      <Link to="..">{t(messages.back)}</Link>
      {isBooked && !isMoving ? (
        <OwnVisit visit={visit} file={file} onMove={() => setMoving(true)} />
      ) : (
        <>
          <div>
            <Text tone="muted">{file}</Text>
            <Heading as="h1" size="xl">
              {t(isMoving ? messages.moveTitle : messages.when)}
            </Heading>
            <Text tone="muted">{t(messages.lead)}</Text>
          </div>
          {isBooked && <MoveVisit visit={visit} isForStaff={false} onDone={() => setMoving(false)} />}
          {!isBooked && own.can_book && (
            <Booking contact={own} county={own.county_code} kept={own.held} isForStaff={false} />
          )}
          {!isBooked && !own.can_book && <EmptyState kind="nothing-yet" title={t(messages.nothing)} />}
        </>
      )}
    </Stack>
  );
}
