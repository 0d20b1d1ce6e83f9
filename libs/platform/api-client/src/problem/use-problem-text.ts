import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { FieldProblem } from '@dosar/openapi';
import { ApiProblem } from './api-problem.ts';
import { fieldProblemMessages } from './field-problem-messages.ts';
import { problemMessages } from './problem-messages.ts';

/** Words for whatever a call threw. Its identity changes with the language only. */
export function useProblemText(): (error: unknown) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    (error) => {
      const code = error instanceof ApiProblem ? error.code : 'internal_error';
      // A newer server may know reasons that the words of this page were not written for.
      return formatMessage(
        problemMessages[Object.hasOwn(problemMessages, code) ? code : 'unexpected_answer'],
      );
    },
    [formatMessage],
  );
}

/** Words for one refused field. */
export function useFieldProblemText(): (problem: FieldProblem) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    ({ code }) =>
      formatMessage(fieldProblemMessages[Object.hasOwn(fieldProblemMessages, code) ? code : 'invalid_value']),
    [formatMessage],
  );
}
