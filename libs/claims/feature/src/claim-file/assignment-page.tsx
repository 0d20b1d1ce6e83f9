import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  apiQuery,
  getAssignment,
  isApiProblem,
  keptOffline,
  previewClaimFile,
  useProblemText,
} from '@dosar/api-client';
import { useEntries, type PageStart } from '@dosar/areas';
import { claimFileNextSteps, claimFileSections, type OpenedFile } from '@dosar/areas/claims';
import { isAllowed, useCan, useSession } from '@dosar/auth';
import { Box, ErrorState, Grid, Heading, LoadingState, Stack } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router';
import { AssignmentHeader } from './assignment-header.tsx';
import { FileFacts } from './file-facts.tsx';
import { NoSuchFile } from './no-such-file.tsx';
import { NoteForm } from './note-form.tsx';
import { TimelinePanel } from './timeline-panel.tsx';

/** An assignment with its claim file: header, next step, note, timeline, facts (specification R12). */
export function AssignmentPage() {
  const { claimFileNo = '' } = useParams();
  const mayWork = useCan(getAssignment);
  const mayLook = useCan(previewClaimFile);
  // Every list leads here; whoever may only look at files is shown the preview.
  if (!mayWork && mayLook) return <Navigate replace to={`/preview/${claimFileNo}`} />;
  return <OpenedFile />;
}

function OpenedFile() {
  const problemText = useProblemText();
  const [isWriting, setIsWriting] = useState(false);
  const { claimFileNo = '', assignmentId = '' } = useParams();
  const nextSteps = useEntries(claimFileNextSteps);
  const assignment = useQuery({
    ...assignmentQuery(claimFileNo, assignmentId),
    meta: keptOffline,
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
          {nextSteps.map(({ NextSteps }, index) => (
            <NextSteps key={index} assignment={assignment.data} />
          ))}
          <Box onFocus={() => setIsWriting(true)} onBlur={() => setIsWriting(false)}>
            <NoteForm key={header.assignment_id} assignmentId={header.assignment_id} />
          </Box>
          <TimelinePanel assignmentKey={header.assignment_key} />
        </Stack>
        <Stack gap="5">
          <Sections
            assignmentId={header.assignment_id}
            claimFileNo={header.claim_file_no}
            assignmentKey={header.assignment_key}
          />
          <FileFacts assignment={assignment.data} />
        </Stack>
      </Grid>
    </>
  );
}

/**
 * Not for whoever looks, whether or not it exists; also when it was theirs a moment ago. What is no number of a file at all
 * is refused by the contract.
 */
function isRefused(error: unknown): boolean {
  const codes = ['not_found', 'forbidden', 'validation_failed'] as const;
  return codes.some((code) => isApiProblem(error, code));
}

/** What other areas show of the file, each under its heading. */
function Sections(file: OpenedFile) {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  return useEntries(claimFileSections)
    .filter(({ isFor }) => !isFor || (profile && isFor(profile)))
    .toSorted((one, other) => one.order - other.order)
    .map(({ id, title, Section }) => (
      <Box key={id} as="section" aria-labelledby={id}>
        <Heading id={id} marginBottom="3">
          {t(title)}
        </Heading>
        <Section {...file} />
      </Box>
    ));
}

const assignmentQuery = (claimFileNo: string, assignmentId: string) =>
  apiQuery(getAssignment, { params: { path: { claim_file_no: claimFileNo, assignment_id: assignmentId } } });

/** Asks for the file of an address while the rest of its page is fetched. */
export const startAssignment = ({ queryClient, params, profile }: PageStart) =>
  isAllowed(profile, getAssignment)
    ? queryClient.prefetchQuery(assignmentQuery(params['claimFileNo'] ?? '', params['assignmentId'] ?? ''))
    : undefined;
