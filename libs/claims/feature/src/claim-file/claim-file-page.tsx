import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  apiQuery,
  getAssignment,
  isApiProblem,
  keptOffline,
  previewClaimFile,
  useQueryFailure,
} from '@dosar/api-client';
import { useFileChanges } from '@dosar/api-client/live';
import type { PageStart } from '@dosar/areas';
import { isAllowed, useCan } from '@dosar/auth';
import {
  Box,
  ErrorState,
  LoadingState,
  Stack,
  useIsPhone,
  useIsQuiet,
  useIsWide,
  Workspace,
} from '@dosar/design-system';
import { atom, useSetAtom } from 'jotai';
import { useDeferredValue, useMemo, useState, type FocusEvent } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, Outlet, useParams } from 'react-router';
import { MeanwhileBar } from '../edit/meanwhile-bar.tsx';
import { Activities } from './activities.tsx';
import { ClaimFileHeader } from './claim-file-header.tsx';
import { FileAsides } from './file-asides.tsx';
import { knownRow } from './known-row.ts';
import { messages } from './messages.ts';
import { NoSuchFile } from './no-such-file.tsx';
import { NotKept } from './not-kept.tsx';
import type { OpeningFile } from './opened-file.ts';
import { SectionMenu } from './section-menu.tsx';

/** The page of a claim file, opened at one of its assignments (specification R12); its sections are routes below it. */
export function ClaimFilePage() {
  const { claimFileNo = '' } = useParams();
  const mayWork = useCan(getAssignment);
  const mayLook = useCan(previewClaimFile);
  // Every list leads here; whoever may only look at files is shown the preview.
  if (!mayWork && mayLook) return <Navigate replace to={`/preview/${claimFileNo}`} />;
  return <FileOfAddress />;
}

function FileOfAddress() {
  const failureOf = useQueryFailure();
  const queryClient = useQueryClient();
  const { claimFileNo = '', assignmentId = '' } = useParams();
  const assignment = useQuery({
    ...assignmentQuery(claimFileNo, assignmentId),
    meta: keptOffline,
    placeholderData: keepPreviousData,
  });
  const row =
    assignment.isSuccess && !assignment.isPlaceholderData
      ? undefined
      : knownRow(queryClient, { claimFileNo, assignmentId });

  if (isRefused(assignment.error)) return <NoSuchFile number={claimFileNo} />;
  if (assignment.isError && !assignment.data) return <ErrorState {...failureOf(assignment)} />;
  // The row of a list is of this file; what stays from before is of another one.
  const read = row && assignment.isPlaceholderData ? undefined : assignment.data;
  const header = read?.header ?? row;
  // Without a network nothing is asked: nobody is to wait for what cannot come.
  if (!header && assignment.fetchStatus === 'paused') return <NotKept number={claimFileNo} />;
  return header ? <FileWorkspace header={header} assignment={read} /> : <LoadingState shape="cards" />;
}

function FileWorkspace({ header, assignment }: Pick<OpeningFile, 'header' | 'assignment'>) {
  const { formatMessage: t } = useIntl();
  // An atom, so that only what shows it is drawn again when somebody begins to write.
  const [writing] = useState(() => atom(false));
  const setIsWriting = useSetAtom(writing);
  const isPhone = useIsPhone();
  const isWide = useIsWide();
  // The name of the file is painted first; what stands below it follows without blocking the page.
  const isHeadShown = useDeferredValue(true, false);
  const opening = useMemo<OpeningFile>(
    () => ({
      file: {
        claimFileNo: header.claim_file_no,
        assignmentId: header.assignment_id,
        assignmentKey: header.assignment_key,
      },
      header,
      assignment,
    }),
    [header, assignment],
  );
  const { file } = opening;
  useFileChanges({ claimFileId: assignment?.header.claim_file_id, areas: shownAreas, isQuiet: useIsQuiet() });
  return (
    <Workspace
      startLabel={t(messages.parts)}
      endLabel={t(messages.facts)}
      head={
        <>
          <ClaimFileHeader header={header} assignment={assignment} writing={writing} />
          {!isWide && <SectionMenu look="tabs" file={file} assignment={assignment} />}
        </>
      }
      start={
        isWide &&
        isHeadShown && (
          <Stack gap="4">
            {assignment ? <Activities assignment={assignment} file={file} /> : <LoadingState count={4} />}
            <SectionMenu look="list" file={file} assignment={assignment} />
          </Stack>
        )
      }
      end={
        !isPhone &&
        isHeadShown &&
        (assignment ? (
          <FileAsides assignment={assignment} file={file} />
        ) : (
          <Box padding="4">
            <LoadingState count={6} />
          </Box>
        ))
      }
    >
      <Stack
        gap="0"
        flex="1"
        minHeight="0"
        onFocus={(event) => setIsWriting(isField(event))}
        onBlur={() => setIsWriting(false)}
      >
        {assignment && <MeanwhileBar assignment={assignment} writing={writing} />}
        {/* Another assignment is another page: nothing that is being typed goes along. */}
        {isHeadShown && <Outlet key={header.assignment_id} context={opening} />}
      </Stack>
    </Workspace>
  );
}

/** What can be done next, and what is worth attention, depends on all areas. */
const shownAreas = ['assignments', 'claims'] as const;

/** Whether somebody is about to write there; colleagues see that. */
function isField({ target }: FocusEvent): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !target.readOnly);
}

/**
 * Not for whoever looks, whether or not it exists; also when it was theirs a moment ago. What is no number of a file at all
 * is refused by the contract.
 */
function isRefused(error: unknown): boolean {
  const codes = ['not_found', 'forbidden', 'validation_failed'] as const;
  return codes.some((code) => isApiProblem(error, code));
}

const assignmentQuery = (claimFileNo: string, assignmentId: string) =>
  apiQuery(getAssignment, { params: { path: { claim_file_no: claimFileNo, assignment_id: assignmentId } } });

/** Asks for the file of an address while the rest of its page is fetched. */
export const startClaimFile = ({ queryClient, params, profile }: PageStart) =>
  isAllowed(profile, getAssignment)
    ? queryClient.prefetchQuery(assignmentQuery(params['claimFileNo'] ?? '', params['assignmentId'] ?? ''))
    : undefined;
