import { expect, onTestFinished, test, vi } from 'vitest';
import { bad, good, note, type Finding } from '#db/doctor/finding.ts';
import { notAsked, watchServices } from './service-watch.ts';

function watched(findings: () => Finding[]) {
  const changes: string[] = [];
  const reached: string[] = [];
  const watch = watchServices({
    examine: () => Promise.resolve(findings()),
    onChange: ({ service, state, says }) => changes.push(`${service} ${state}: ${says}`),
    onReached: (service) => reached.push(service),
  });
  onTestFinished(watch.stop);
  return { ...watch, changes, reached };
}

test('before anything was asked, nothing is claimed of a service', () => {
  expect(watched(() => []).services()).toEqual(notAsked);
});

test('each service is ok, failed or not set, by what the doctor finds', async () => {
  const { look, services } = watched(() => [
    good('documents', 'here'),
    bad('mail', 'refused', 'look at SMTP_URL'),
    note('SMS', 'no server'),
    bad('disk', 'full', 'make room'),
  ]);
  await look();

  expect(services()).toEqual({ files: 'ok', mail: 'failed', sms: 'unset', scanner: 'unknown' });
});

test('a service that fails is told once with its reason, and once more when it is back', async () => {
  let finding = good('mail', 'takes mail');
  const { look, changes } = watched(() => [finding]);
  await look();
  finding = bad('mail', 'connect ECONNREFUSED', 'look at SMTP_URL');
  await look();
  await look();
  finding = good('mail', 'takes mail');
  await look();

  expect(changes).toEqual(['mail failed: connect ECONNREFUSED', 'mail ok: takes mail']);
});

test('a service is reached when it answers the first time, and again after each time it has failed', async () => {
  let finding = good('mail', 'takes mail');
  const { look, reached } = watched(() => [finding, note('SMS', 'no server')]);
  await look();
  await look();
  finding = bad('mail', 'connect ECONNREFUSED', 'look at SMTP_URL');
  await look();
  expect(reached).toEqual(['mail']);
  finding = good('mail', 'takes mail');
  await look();

  expect(reached).toEqual(['mail', 'mail']);
});

test('services are asked once a minute, and four times while one of them fails', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let finding = good('mail', 'takes mail');
  let asked = 0;
  const { start } = watched(() => {
    asked += 1;
    return [finding];
  });
  start();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(asked).toBe(1);
  finding = bad('mail', 'connect ECONNREFUSED', 'look at SMTP_URL');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(6);
});
