import { expect, test } from 'vitest';
import { noticeOf, ruledFiles } from '#src/areas/partners/testing/ruled-files.ts';
import { anEmail, messagesRule, templateSetCalls } from '#src/areas/partners/testing/template-set-calls.ts';
import { useKillableServers } from '#src/testing/killable-servers.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { confirmEmail } from '#src/testing/world/money-of-claim.ts';

const { api, start, observer, isWaitingFor, letGo } = useKillableServers();

test('R8 a server that is killed between a step and its message leaves neither, and the same step on another server writes once with the text of the set', async () => {
  const { make, write } = templateSetCalls(api);
  const set = await make('Flota Pană');
  await write(set, 'claim_refused', [anEmail('ro', 'Flota: {{claim_file_no}}', '{{reason}}')]);
  await ruledFiles(api).fleetWith('CJ 90 DLG', [messagesRule({ template_set_id: set.template_set_id })]);
  const claim = await aClaim(api, { notice: noticeOf('CJ 90 DLG') });
  await confirmEmail(api, claim);
  await claim.step('claim_notification', 'start_review');
  const { assignment_id: id, row_version: version } = await claim.work('claim_notification');
  const sent = async () =>
    (await api.outbox()).filter(({ subject }) => subject === `Flota: ${claim.claimFileNo}`).length;

  const step = { transition_code: 'reject', row_version: version, reason: 'Polița nu acoperă dauna.' };
  const key = { 'idempotency-key': 'crash-of-template-set' };
  const first = await start();
  // The letter is a document already when its message makes the server wait.
  await observer().query('begin');
  await observer().query('lock table outbox in share mode');
  const lost = first.post(`/api/assignment/transition/${id}`, step, key).catch((error: unknown) => error);
  await expect.poll(() => isWaitingFor('outbox'), { interval: 20, timeout: 20_000 }).toBe(true);
  await first.kill();
  expect(await lost).toBeInstanceOf(Error);
  await letGo();
  expect((await claim.work('claim_notification')).status_code).toBe('in_review');
  expect(await sent()).toBe(0);

  const second = await start();
  const again = () => second.post(`/api/assignment/transition/${id}`, step, key);
  // Taken a second time, the step is refused by the version that it was read with.
  expect([(await again()).status, (await again()).status]).toEqual([200, 412]);
  expect((await claim.work('claim_notification')).status_code).toBe('rejected');
  expect(await sent()).toBe(1);
}, 120_000);
