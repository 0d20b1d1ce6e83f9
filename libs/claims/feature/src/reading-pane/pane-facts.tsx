import { Box, Stack } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { PaneFactLine } from '../claim-file/fact-line.tsx';

type PaneFactsProps = {
  row: Schema<'WorklistRow'>;
  assignment: Schema<'AssignmentDetail'> | undefined;
};

/** What a file is about, beside its list: its clock and what a late answer costs, and how it stands. */
export function PaneFacts({ row, assignment }: PaneFactsProps) {
  return (
    <Stack gap="3">
      <Box>{row.claimant_name}</Box>
      <PaneFactLine header={assignment?.header ?? row} assignment={assignment} />
    </Stack>
  );
}
