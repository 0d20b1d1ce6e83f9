import { beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { findAwayPeople, findAwayTimes } from './away-repository.ts';
import { absenceCalls, approve } from './testing/absence-calls.ts';

const api = startTestApi({ people: ['sorin.matei'] });
const thursday = '2026-03-05';
const midnight = new Date('2026-03-04T22:00:00Z');
const noon = new Date('2026-03-05T10:00:00Z');
const before = (moment: Date) => new Date(moment.getTime() - 1);
const after = (moment: Date) => new Date(moment.getTime() + 1);

let elena: { orgId: string; userId: string };

/** Elena is away on Thursday morning. */
beforeAll(async () => {
  elena = await api.userNamed('elena.rusu');
  const asked = await absenceCalls(api, await api.tokenFor('elena.rusu')).ask({
    absence_type_code: 'rest',
    date_from: thursday,
    date_to: thursday,
    first_part: 'morning',
    last_part: 'morning',
  });
  await absenceCalls(api, await api.tokenFor('sorin.matei')).decide(approve(asked));
});

describe('B4 somebody with the morning off', () => {
  test('is away from midnight on until noon, and there again in the minute of noon', async () => {
    const isAway = async (now: Date) => {
      const { orgId, userId } = elena;
      const away = await inTenant(api.database, orgId, (tx) =>
        findAwayPeople(tx, orgId, [userId], { now, days: 1 }),
      );
      return away.get(userId)?.is_now;
    };
    expect(await isAway(before(midnight))).toBe(false);
    expect(await isAway(midnight)).toBe(true);
    expect(await isAway(before(noon))).toBe(true);
    expect(await isAway(noon)).toBeUndefined();
  });

  test('is away at no time that ends at midnight or begins at noon', async () => {
    const timesBetween = async (from: Date, until: Date) => {
      const { orgId, userId } = elena;
      const times = await inTenant(api.database, orgId, (tx) =>
        findAwayTimes(tx, orgId, [userId], { from, until }),
      );
      return times.map(({ begins_at: begins, ends_at: ends }) => [begins, ends]);
    };
    const yesterday = api.now();
    const evening = new Date('2026-03-05T18:00:00Z');
    expect(await timesBetween(yesterday, midnight)).toEqual([]);
    expect(await timesBetween(yesterday, after(midnight))).toEqual([[midnight, noon]]);
    expect(await timesBetween(before(noon), evening)).toEqual([[midnight, noon]]);
    expect(await timesBetween(noon, evening)).toEqual([]);
  });
});
