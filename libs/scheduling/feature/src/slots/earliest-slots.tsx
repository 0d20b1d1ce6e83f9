import { Stack } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { SlotButton } from './slot-button.tsx';
import { chosenOf, type ChosenSlot, type FoundSlots } from './slot-question.ts';
import { useVisitTimes } from './visit-times.ts';

type EarliestSlotsProps = { found: FoundSlots; isBusy: boolean; onChoose: (slot: ChosenSlot) => void };

/** The first hours that are free anywhere. */
export function EarliestSlots({ found: { earliest, places }, isBusy, onChoose }: EarliestSlotsProps) {
  return <OfferedSlots slots={earliest} {...{ places, isBusy, onChoose }} />;
}

type OfferedSlotsProps = Omit<EarliestSlotsProps, 'found'> & {
  slots: readonly Schema<'Slot'>[];
  /** The places that are known by name. */
  places: readonly { place_id: string; name: string; locality: string }[];
};

/** A few hours, each to be chosen with one click. */
export function OfferedSlots({ slots, places, isBusy, onChoose }: OfferedSlotsProps) {
  const { formatMessage: t } = useIntl();
  const { at } = useVisitTimes();
  return (
    <Stack gap="2" marginTop="2">
      {slots.map((slot) => {
        const place = places.find(({ place_id: id }) => id === slot.place_id);
        return (
          <SlotButton
            key={`${slot.place_id} ${slot.starts_at} ${slot.user_id}`}
            title={at(slot.starts_at)}
            disabled={isBusy}
            onChoose={() => onChoose(chosenOf(slot))}
          >
            {place && `${place.locality}, ${place.name}`}
            {slot.user_name !== null && (
              <>
                {place && ' · '}
                {t(messages.withPerson, { person: slot.user_name, lane: slot.lane_name ?? '–' })}
              </>
            )}
          </SlotButton>
        );
      })}
    </Stack>
  );
}
