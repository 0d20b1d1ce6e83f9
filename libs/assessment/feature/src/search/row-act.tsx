import { api, dataOf, isApiProblem, queriesOf, useProblemText } from '@dosar/api-client';
import { Button, notify } from '@dosar/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { addressOfNote } from '../note/note-query.ts';
import type { AssessmentRow } from './assessments-query.ts';
import { messages } from './messages.ts';

/** The next thing to do with an inspection. */
export function RowAct({ row }: { row: AssessmentRow }) {
  const { formatMessage: t } = useIntl();
  const { take, isTaking } = useTakeOver();
  const label = t(messages.actionOf, { action: row.action, file: row.claim_file_no });
  if (row.action === 'take_over')
    return (
      <Button loading={isTaking} onClick={() => void take(row)}>
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
      await queryClient.invalidateQueries(queriesOf('assessment', 'assignments', 'worklist', 'claims'));
    }
  };
  return { take, isTaking };
}
