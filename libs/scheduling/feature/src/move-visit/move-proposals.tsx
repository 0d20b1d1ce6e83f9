import { Heading, Stack } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { messages as slotMessages } from '../slots/messages.ts';
import { SlotButton } from '../slots/slot-button.tsx';
import { chosenOf, type ChosenSlot } from '../slots/slot-question.ts';
import { useVisitTimes } from '../slots/visit-times.ts';
import type { Visit } from '../visit-words/use-visit-words.ts';
import { messages } from './messages.ts';
import type { MovePlace } from './place-change.tsx';
import { kilometresBetween } from './place-distance.ts';

type MoveProposalsProps = {
  visit: Visit;
  slots: readonly Schema<'Slot'>[];
  places: readonly MovePlace[];
  isBusy: boolean;
  onChoose: (slot: ChosenSlot) => void;
};

const most = 3;

/** The nearest hours that fit, each with its place and how far that is; chosen with a click or by its number. */
export function MoveProposals({ visit, slots, places, isBusy, onChoose }: MoveProposalsProps) {
  const { formatMessage: t } = useIntl();
  const { at } = useVisitTimes();
  const shown = slots.slice(0, most);
  const choose = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, select, textarea');
    const slot = shown[Number(event.key) - 1];
    if (isBusy || isTyping || event.ctrlKey || event.metaKey || event.altKey || !slot) return;
    event.preventDefault();
    onChoose(chosenOf(slot));
  });
  useEffect(function chooseByNumber() {
    const stop = new AbortController();
    document.addEventListener('keydown', (event) => choose(event), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  if (shown.length === 0) return null;
  return (
    <section>
      <Heading as="h3" size="md">
        {t(messages.proposals)}
      </Heading>
      <Stack gap="2" marginTop="2">
        {shown.map((slot, index) => {
          const place = places.find(({ place_id: id }) => id === slot.place_id);
          const km = place && kilometresBetween(visit.place, place);
          const isSame = slot.place_id === visit.place.place_id;
          const where = [
            place?.name,
            isSame ? t(messages.samePlace) : km !== undefined && t(messages.kilometres, { km }),
            slot.user_name !== null &&
              t(slotMessages.withPerson, { person: slot.user_name, lane: slot.lane_name ?? '–' }),
          ];
          return (
            <SlotButton
              key={`${slot.place_id} ${slot.starts_at} ${slot.user_id}`}
              title={`${index + 1} · ${at(slot.starts_at)}`}
              disabled={isBusy}
              onChoose={() => onChoose(chosenOf(slot))}
            >
              {where.filter(Boolean).join(' · ')}
            </SlotButton>
          );
        })}
      </Stack>
    </section>
  );
}
