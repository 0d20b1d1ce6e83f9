import { randomUUID } from 'node:crypto';
import type { Schema } from '@dosar/openapi';
import { expect, test } from 'vitest';
import { useKillableServers, type KillableServer } from '#src/testing/killable-servers.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { sampleLine } from '../testing/access-samples.ts';

const { api, start, observer, isWaitingFor, letGo } = useKillableServers();

test('B3 a server that is killed while it saves lines has lost none that it answered, and the same lines sent again to another are there once', async () => {
  const claim = await aClaim(api).takenIn();
  const { assignment_id: assignmentId } = await claim.work('assessment');
  const [first, second] = [await start(), await start()];
  const elena = { ...(await api.tokenFor('elena.rusu')) };
  const begun = await first.post(`/api/claim/assessmentNote/begin/${assignmentId}`, {}, elena);
  const { note } = (await begun.json()) as Schema<'OpenedNote'>;
  const noteId = note?.assessment_note_id ?? '';
  const saveAt = (server: KillableServer, lines: readonly object[]) =>
    server.post(`/api/claim/assessmentNote/saveLines/${noteId}`, { lines, removed: [] }, elena);
  const line = (position: number) => ({
    item_guid: randomUUID(),
    row_version: null,
    values: { ...sampleLine, part_code: null, part_name: `Piesa ${position}`, position },
  });
  const kept = async () => {
    const { rows } = await observer().query<{ item_guid: string; row_version: number }>(
      'select item_guid, row_version from assessment_item where assessment_note_id = $1 and part_code is null',
      [noteId],
    );
    return new Map(rows.map(({ item_guid: guid, row_version: version }) => [guid, version]));
  };

  // Ten lines that were answered.
  const answered = Array.from({ length: 10 }, (_, index) => line(100_000 + index));
  for (const one of answered) expect((await saveAt(first, [one])).status).toBe(200);

  // Ten more are written when this table makes the server wait, before it can commit.
  const waiting = Array.from({ length: 10 }, (_, index) => line(200_000 + index));
  await observer().query('begin');
  await observer().query('lock table audit_log in share mode');
  const lost = saveAt(first, waiting).catch((error: unknown) => error);
  const isWaiting = () => isWaitingFor('audit_log');
  await expect.poll(isWaiting, { interval: 20, timeout: 20_000 }).toBe(true);
  await first.kill();
  expect(await lost).toBeInstanceOf(Error);
  await letGo();

  expect([...(await kept()).keys()].sort()).toEqual(answered.map(({ item_guid: guid }) => guid).sort());

  // The page sends what it has no answer for once more, and once more after that.
  const again = (await (await saveAt(second, waiting)).json()) as Schema<'SavedLines'>;
  const third = (await (await saveAt(second, [...answered, ...waiting])).json()) as Schema<'SavedLines'>;
  expect([again.conflicts, third.conflicts]).toEqual([[], []]);
  const all = await kept();
  expect([...all.keys()].sort()).toEqual([...answered, ...waiting].map(({ item_guid: guid }) => guid).sort());
  expect([...all.values()].every((version) => version === 1)).toBe(true);
}, 120_000);
