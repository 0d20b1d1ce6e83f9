import { DragOverlay } from '@dnd-kit/core';
import { Box } from '@dosar/design-system';
import { formatPlate } from '@dosar/kernel/plates';
import { useIntl } from 'react-intl';
import type { MoveStart } from '../move-visit/use-judged-slot.ts';
import { useJudgedSlot } from '../move-visit/use-judged-slot.ts';
import { messages as moveMessages } from '../move-visit/messages.ts';
import type { MovePlace } from '../move-visit/place-change.tsx';
import { kilometresBetween } from '../move-visit/place-distance.ts';
import { useReasonText } from '../slots/use-reason-text.ts';
import { useVisitTimes } from '../slots/visit-times.ts';

/** The visit under the pointer, with what its hour there would mean. */
export function DraggedVisit({
  target,
  places,
}: {
  target: MoveStart | undefined;
  places: readonly MovePlace[];
}) {
  return (
    <DragOverlay dropAnimation={null}>{target && <Judged target={target} places={places} />}</DragOverlay>
  );
}

function Judged({ target, places }: { target: MoveStart; places: readonly MovePlace[] }) {
  const { formatMessage: t } = useIntl();
  const { time } = useVisitTimes();
  const reasonText = useReasonText();
  const judged = useJudgedSlot(target);
  const refusal = judged.data?.reasons.find(({ holds }) => !holds);
  const hour = time(target.starts_at);
  const { visit, place_id: placeId } = target;
  const place =
    placeId === visit.place.place_id ? undefined : places.find(({ place_id: id }) => id === placeId);
  const km = place && kilometresBetween(visit.place, place);
  return (
    <Box
      padding="2"
      borderWidth="2px"
      borderRadius="sm"
      borderColor={judged.data?.fits === false ? 'danger' : 'brand'}
      background="surfaceRaised"
      boxShadow="floating"
      fontSize="sm"
      cursor="grabbing"
      role="status"
    >
      <Box fontWeight="strong">{`${hour} ${formatPlate(target.visit.plate ?? '')}`}</Box>
      {place && (
        <Box fontWeight="strong" color="danger">
          {[`${visit.place.name} → ${place.name}`, km !== undefined && t(moveMessages.kilometres, { km })]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      )}
      {judged.data?.fits && <Box color="success">{t(moveMessages.fits, { hour })}</Box>}
      {refusal && <Box color="danger">{reasonText(refusal)}</Box>}
    </Box>
  );
}
