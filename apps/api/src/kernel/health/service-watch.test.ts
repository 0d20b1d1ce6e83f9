import { expect, onTestFinished, test } from 'vitest';
import { bad, good, note, type Finding } from '#db/doctor/finding.ts';
import { notAsked, watchServices } from './service-watch.ts';

function watched(findings: () => Finding[]) {
  const changes: string[] = [];
  const watch = watchServices({
    examine: () => Promise.resolve(findings()),
    onChange: ({ service, state, says }) => changes.push(`${service} ${state}: ${says}`),
  });
  onTestFinished(watch.stop);
  return { ...watch, changes };
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
