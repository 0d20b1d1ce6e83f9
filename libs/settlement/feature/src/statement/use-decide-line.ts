import { api, dataOf, queriesOf } from '@dosar/api-client';
import type { BodyOf, Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';

type Decided = Pick<BodyOf<'decideStatementLine'>, 'kind' | 'parts'>;

/** Keeps what somebody decides about a line of the statement that is open. */
export function useDecideLine(line: Pick<Schema<'StatementLine'>, 'line_no' | 'decision_version'>) {
  const { statementId = '' } = useParams();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (decided: Decided) =>
      dataOf(
        api.POST('/api/settlement/decideStatementLine', {
          body: {
            bank_statement_id: statementId,
            line_no: line.line_no,
            decision_version: line.decision_version,
            ...decided,
          },
        }),
      ),
    // Also after a refusal: a colleague may have decided meanwhile.
    onSettled: () => queryClient.invalidateQueries(queriesOf('settlement')),
  });
}
