import { DragOverlay } from '@dnd-kit/core';
import { Box } from '@dosar/design-system';
import { formatPlate } from '@dosar/kernel/plates';
import { useIntl } from 'react-intl';
import type { MoveStart } from '../move-visit/use-judged-slot.ts';
import { useJudgedSlot } from '../move-visit/use-judged-slot.ts';
import { messages as moveMessages } from '../move-visit/messages.ts';
import { useReasonText } from '../slots/use-reason-text.ts';
import { useVisitTimes } from '../slots/visit-times.ts';

/** The visit under the pointer, with what its hour there would mean. */
export function DraggedVisit({ target }: { target: MoveStart | undefined }) {
  return <DragOverlay dropAnimation={null}>{target && <Judged target={target} />}</DragOverlay>;
}

function Judged({ target }: { target: MoveStart }) {
  const { formatMessage: t } = useIntl();
  const { time } = useVisitTimes();
  const reasonText = useReasonText();
  const judged = useJudgedSlot(target);
  const refusal = judged.data?.reasons.find(({ holds }) => !holds);
  const hour = time(target.starts_at);
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
      {judged.data?.fits && <Box color="success">{t(moveMessages.fits, { hour })}</Box>}
      {refusal && <Box color="danger">{reasonText(refusal)}</Box>}
    </Box>
  );
}
