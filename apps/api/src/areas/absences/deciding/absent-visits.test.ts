import { beforeAll, expect, test } from 'vitest';
import { plugIn } from '#src/kernel/extension-points/extension-point.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { absentVisits, type MovedVisit } from '../extension-points.ts';
import { absenceCalls, approve, weekOff } from '../testing/absence-calls.ts';

const api = startTestApi();
let ana: ReturnType<typeof absenceCalls>;
let maria: ReturnType<typeof absenceCalls>;

beforeAll(async () => {
  ana = absenceCalls(api, await api.tokenFor('ana.ionescu'));
  maria = absenceCalls(api, await api.tokenFor('maria.stan'));
});

test('B4 visits are proposed with the approval, move with it and come back with it; while no area knows any, none are shown', async () => {
  const asked = await ana.ask(weekOff(26));
  expect((await maria.decision(asked)).visits).toEqual([]);

  const moved: MovedVisit[] = [];
  let isAsItWas = false;
  const visit = {
    visit_id: '01900000-0000-7000-8000-00000000000a',
    claim_file_no: 'DM26R0000001',
    plate: 'B 186 PEN',
    starts_at: `${asked.date_from}T09:00:00.000Z`,
    to_user_id: null,
    to_name: null,
    to_starts_at: `${asked.date_to}T09:00:00.000Z`,
    row_version: 1,
  };
  plugIn([
    absentVisits.entry({
      propose: () => Promise.resolve([visit]),
      move: (_context, _leave, visits) => {
        if (isAsItWas) moved.push(...visits);
        return Promise.resolve(isAsItWas);
      },
      takeBack: () => {
        moved.length = 0;
        return Promise.resolve(true);
      },
    }),
  ]);
  expect((await maria.decision(asked)).visits).toEqual([visit]);
  expect((await maria.decide(approve(asked)))[0]).toMatchObject({ outcome: 'skipped', code: 'work_changed' });
  isAsItWas = true;
  const [done] = await maria.decide(approve(asked));
  expect(done?.outcome).toBe('done');
  expect(moved).toEqual([
    { visit_id: visit.visit_id, row_version: 1, to_user_id: null, to_starts_at: visit.to_starts_at },
  ]);
  expect((await maria.change('undoDecision', done?.absence ?? asked)).statusCode).toBe(200);
  expect(moved).toEqual([]);
});
