import { renderHook } from '@testing-library/react';
import { createIntl, IntlProvider } from 'react-intl';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import contract from '@dosar/openapi/contract.json' with { type: 'json' };
import romanian from '../../translations/ro.json' with { type: 'json' };
import { ApiProblem } from './api-problem.ts';
import { fieldProblemMessages } from './field-problem-messages.ts';
import { problemMessages } from './problem-messages.ts';
import { useFieldProblemText, useProblemText } from './use-problem-text.ts';

const { ProblemCode, FieldProblemCode } = contract.components.schemas;
const ro = createIntl({ locale: 'ro', messages: romanian });
const problem = (code: keyof typeof problemMessages) => new ApiProblem({ status: 400, code, message: '' });

const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="ro" messages={romanian}>
    {children}
  </IntlProvider>
);

test('every code of the contract has words in both languages', () => {
  expect(Object.keys(problemMessages)).toEqual(expect.arrayContaining(ProblemCode.enum));
  expect(Object.keys(fieldProblemMessages).toSorted()).toEqual(FieldProblemCode.enum.toSorted());
  const ids = [...Object.values(problemMessages), ...Object.values(fieldProblemMessages)].map(({ id }) => id);
  expect(ids.toSorted()).toEqual(Object.keys(romanian));
});

test('the words of a failed login are those of the specification', () => {
  expect(ro.formatMessage(problemMessages.invalid_credentials)).toBe('Verificati utilizatorul si parola.');
  expect(ro.formatMessage(problemMessages.account_locked)).toBe(
    'Cont blocat! Va rugam contactati un administrator!',
  );
  expect(ro.formatMessage(problemMessages.ip_not_allowed)).toBe('Adresa IP neautorizata!');
});

test('a session at its end and a blocked code have the words of the specification', () => {
  expect(ro.formatMessage(problemMessages.refresh_token_expired)).toBe('Refresh token expired');
  expect(ro.formatMessage(problemMessages.challenge_blocked)).toBe(
    'Numarul maxim de incercari a fost atins. Incearca din nou mai tarziu!',
  );
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
  const newer = 'told_by_a_newer_server' as keyof typeof problemMessages;
  const { result } = renderHook(() => ({ problem: useProblemText(), field: useFieldProblemText() }), {
    wrapper,
  });
  expect(result.current.problem(problem(newer))).toBe(ro.formatMessage(problemMessages.unexpected_answer));
  expect(result.current.field({ field: 'plate', code: newer as 'invalid_value' })).toBe(
    ro.formatMessage(fieldProblemMessages.invalid_value),
  );
});
