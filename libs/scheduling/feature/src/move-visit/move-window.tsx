import {
  Banner,
  Box,
  Button,
  CheckboxField,
  DateField,
  Flex,
  Grid,
  Heading,
  Icon,
  SelectField,
  SidePanel,
  Stack,
  Text,
  notify,
} from '@dosar/design-system';
import { instantsOf, localTimeOf } from '@dosar/kernel/zone';
import { isLocalDate } from '@dosar/kernel/dates';
import { formatPlate } from '@dosar/kernel/plates';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as bookingMessages } from '../booking/messages.ts';
import { useVisitChange, useVisitRefusal } from '../booking/use-visit-change.ts';
import { OfferedSlots } from '../slots/earliest-slots.tsx';
import { alternativesIn } from '../slots/slot-taken.ts';
import { useReasonText } from '../slots/use-reason-text.ts';
import { useVisitTimes } from '../slots/visit-times.ts';
import { messages } from './messages.ts';
import { useJudgedSlot, type MoveStart } from './use-judged-slot.ts';

type Person = {
  user_id: string;
  full_name: string;
  hours: readonly { place_id: string; starts_at: string; ends_at: string }[];
};
type MoveWindowProps = { start: MoveStart; people: readonly Person[]; onClose: () => void };

const quartersOfDay = Array.from({ length: 13 * 4 }, (_, index) => {
  const minutes = 7 * 60 + index * 15;
  const text = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return { value: text, label: text };
});

/** Moves a visit: another day, hour or assessor, with every reason for and against, and the nearest hours that fit. */
export function MoveWindow({ start, people, onClose }: MoveWindowProps) {
  const { formatMessage: t } = useIntl();
  const { at, time } = useVisitTimes();
  const refusalText = useVisitRefusal();
  const { move, refresh } = useVisitChange();
  const [wanted, setWanted] = useState(start);
  const [tells, setTells] = useState(true);
  const { visit } = start;
  const judged = useJudgedSlot(wanted);
  const moving = useMutation({
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
      onClose();
    },
  });
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
            disabled={judged.isPlaceholderData || !canMove(wanted, judged.data)}
            loading={moving.isPending}
            onClick={() => moving.mutate(wanted)}
          >
            {t(messages.confirm)}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text tone="muted">
          {t(messages.now, { hour: at(visit.starts_at), person: visit.user_name, place: visit.place.name })}
        </Text>
        <WantedFields {...{ wanted, people }} onWant={setWanted} />
        {moving.isError && (
          <Banner tone="danger" live>
            {refusalText(moving.error)}
          </Banner>
        )}
        {judged.isError && <Banner tone="danger">{refusalText(judged.error)}</Banner>}
        {judged.data && (
          <Banner tone={judged.data.fits ? 'success' : 'danger'} live>
            {t(judged.data.fits ? messages.fits : messages.refused, { hour: time(wanted.starts_at) })}
          </Banner>
        )}
        {judged.data && <Reasons reasons={judged.data.reasons} />}
        {alternatives.length > 0 && (
          <section>
            <Heading as="h3" size="md">
              {t(messages.nearest)}
            </Heading>
            <OfferedSlots
              slots={alternatives}
              places={[]}
              isBusy={moving.isPending}
              onChoose={(slot) => {
                moving.reset();
                setWanted({ visit, ...slot });
              }}
            />
          </section>
        )}
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

type WantedFieldsProps = Pick<MoveWindowProps, 'people'> & {
  wanted: MoveStart;
  onWant: (wanted: MoveStart) => void;
};

function WantedFields({ wanted, people, onWant }: WantedFieldsProps) {
  const { formatMessage: t } = useIntl();
  const { date, time } = localTimeOf(new Date(wanted.starts_at));
  const [typedDay, setTypedDay] = useState<string>(date);
  const at = (local: { date: string; time: string }, userId: string | undefined) => {
    const instant = instantsOf(local)[0];
    if (!instant) return;
    // Whoever comes is where the plan says; a visit at another place is another visit to the claimant.
    const place = people
      .find(({ user_id: id }) => id === userId)
      ?.hours.find((span) => Date.parse(span.starts_at) <= +instant && Date.parse(span.ends_at) > +instant);
    const { lane_id: _lane, place_id: _place, ...kept } = wanted;
    onWant({
      ...kept,
      starts_at: instant.toISOString(),
      ...(userId !== undefined && { user_id: userId }),
      ...(place && { place_id: place.place_id }),
    });
  };
  return (
    <Grid gap="3" gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)">
      <DateField
        label={t(messages.day)}
        value={typedDay}
        onValueChange={(day) => {
          setTypedDay(day);
          if (isLocalDate(day)) at({ date: day, time }, wanted.user_id);
        }}
      />
      <SelectField
        label={t(messages.hour)}
        placeholder={null}
        value={time}
        choices={quartersOfDay}
        onChange={({ target }) => at({ date, time: target.value }, wanted.user_id)}
      />
      <Box gridColumn="1 / -1">
        <SelectField
          label={t(messages.person)}
          placeholder={null}
          value={wanted.user_id ?? wanted.visit.user_id}
          choices={people.map(({ user_id, full_name }) => ({ value: user_id, label: full_name }))}
          onChange={({ target }) => at({ date, time }, target.value)}
        />
      </Box>
    </Grid>
  );
}

type JudgedReasons = NonNullable<ReturnType<typeof useJudgedSlot>['data']>['reasons'];

/** Every condition, those that are not met first. */
function Reasons({ reasons }: { reasons: JudgedReasons }) {
  const { formatMessage: t } = useIntl();
  const reasonText = useReasonText();
  const ordered = reasons.toSorted((one, other) => Number(one.holds) - Number(other.holds));
  return (
    <section>
      <Heading as="h3" size="md">
        {t(messages.why)}
      </Heading>
      <Box as="ul" marginTop="1">
        {ordered.map((reason, index) => (
          <Flex
            as="li"
            key={`${reason.code} ${index}`}
            gap="2"
            alignItems="center"
            color={reason.holds ? 'text' : 'danger'}
          >
            <Icon name={reason.holds ? 'check' : 'close'} />
            {reasonText(reason)}
          </Flex>
        ))}
      </Box>
    </section>
  );
}
