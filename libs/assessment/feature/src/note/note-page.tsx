import { apiMutation, beginAssessmentNote, useProblemText, useQueryFailure } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { Button, EmptyState, ErrorState, LoadingState, notify } from '@dosar/design-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router';
import { messages } from './messages.ts';
import { NoteHeader } from './note-header.tsx';
import { noteQuery, type OpenedNote } from './note-query.ts';
import { NoteWorkspace } from './note-workspace.tsx';

// Another assessor may write on the same note.
const lookMilliseconds = 15_000;

/** The note of an inspection: what is damaged, what its repair costs, and why. */
export function NotePage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const { assignmentId = '' } = useParams();
  const [search] = useSearchParams();
  const version = search.get('version');
  const opened = useQuery({
    ...noteQuery(assignmentId, version === null ? undefined : Number(version)),
    refetchInterval: ({ state }) => (isOpen(state.data) ? lookMilliseconds : false),
  });
  if (opened.data?.note)
    return (
      <NoteWorkspace key={opened.data.note.assessment_note_id} opened={opened.data} note={opened.data.note} />
    );
  if (opened.data) return <NotBegun opened={opened.data} />;
  if (opened.isError) return <ErrorState title={t(messages.failed)} {...failureOf(opened)} />;
  return <LoadingState shape="rows" count={12} />;
}

function isOpen(opened: OpenedNote | undefined): boolean {
  return opened?.note?.state === 'draft' || opened?.note?.state === 'calculated';
}

/** An inspection without a note, and what a note would begin with. */
function NotBegun({ opened }: { opened: OpenedNote }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const mayBegin = useCan(beginAssessmentNote);
  const begin = useMutation({
    ...apiMutation(beginAssessmentNote),
    onSuccess: (answer) => queryClient.setQueryData(noteQuery(answer.start.assignment_id).queryKey, answer),
    onError: (problem) => notify.warning(problemText(problem)),
  });
  const { start } = opened;
  return (
    <>
      <NoteHeader start={start} />
      <EmptyState
        kind="nothing-yet"
        title={t(messages.notBegun)}
        description={t(messages.startsWith, {
          parts: start.damaged_parts.length,
          photos: start.photo_ids.length,
        })}
        action={
          mayBegin && (
            <Button
              variant="primary"
              loading={begin.isPending}
              onClick={() => begin.mutate({ params: { path: { assignment_id: start.assignment_id } } })}
            >
              {t(messages.begin)}
            </Button>
          )
        }
      />
    </>
  );
}
