import { agreeEstimate, importEstimate, isApiProblem, useProblemText } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { Box, Button, EmptyState, ErrorState, Flex, LoadingState } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { NoteHeader } from '../note/note-header.tsx';
import { addressOfNote } from '../note/note-address.ts';
import { noteQuery } from '../note/note-query.ts';
import { EstimateComparison } from './estimate-comparison.tsx';
import { estimateQuery } from './estimate-query.ts';
import { ImportDialog } from './import-dialog.tsx';
import { messages } from './messages.ts';
import { TypedDialog } from './typed-dialog.tsx';

/** The estimate of the repair shop beside our note, until both agree. */
export function EstimatePage() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { assignmentId = '' } = useParams();
  const estimate = useQuery(estimateQuery(assignmentId));
  const note = useQuery(noteQuery(assignmentId));
  const mayImport = useCan(importEstimate);
  const mayAgree = useCan(agreeEstimate);
  const [taking, setTaking] = useState<'import' | 'type'>();
  const close = () => setTaking(undefined);
  const failed = [estimate, note].find(({ isError, data }) => isError && !data);
  if (failed)
    return (
      <ErrorState
        title={t(messages.failed)}
        description={problemText(failed.error)}
        errorId={isApiProblem(failed.error) ? failed.error.errorId : undefined}
        onRetry={() => void Promise.all([estimate.refetch(), note.refetch()])}
      />
    );
  if (!estimate.data || !note.data) return <LoadingState shape="rows" count={8} />;
  const { estimate: round, rounds } = estimate.data;
  const canImport = mayImport && round?.state !== 'agreed';
  const takeButtons = (
    <Flex gap="2" flexWrap="wrap" justifyContent={round ? 'start' : 'center'}>
      <Button variant={round ? 'secondary' : 'primary'} icon="upload" onClick={() => setTaking('import')}>
        {t(round ? messages.importNext : messages.import)}
      </Button>
      <Button icon="edit" onClick={() => setTaking('type')}>
        {t(round ? messages.typeNext : messages.type)}
      </Button>
    </Flex>
  );
  return (
    <>
      <Box margin="-4" marginBottom="0">
        <NoteHeader start={note.data.start} title={t(messages.title)}>
          <Button asChild>
            <Link to={addressOfNote(assignmentId)}>{t(messages.toNote)}</Link>
          </Button>
          {canImport && round && takeButtons}
        </NoteHeader>
      </Box>
      {round ? (
        <EstimateComparison
          key={round.shop_estimate_id}
          assignmentId={assignmentId}
          estimate={round}
          rounds={rounds}
          note={note.data.note}
          mayAgree={mayAgree}
        />
      ) : (
        <EmptyState
          kind="nothing-yet"
          title={t(messages.none)}
          description={t(messages.noneText)}
          action={canImport && takeButtons}
        />
      )}
      {taking === 'import' && (
        <ImportDialog assignmentId={assignmentId} opened={estimate.data} onClose={close} />
      )}
      {taking === 'type' && (
        <TypedDialog assignmentId={assignmentId} opened={estimate.data} onClose={close} />
      )}
    </>
  );
}
