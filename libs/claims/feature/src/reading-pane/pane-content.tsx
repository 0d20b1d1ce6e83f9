import {
  LegalTerm,
  Box,
  DescriptionList,
  Flex,
  InternalTerm,
  StatusChip,
  Stack,
  Text,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { NoteForm } from '../composer/note-form.tsx';
import { RecentStory } from '../timeline/recent-story.tsx';
import { messages } from './messages.ts';

type PaneContentProps = {
  row: Schema<'WorklistRow'>;
  assignment: Schema<'AssignmentDetail'> | undefined;
};

/** A file beside its list: the legal deadline, how it stands, what happened, and a line for a note. */
export function PaneContent({ row }: PaneContentProps) {
  const { formatMessage: t } = useIntl();
  const isClosed = row.category_code === 'done' || row.category_code === 'cancelled';
  const file = {
    claimFileNo: row.claim_file_no,
    assignmentId: row.assignment_id,
    assignmentKey: row.assignment_key,
  };
  return (
    <Stack gap="3">
      {row.legal_due_date && <LegalLine due={row.legal_due_date} isClosed={isClosed} />}
      <DescriptionList
        layout="narrow"
        facts={[
          { term: t(messages.claimant), value: row.claimant_name },
          { term: t(messages.activity), value: row.assignment_type_name },
          {
            term: t(messages.status),
            value: <StatusChip label={row.status_name} phase={row.category_code} />,
          },
          { term: t(messages.due), value: row.due_at && !isClosed && <InternalTerm due={row.due_at} /> },
          { term: t(messages.assignedTo), value: row.assigned_user_name ?? t(messages.unassigned) },
        ]}
      />
      <Box borderTopWidth="1px" paddingTop="3">
        <RecentStory file={file} />
      </Box>
      <NoteForm assignmentId={file.assignmentId} isLine />
    </Stack>
  );
}

function LegalLine({ due, isClosed }: { due: string; isClosed: boolean }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  return (
    <Flex
      gap="3"
      alignItems="center"
      paddingInline="3"
      paddingBlock="1.5"
      borderWidth="1px"
      borderRadius="md"
      background="surfaceSubtle"
    >
      {!isClosed && <LegalTerm due={due} />}
      <Text as="span" tone="muted" size="sm">
        {t(messages.legalDue, { date: date(due) })}
      </Text>
    </Flex>
  );
}
