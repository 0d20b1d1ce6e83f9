import { Box, Stack } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { PaneFactLine } from '../claim-file/fact-line.tsx';
import { NoteForm } from '../composer/note-form.tsx';
import { RecentStory } from '../timeline/recent-story.tsx';

type PaneContentProps = {
  row: Schema<'WorklistRow'>;
  assignment: Schema<'AssignmentDetail'> | undefined;
};

/** A file beside its list: its clock and what a late answer costs, how it stands, what happened, and a line for a note. */
export function PaneContent({ row, assignment }: PaneContentProps) {
  const file = {
    claimFileNo: row.claim_file_no,
    assignmentId: row.assignment_id,
    assignmentKey: row.assignment_key,
  };
  return (
    <Stack gap="3">
      <Box>{row.claimant_name}</Box>
      <PaneFactLine header={assignment?.header ?? row} assignment={assignment} />
      <Box borderTopWidth="1px" paddingTop="3">
        <RecentStory file={file} />
      </Box>
      <NoteForm assignmentId={file.assignmentId} isLine />
    </Stack>
  );
}
