import { renderHook } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import romanian from '../../translations/ro.json' with { type: 'json' };
import { ApiProblem } from './api-problem.ts';
import { useQueryFailure } from './use-query-failure.ts';

const failureOf = () =>
  renderHook(() => useQueryFailure(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <IntlProvider locale="ro" messages={romanian}>
        {children}
      </IntlProvider>
    ),
  }).result.current;

test('a failed query says why, names the log line of the server and can be tried again', () => {
  const refetch = vi.fn();
  const error = new ApiProblem({
    status: 404,
    code: 'not_found',
    message: '',
    body: { status: 404, code: 'not_found', customType: '', message: '', error_id: '01JD3X8K2M' },
  });

  const failure = failureOf()({ error, refetch });

  expect(failure.description).toBe('Nu există sau nu vă mai este disponibil.');
  expect(failure.errorId).toBe('01JD3X8K2M');
  failure.onRetry();
  expect(refetch).toHaveBeenCalledOnce();
});

test('an error of the page itself has no line in the log of the server', () => {
  expect(failureOf()({ error: new TypeError('x is undefined'), refetch: vi.fn() }).errorId).toBeUndefined();
});
