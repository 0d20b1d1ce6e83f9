import { apiQuery, browseAssessmentCentreCounties } from '@dosar/api-client';
import { Box, Heading, Text } from '@dosar/design-system';
import { formatPlate } from '@dosar/kernel/plates';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages as moveMessages } from '../move-visit/messages.ts';
import { kilometresBetween } from '../move-visit/place-distance.ts';
import { ReasonLine, ReasonList } from '../move-visit/reason-list.tsx';
import { useJudgedSlot, type MoveStart } from '../move-visit/use-judged-slot.ts';
import { useVisitTimes } from '../slots/visit-times.ts';
import type { Board } from './board-plan.ts';
import { messages } from './messages.ts';

type DragProofProps = {
  target: MoveStart;
  board: Board;
  /** The pointer is on the right half of the page: the proof stands on the left then, out of its way. */
  isPointerRight: boolean;
};

/** Why a visit fits the hour under the pointer or not, with every condition, and the nearest hours that fit. */
export function DragProof({ target, board, isPointerRight }: DragProofProps) {
  const { formatMessage: t } = useIntl();
  const { time, at } = useVisitTimes();
  const judged = useJudgedSlot(target);
  const { visit } = target;
  const person = board.people.find(({ user_id: id }) => id === (target.user_id ?? visit.user_id));
  const place = board.places.find(({ place_id: id }) => id === (target.place_id ?? visit.place.place_id));
  const hour = time(target.starts_at);
  const { data } = judged;
  return (
    <Box
      as="aside"
      aria-label={t(moveMessages.why)}
      position="fixed"
      zIndex="bar"
      bottom="4"
      {...(isPointerRight ? { insetInlineStart: '20' } : { insetInlineEnd: '4' })}
      width="20rem"
      maxHeight="80vh"
      overflow="hidden"
      padding="4"
      borderWidth="1px"
      borderRadius="md"
      background="surfaceRaised"
      boxShadow="floating"
      fontSize="sm"
      pointerEvents="none"
    >
      <Heading as="h2" size="md">
        {data
          ? t(data.fits ? moveMessages.fits : moveMessages.refused, { hour })
          : `${hour} ${formatPlate(visit.plate ?? '')}`}
      </Heading>
      <Text tone="muted" size="sm">
        {[person?.full_name ?? visit.user_name, place?.name ?? visit.place.name].join(', ')}
      </Text>
      {data && <ReasonList reasons={data.reasons} />}
      {place && <PlaceLines from={visit.place} to={place} />}
      {data && data.alternatives.length > 0 && (
        <Box marginTop="3">
          <Heading as="h3" size="md">
            {t(messages.nearest)}
          </Heading>
          <ul>
            {data.alternatives.map((slot) => (
              <Box as="li" key={`${slot.starts_at} ${slot.user_id}`} listStyle="none">
                <b>{at(slot.starts_at)}</b>
                {` · ${slot.user_name ?? ''}`}
              </Box>
            ))}
          </ul>
        </Box>
      )}
      <Text tone="muted" size="sm" marginTop="3">
        {t(messages.letGo)}
      </Text>
    </Box>
  );
}

/** What the move means for the claimant's way: place and county. */
function PlaceLines({ from, to }: { from: MoveStart['visit']['place']; to: Board['places'][number] }) {
  const { formatMessage: t } = useIntl();
  const counties = useQuery(apiQuery(browseAssessmentCentreCounties, {}));
  const nameOf = (code: string) => counties.data?.find((county) => county.code === code)?.name ?? code;
  const km = kilometresBetween(from, to);
  const isSameCounty = from.county_code === to.county_code;
  return (
    <ul>
      {from.place_id !== to.place_id && (
        <ReasonLine
          state="asked"
          text={t(messages.otherPlace, {
            from: from.name,
            to: to.name,
            km: km === undefined ? 'none' : String(km),
          })}
        />
      )}
      <ReasonLine
        state={isSameCounty ? 'met' : 'asked'}
        text={
          isSameCounty
            ? t(messages.sameCounty, { county: nameOf(to.county_code) })
            : t(messages.otherCounty, { from: nameOf(from.county_code), to: nameOf(to.county_code) })
        }
      />
    </ul>
  );
}
