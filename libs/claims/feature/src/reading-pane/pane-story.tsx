import { Box, Stack } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { NoteForm } from '../composer/note-form.tsx';
import { RecentStory } from '../timeline/recent-story.tsx';

/** What happened on a file, beside its list, and a line for a note. */
export function PaneStory({ row }: { row: Schema<'WorklistRow'> }) {
  const file = {
    claimFileNo: row.claim_file_no,
    assignmentId: row.assignment_id,
    assignmentKey: row.assignment_key,
  };
  return (
    <Stack gap="3">
      <Box borderTopWidth="1px" paddingTop="3">
        <RecentStory file={file} />
      </Box>
      <NoteForm assignmentId={file.assignmentId} isLine />
    </Stack>
  );
}
