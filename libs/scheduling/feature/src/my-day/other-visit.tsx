import { addressOfAssignment } from '@dosar/areas/claims';
import { formatPlate } from '@dosar/kernel/plates';
import { Box, Flex, StatusChip } from '@dosar/design-system';
import { Link } from 'react-router';
import { useVisitTimes } from '../slots/visit-times.ts';
import { phaseOf, useVisitWords, type Visit } from '../visit-words/use-visit-words.ts';

/** A visit that is over, or comes later, in two lines. */
export function OtherVisit({ visit }: { visit: Visit }) {
  const { time } = useVisitTimes();
  const words = useVisitWords();
  return (
    <Box asChild borderTopWidth="1px" paddingBlock="2" color="text" display="block">
      <Link to={`${addressOfAssignment(visit)}/visits`}>
        <Flex gap="4" alignItems="center">
          <Box fontVariantNumeric="tabular-nums">
            {time(visit.starts_at)}
            <Box color="textMuted" fontSize="sm">
              {time(visit.ends_at)}
            </Box>
          </Box>
          <Box flex="1" minWidth="0">
            <Box fontWeight="strong">
              {visit.plate === null ? visit.vehicle_name : formatPlate(visit.plate)}
            </Box>
            <Box color="textMuted" fontSize="sm" truncate>
              {`${visit.place.name}, ${visit.claim_file_no}`}
            </Box>
          </Box>
          <StatusChip label={words.status(visit.status)} phase={phaseOf(visit.status)} />
        </Flex>
      </Link>
    </Box>
  );
}
