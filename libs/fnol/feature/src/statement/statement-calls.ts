import { api, dataOf, queriesOf } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { contentOf, sharedAnswers, sideAnswers, type StatementAnswers } from './statement-answers.ts';
import type { Stored } from './statement-keeper.ts';
import { statementQuery } from './statement-queries.ts';

/** The statement of a file as the form has it; what the file knows where nobody has begun it. */
export function storedStatement({ statement, start }: Schema<'StatementOfFile'>): Stored<StatementAnswers> {
  const { shared, a, b } = statement?.content ?? start;
  return {
    answers: {
      shared: sharedAnswers(shared),
      a: sideAnswers(a),
      b: sideAnswers(b),
      paper: {
        a: statement?.signatures.a.how === 'paper',
        b: statement?.signatures.b.how === 'paper',
      },
    },
    version: statement?.row_version ?? null,
    at: statement?.changed_at ?? null,
  };
}

/** How the statement of a file is kept and read again. */
export function useStatementCalls(assignmentId: string) {
  const queryClient = useQueryClient();
  const query = statementQuery(assignmentId);
  return {
    send: async (answers: StatementAnswers, version: number | null) => {
      const answer = await dataOf(
        api.POST('/api/fnol/saveAccidentStatement/{assignment_id}', {
          params: { path: { assignment_id: assignmentId } },
          body: { row_version: version, content: contentOf(answers), signed_on_paper: answers.paper },
        }),
      );
      queryClient.setQueryData(query.queryKey, answer);
      // The timeline tells that it was begun.
      if (version === null) void queryClient.invalidateQueries(queriesOf('claims'));
      return storedStatement(answer);
    },
    readAgain: async () => storedStatement(await queryClient.fetchQuery({ ...query, staleTime: 0 })),
  };
}
