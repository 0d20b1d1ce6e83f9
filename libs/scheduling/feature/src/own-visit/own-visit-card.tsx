import { apiQuery, getOwnVisit } from '@dosar/api-client';
import { Button, Card, Heading, Stack, Text } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useVisitTimes } from '../slots/visit-times.ts';
import { isOpenVisit } from '../visit-words/use-visit-words.ts';
import { messages } from './messages.ts';

/** The claimant's visit on the page of the claim: when and where, or the way to choose an hour. */
export function OwnVisitCard() {
  const { formatMessage: t } = useIntl();
  const { at } = useVisitTimes();
  const own = useQuery(apiQuery(getOwnVisit, {}));
  if (!own.data) return null;
  const { visit, can_book: canBook } = own.data;
  const isBooked = visit !== null && isOpenVisit(visit);
  if (!isBooked && !canBook) return null;
  return (
    <Card>
      <Stack gap="3">
        <Heading as="h2" size="md">
          {t(messages.card)}
        </Heading>
        {isBooked && (
          <Text
            _firstLetter={{ textTransform: 'uppercase' }}
          >{`${at(visit.starts_at)} · ${visit.place.name}, ${visit.address ?? visit.place.address}`}</Text>
        )}
        <Button asChild variant={isBooked ? 'secondary' : 'primary'} wide>
          <Link to="visit">{t(isBooked ? messages.see : messages.choose)}</Link>
        </Button>
      </Stack>
    </Card>
  );
}
