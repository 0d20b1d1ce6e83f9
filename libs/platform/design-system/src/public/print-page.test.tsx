import { act, renderHook, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { beforeEach, expect, test, vi } from 'vitest';
import { PrintPage } from './print-page.tsx';
import { usePrintOnceReady } from './use-print-once-ready.ts';

const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  vi.useFakeTimers();
  vi.spyOn(window, 'print').mockImplementation(() => void calls.push('print'));
  vi.spyOn(window, 'close').mockImplementation(() => void calls.push('close'));
});

test('K6 a page that is ready prints after 200 ms and closes', () => {
  renderHook(() => usePrintOnceReady(true));
  act(() => void vi.advanceTimersByTime(199));
  expect(calls).toEqual([]);
  act(() => void vi.advanceTimersByTime(1));
  expect(calls).toEqual(['print', 'close']);
});

test('a page that is not ready waits', () => {
  const { rerender } = renderHook(({ isReady }) => usePrintOnceReady(isReady), {
    initialProps: { isReady: false },
  });
  act(() => void vi.advanceTimersByTime(5000));
  expect(calls).toEqual([]);
  rerender({ isReady: true });
  act(() => void vi.advanceTimersByTime(200));
  expect(calls).toEqual(['print', 'close']);
});

test('a browser whose print dialog stays open keeps the page until it is closed', () => {
  vi.mocked(window.print).mockImplementation(() => {
    calls.push('print');
    window.dispatchEvent(new Event('beforeprint'));
  });
  renderHook(() => usePrintOnceReady(true));
  act(() => void vi.advanceTimersByTime(10_000));
  expect(calls).toEqual(['print']);
  window.dispatchEvent(new Event('afterprint'));
  expect(calls).toEqual(['print', 'close']);
});

test('the print button prints and keeps the page', () => {
  render(
    <IntlProvider locale="en">
      <PrintPage
        title="Assessment"
        facts={[{ label: 'Claim file', value: 'DM26R0000001' }]}
        printLabel="Print"
      >
        <p>Rows</p>
      </PrintPage>
    </IntlProvider>,
  );
  screen.getByRole('button', { name: 'Print' }).click();
  expect(calls).toEqual(['print']);
  expect(screen.getByText('DM26R0000001')).toBeVisible();
});
