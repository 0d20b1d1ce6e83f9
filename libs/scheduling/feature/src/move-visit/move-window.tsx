import {
  Banner,
  Box,
  Button,
  CheckboxField,
  Heading,
  SidePanel,
  Stack,
  Text,
  notify,
} from '@dosar/design-system';
import { formatPlate } from '@dosar/kernel/plates';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as bookingMessages } from '../booking/messages.ts';
import { useVisitChange, useVisitRefusal } from '../booking/use-visit-change.ts';
import { alternativesIn } from '../slots/slot-taken.ts';
import { useVisitTimes } from '../slots/visit-times.ts';
import { messages } from './messages.ts';
import { MoveProposals } from './move-proposals.tsx';
import { PlaceChange, type MovePlace } from './place-change.tsx';
import { ReasonList } from './reason-list.tsx';
import { useJudgedSlot, type MoveStart } from './use-judged-slot.ts';
import { WantedFields, type Person } from './wanted-fields.tsx';

type MoveWindowProps = {
  start: MoveStart;
  people: readonly Person[];
  places: readonly MovePlace[];
  onClose: () => void;
};
/** Moves a visit: another day, hour or assessor, with every reason for and against, and the nearest hours that fit. */
export function MoveWindow({ start, people, places, onClose }: MoveWindowProps) {
  const { formatMessage: t } = useIntl();
  const { at } = useVisitTimes();
  const refusalText = useVisitRefusal();
  const [wanted, setWanted] = useState(start);
  const [tells, setTells] = useState(true);
  const [agreedPlace, agreeTo] = useState<string>();
  const { visit } = start;
  const placeId = wanted.place_id ?? visit.place.place_id;
  const place = places.find(({ place_id: id }) => id === placeId);
  const isElsewhere = placeId !== visit.place.place_id;
  const judged = useJudgedSlot(wanted);
  const moving = useMoving(tells, onClose);
  const want = (next: MoveStart) => {
    moving.reset();
    setWanted(next);
  };
  const alternatives = alternativesIn(moving.error) ?? judged.data?.alternatives ?? [];
  return (
    <SidePanel
      open
      title={t(messages.title, { plate: nameOf(visit) })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(bookingMessages.back)}</Button>
          <Button
            variant="primary"
            disabled={
              judged.isPlaceholderData ||
              !canMove(wanted, judged.data) ||
              (isElsewhere && agreedPlace !== placeId)
            }
            loading={moving.isPending}
            onClick={() => moving.mutate(wanted)}
          >
            {t(messages.confirm)}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {/* Here the panel begins to be read, and outside of a field the numbers choose a proposal. */}
        <Box tabIndex={-1} data-autofocus color="textMuted" outline="none">
          {t(messages.now, { hour: at(visit.starts_at), person: visit.user_name, place: visit.place.name })}
        </Box>
        <WantedFields {...{ wanted, people, places }} onWant={want} />
        {isElsewhere && place && (
          <PlaceChange
            from={visit.place}
            to={place}
            isAgreed={agreedPlace === placeId}
            onAgree={(isAgreed) => agreeTo(isAgreed ? placeId : undefined)}
          />
        )}
        {moving.isError && (
          <Banner tone="danger" live>
            {refusalText(moving.error)}
          </Banner>
        )}
        <Verdict judged={judged} startsAt={wanted.starts_at} />
        <MoveProposals
          {...{ visit, places }}
          slots={alternatives}
          isBusy={moving.isPending}
          onChoose={(slot) => want({ visit, ...slot })}
        />
        <CheckboxField
          label={t(bookingMessages.tells)}
          checked={tells}
          onChange={({ target }) => setTells(target.checked)}
        />
        <Text tone="muted" size="sm">
          {t(messages.kept)}
        </Text>
      </Stack>
    </SidePanel>
  );
}

/** Moves a visit to where it is wanted, and tells the claimant where staff wants that. */
function useMoving(tells: boolean, onMoved: () => void) {
  const { formatMessage: t } = useIntl();
  const { move, refresh } = useVisitChange();
  return useMutation({
    mutationFn: ({ visit: moved, ...slot }: MoveStart) =>
      move({
        visit_id: moved.visit_id,
        row_version: moved.row_version,
        place_id: moved.place.place_id,
        user_id: moved.user_id,
        ...slot,
        tells_claimant: tells,
      }),
    onSuccess: async () => {
      notify.success(t(bookingMessages.moved));
      await refresh();
      onMoved();
    },
  });
}

/** How people name a visit: by its vehicle. */
const nameOf = ({ plate, claim_file_no: number }: MoveStart['visit']) =>
  plate === null ? number : formatPlate(plate);

/** The visit fits there, and somewhere else than now. */
function canMove({ visit, ...wanted }: MoveStart, judged: { fits: boolean } | undefined): boolean {
  const isUnmoved =
    Date.parse(wanted.starts_at) === Date.parse(visit.starts_at) &&
    (wanted.user_id ?? visit.user_id) === visit.user_id &&
    (wanted.place_id ?? visit.place.place_id) === visit.place.place_id &&
    (wanted.lane_id ?? visit.lane_id) === visit.lane_id;
  return judged?.fits === true && !isUnmoved;
}

type Judged = ReturnType<typeof useJudgedSlot>;

/** Whether the visit fits the wanted hour, and every reason for it. */
function Verdict({ judged: { data, error }, startsAt }: { judged: Judged; startsAt: string }) {
  const { formatMessage: t } = useIntl();
  const { time } = useVisitTimes();
  const refusalText = useVisitRefusal();
  return (
    <>
      {error && <Banner tone="danger">{refusalText(error)}</Banner>}
      {data && (
        <Banner tone={data.fits ? 'success' : 'danger'} live>
          {t(data.fits ? messages.fits : messages.refused, { hour: time(startsAt) })}
        </Banner>
      )}
      {data && (
        <section>
          <Heading as="h3" size="md">
            {t(messages.why)}
          </Heading>
          <ReasonList reasons={data.reasons} />
        </section>
      )}
    </>
  );
}
