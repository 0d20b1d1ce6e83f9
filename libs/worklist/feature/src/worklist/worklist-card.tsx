import { Box, Flex, StatusChip, Text } from '@dosar/design-system';
import { formatPlate } from '@dosar/kernel/plates';
import { useColleagues } from '../presence/presence-on-rows.tsx';
import { PresentColleagues } from '../presence/present-colleagues.tsx';
import { Due } from './due.tsx';
import { FileLink } from './file-cell.tsx';
import { News } from './news-marks.tsx';
import { UnassignedCell } from './unassigned-cell.tsx';
import type { WorklistRow } from './worklist-view.ts';

/** A row on a phone, in three lines: which file and what to do, whose and where it stands, both clocks. */
export function WorklistCard({ row, isSelectable }: { row: WorklistRow; isSelectable: boolean }) {
  const about = [row.claimant_name, row.plate && formatPlate(row.plate)].filter(Boolean).join(' · ');
  const colleagues = useColleagues(row.assignment_id);
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" rowGap="0.5" lineHeight="20px">
      <Flex gap="2" alignItems="center" minHeight="6" paddingInlineEnd={isSelectable ? '8' : '0'}>
        <Box as="span" fontWeight="strong">
          <FileLink row={row} />
        </Box>
        <Text as="span" tone="muted" flex="1" truncate>
          {row.assignment_type_name}
        </Text>
        <PresentColleagues colleagues={colleagues} />
        <News row={row} />
        {row.assigned_user_id === null && <UnassignedCell row={row} />}
      </Flex>
      <Flex gap="3" justifyContent="space-between">
        <Text as="span" tone="muted" minWidth="0" truncate>
          {about}
        </Text>
        <StatusChip label={row.status_name} phase={row.category_code} of={row} />
      </Flex>
      <Due row={row} isSpread />
    </Box>
  );
}
