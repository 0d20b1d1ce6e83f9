import { api, dataOf, isApiProblem, queriesOf, useProblemText } from '@dosar/api-client';
import { Button, notify } from '@dosar/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { addressOfNote } from '../note/note-address.ts';
import { ReasonDialog } from '../steps/reason-dialog.tsx';
import type { AssessmentRow } from './assessments-query.ts';
import { messages } from './messages.ts';

/** The next thing to do with an inspection. */
export function RowAct({ row }: { row: AssessmentRow }) {
  const { formatMessage: t } = useIntl();
  const { take, isTaking } = useTakeOver();
  const label = t(messages.actionOf, { action: row.action, file: row.claim_file_no });
  if (row.action === 'take_over' && row.assessor_name !== null) return <TakeOver row={row} label={label} />;
  if (row.action === 'take_over')
    return (
      <Button loading={isTaking} aria-label={label} onClick={() => void take(row)}>
        {t(messages.action, { action: row.action })}
      </Button>
    );
  return (
    <Button asChild variant={row.action === 'continue' ? 'primary' : 'secondary'}>
      <Link to={addressOfNote(row.assignment_id)} aria-label={label}>
        {t(messages.action, { action: row.action })}
      </Link>
    </Button>
  );
}

/** Takes an inspection over from a colleague, with a reason that the colleague reads. */
function TakeOver({ row, label }: { row: AssessmentRow; label: string }) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const holder = row.assessor_name ?? '';
  return (
    <>
      <Button aria-label={label} onClick={() => setOpen(true)}>
        {t(messages.action, { action: row.action })}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t(messages.takeOverTitle, { file: row.claim_file_no })}
          text={t(messages.takeOverText, { holder })}
          submitLabel={t(messages.action, { action: row.action })}
          onSend={(reason) =>
            dataOf(
              api.POST('/api/claim/assessmentNote/takeOver/{assignment_id}', {
                params: { path: { assignment_id: row.assignment_id } },
                body: { reason, row_version: row.row_version },
              }),
            )
          }
          onSent={() => {
            notify.success(t(messages.taken, { file: row.claim_file_no }));
            void queryClient.invalidateQueries(takenQueries());
            void navigate(addressOfNote(row.assignment_id));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const takenQueries = () => queriesOf('assessment', 'assignments', 'worklist', 'claims');

/** Takes an inspection that waits for somebody, and opens its note; the first one gets it. */
function useTakeOver() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isTaking, setTaking] = useState(false);
  const take = async (row: AssessmentRow) => {
    setTaking(true);
    try {
      await dataOf(
        api.POST('/api/assignment/take/{assignment_id}', {
          params: { path: { assignment_id: row.assignment_id } },
        }),
      );
      notify.success(t(messages.taken, { file: row.claim_file_no }));
      await navigate(addressOfNote(row.assignment_id));
    } catch (problem) {
      const holder = isApiProblem(problem, 'already_taken') ? problem.context['holder'] : undefined;
      notify.warning(typeof holder === 'string' ? t(messages.late, { holder }) : problemText(problem));
    } finally {
      setTaking(false);
      await queryClient.invalidateQueries(takenQueries());
    }
  };
  return { take, isTaking };
}
