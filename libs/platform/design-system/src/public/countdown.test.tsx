import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from './countdown.tsx';
import { useSecondsLeft } from '../feedback/use-seconds-left.ts';

const now = new Date('2026-11-20T12:00:00Z');

beforeEach(() => vi.useFakeTimers({ now }));

function Example({ until }: { until: string }) {
  const secondsLeft = useSecondsLeft(until);
  return <Countdown secondsLeft={secondsLeft} describe={(clock) => `Valid for ${clock}`} />;
}

function announcement(): string | null | undefined {
  return screen.getByRole('timer').querySelector('[aria-live]')?.textContent;
}

test('the clock runs every second, but is announced once a minute only', () => {
  render(<Example until="2026-11-20T12:05:00Z" />);
  expect(screen.getByText('Valid for 5:00', { ignore: '[aria-live]' })).toBeVisible();

  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText('Valid for 4:59')).toBeVisible();
  expect(announcement()).toBe('Valid for 5:00');

  act(() => void vi.advanceTimersByTime(60_000));
  expect(announcement()).toBe('Valid for 4:00');
});

test('it stops at zero', () => {
  render(<Example until="2026-11-20T12:00:02Z" />);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(announcement()).toBe('Valid for 0:00');
});

test('another moment starts another countdown at once', () => {
  const { rerender } = render(<Example until="2026-11-20T12:00:02Z" />);
  act(() => void vi.advanceTimersByTime(10_000));
  rerender(<Example until="2026-11-20T12:01:10Z" />);
  expect(screen.getByText('Valid for 1:00', { ignore: '[aria-live]' })).toBeVisible();
});
