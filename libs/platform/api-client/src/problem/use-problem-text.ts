import { useCallback } from 'react';
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { FieldProblem } from '@dosar/openapi';
import { ApiProblem, type ApiProblemCode } from './api-problem.ts';
import { fieldProblemMessages } from './field-problem-messages.ts';
import { problemMessages } from './problem-messages.ts';

function problemDescriptor(code: ApiProblemCode, messages: IntlShape['messages']): MessageDescriptor {
  if (isGeneral(code)) return problemMessages[code];
  const ending = `.problem.${code.replaceAll(/_(.)/g, (_match, letter: string) => letter.toUpperCase())}`;
  const id = Object.keys(messages).find((name) => name.endsWith(ending));
  // A newer server may know reasons that the words of this page were not written for.
  return id === undefined ? problemMessages.unexpected_answer : { id };
}

function isGeneral(code: ApiProblemCode): code is keyof typeof problemMessages {
  return Object.hasOwn(problemMessages, code);
}

/** Words for whatever a call threw. Its identity changes with the language only. */
export function useProblemText(): (error: unknown) => string {
  const { formatMessage, messages } = useIntl();
  return useCallback(
    (error) => {
      const code = error instanceof ApiProblem ? error.code : 'internal_error';
      return formatMessage(problemDescriptor(code, messages));
    },
    [formatMessage, messages],
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
