import { renderHook } from '@testing-library/react';
import { createIntl, IntlProvider } from 'react-intl';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { areaProblemCodes } from '@dosar/openapi';
import contract from '@dosar/openapi/contract.json' with { type: 'json' };
import romanian from '../../translations/ro.json' with { type: 'json' };
import { ApiProblem, type ApiProblemCode } from './api-problem.ts';
import { fieldProblemMessages } from './field-problem-messages.ts';
import { problemMessages } from './problem-messages.ts';
import { useFieldProblemText, useProblemText } from './use-problem-text.ts';

const { ProblemCode, FieldProblemCode } = contract.components.schemas;
const ro = createIntl({ locale: 'ro', messages: romanian });
const problem = (code: ApiProblemCode) => new ApiProblem({ status: 400, code, message: '' });

const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="ro" messages={romanian}>
    {children}
  </IntlProvider>
);

test('every code that any area may answer has words in both languages', () => {
  const ofAreas: string[] = Object.values(areaProblemCodes).flat();
  const general = ProblemCode.enum.filter((code) => !ofAreas.includes(code));
  expect(Object.keys(problemMessages)).toEqual(expect.arrayContaining(general));
  expect(Object.keys(fieldProblemMessages).toSorted()).toEqual(FieldProblemCode.enum.toSorted());
  const ids = [...Object.values(problemMessages), ...Object.values(fieldProblemMessages)].map(({ id }) => id);
  expect(ids.toSorted()).toEqual(Object.keys(romanian));
});

test('a session at its end has the words of the specification', () => {
  expect(ro.formatMessage(problemMessages.refresh_token_expired)).toBe('Refresh token expired');
});

test('what only one area answers has the words of its library, where the app sells the area', () => {
  const withArea = (messages: Record<string, string>) =>
    renderHook(() => useProblemText(), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <IntlProvider locale="ro" messages={{ ...romanian, ...messages }}>
          {children}
        </IntlProvider>
      ),
    }).result.current;

  expect(
    withArea({ 'account.problem.ipNotAllowed': 'Adresa IP neautorizata!' })(problem('ip_not_allowed')),
  ).toBe('Adresa IP neautorizata!');
  expect(withArea({})(problem('ip_not_allowed'))).toBe(romanian['api-client.problem.unexpectedAnswer']);
});

test('a screen gets words for whatever was thrown', () => {
  const { result } = renderHook(() => useProblemText(), { wrapper });

  expect(result.current(problem('not_found'))).toBe('Nu există sau nu vă mai este disponibil.');
  expect(result.current(new TypeError('x is undefined'))).toMatch(/^A apărut o eroare la noi/);
});

test('a field gets the words of its own reason', () => {
  const { result } = renderHook(() => useFieldProblemText(), { wrapper });

  expect(result.current({ field: 'event.date', code: 'in_the_future' })).toBe('Această dată este în viitor.');
});

test('a reason of a newer server, for which this page has no words, is no reason to break', () => {
  const newer = 'told_by_a_newer_server' as ApiProblemCode;
  const { result } = renderHook(() => ({ problem: useProblemText(), field: useFieldProblemText() }), {
    wrapper,
  });
  expect(result.current.problem(problem(newer))).toBe(ro.formatMessage(problemMessages.unexpected_answer));
  expect(result.current.field({ field: 'plate', code: newer as 'invalid_value' })).toBe(
    ro.formatMessage(fieldProblemMessages.invalid_value),
  );
});
