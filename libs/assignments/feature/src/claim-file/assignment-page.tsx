import { useState, type ReactNode } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery, getAssignment, isApiProblem, useProblemText } from '@dosar/api-client';
import { Box, ErrorState, Grid, Heading, LoadingState, Stack } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { AssignmentHeader } from './assignment-header.tsx';
import { FileFacts } from './file-facts.tsx';
import { messages } from './messages.ts';
import { NoSuchFile } from './no-such-file.tsx';
import { NoteForm } from './note-form.tsx';
import { TimelinePanel } from './timeline-panel.tsx';
import { TransitionPanel } from './transition-panel.tsx';

export type AssignmentPageProps = {
  /** Photos and documents of the assignment; they belong to another area, so the app brings them. */
  documents?: (assignmentId: string) => ReactNode;
};

/** An assignment with its claim file: header, next step, note, timeline, facts (specification R12). */
export function AssignmentPage({ documents }: AssignmentPageProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const [isWriting, setIsWriting] = useState(false);
  const { claimFileNo = '', assignmentId = '' } = useParams();
  const path = { claim_file_no: claimFileNo, assignment_id: assignmentId };
  const assignment = useQuery({
    ...apiQuery(getAssignment, { params: { path } }),
    placeholderData: keepPreviousData,
  });

  if (assignment.isPending) return <LoadingState shape="cards" />;
  if (isRefused(assignment.error)) return <NoSuchFile number={claimFileNo} />;
  if (!assignment.data) {
    return (
      <ErrorState description={problemText(assignment.error)} onRetry={() => void assignment.refetch()} />
    );
  }

  const { header } = assignment.data;
  return (
    <>
      <AssignmentHeader header={header} isWriting={isWriting} />
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gap="5"
        marginTop="4"
      >
        <Stack gap="5">
          <TransitionPanel assignment={assignment.data} />
          <Box onFocus={() => setIsWriting(true)} onBlur={() => setIsWriting(false)}>
            <NoteForm key={header.assignment_id} assignmentId={header.assignment_id} />
          </Box>
          <TimelinePanel assignmentKey={header.assignment_key} />
        </Stack>
        <Stack gap="5">
          {documents && (
            <Box as="section" aria-labelledby="documents">
              <Heading id="documents" marginBottom="3">
                {t(messages.documents)}
              </Heading>
              {documents(header.assignment_id)}
            </Box>
          )}
          <FileFacts assignment={assignment.data} />
        </Stack>
      </Grid>
    </>
  );
}

/** Not for whoever looks, whether or not it exists; also when it was theirs a moment ago. */
function isRefused(error: unknown): boolean {
  return isApiProblem(error, 'not_found') || isApiProblem(error, 'forbidden');
}
