import { apiQuery, browseBookable, useQueryFailure } from '@dosar/api-client';
import {
  Button,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  LoadingState,
  SidePanel,
  Stack,
  TextField,
} from '@dosar/design-system';
import { formatPhone } from '@dosar/kernel/phones';
import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { Booking } from '../booking/booking.tsx';
import { SlotButton } from '../slots/slot-button.tsx';
import { useVisitWords } from '../visit-words/use-visit-words.ts';
import { messages } from './messages.ts';

type Work = Schema<'BookableWork'>;

/** Books a visit from the board: first the claim, then the hour, in one window. */
export function BookWindow({ onClose }: { onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const [work, choose] = useState<Work>();
  return (
    <SidePanel open title={t(messages.bookTitle)} onClose={onClose}>
      {work ? (
        <Stack gap="4">
          <Flex gap="3" justifyContent="space-between" alignItems="center" flexWrap="wrap">
            <Heading as="h3" size="md">
              {titleOf(work)}
            </Heading>
            <Button onClick={() => choose(undefined)}>{t(messages.otherClaim)}</Button>
          </Flex>
          <Booking
            assignmentId={work.assignment_id}
            contact={work}
            county={work.county_code}
            kept={work.held}
            isForStaff
            onBooked={onClose}
          />
        </Stack>
      ) : (
        <WorkChoice onChoose={choose} />
      )}
    </SidePanel>
  );
}

const titleOf = ({ claim_file_no: number, plate }: Work) =>
  [number, plate !== null && formatPlate(plate)].filter(Boolean).join(' · ');

/** Work that waits for a visit, what waits longest first. */
function WorkChoice({ onChoose }: { onChoose: (work: Work) => void }) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const words = useVisitWords();
  const [typed, type] = useState('');
  const text = useDeferredValue(typed.trim());
  const works = useQuery({
    ...apiQuery(browseBookable, { params: { query: text === '' ? {} : { text } } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="4">
      <TextField
        label={t(messages.whichClaim)}
        type="search"
        value={typed}
        maxLength={30}
        onChange={({ target }) => type(target.value)}
      />
      {works.isError && !works.data && <ErrorState title={t(messages.worksFailed)} {...failureOf(works)} />}
      {works.isPending && <LoadingState count={5} />}
      {works.data?.length === 0 && (
        <EmptyState
          kind={text === '' ? 'nothing-yet' : 'no-match'}
          title={t(messages.noWork)}
          description={t(messages.noWorkHint)}
        />
      )}
      <Stack as="ul" gap="2" aria-label={t(messages.worksWaiting)}>
        {works.data?.map((work) => (
          <li key={work.assignment_id}>
            <SlotButton title={titleOf(work)} onChoose={() => onChoose(work)}>
              {[
                work.name,
                words.type(work.visit_type),
                work.contact_name,
                work.contact_phone !== null && formatPhone(work.contact_phone),
              ]
                .filter((word, index, all) => word !== null && all.indexOf(word) === index)
                .join(' · ')}
            </SlotButton>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
