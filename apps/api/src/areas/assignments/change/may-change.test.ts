import { describe, expect, test } from 'vitest';
import { mayChange, type Whereabouts, type Worker } from './may-change.ts';

const me: Worker = { userId: 'me', teamId: 'claims', isManager: false, replacedUserIds: ['away'] };
const manager: Worker = { ...me, isManager: true, replacedUserIds: [] };
const managerOfNoTeam: Worker = { ...manager, teamId: null };

const of = (owner: string, team: string | null): Whereabouts => ({
  assigned_user_id: owner,
  owner_team_id: team,
  queue_team_id: null,
});
const waiting = (team: string | null): Whereabouts => ({
  assigned_user_id: null,
  owner_team_id: null,
  queue_team_id: team,
});

describe('S10 who may change a piece of work', () => {
  test.each([
    ['one’s own', me, of('me', 'claims'), true],
    ['that of a colleague whom one replaces today', me, of('away', 'claims'), true],
    ['that of another colleague', me, of('other', 'claims'), false],
    ['what waits in a queue', me, waiting('claims'), false],
    ['a manager: that of the team', manager, of('other', 'claims'), true],
    ['a manager: that of another team', manager, of('other', 'assessment'), false],
    ['a manager: that of somebody without a team', manager, of('other', null), false],
    ['a manager: the queue of the team', manager, waiting('claims'), true],
    ['a manager: the queue of another team', manager, waiting('assessment'), false],
    ['a manager: a queue of no team', manager, waiting(null), true],
    ['a manager of no team: that of people without a team', managerOfNoTeam, of('other', null), false],
    ['a manager of no team: a queue of no team', managerOfNoTeam, waiting(null), true],
  ])('%s', (_what, worker, work, expected) => {
    expect(mayChange(worker, work)).toBe(expected);
  });

  test('anybody may take what waits in a queue, and nothing that a colleague has', () => {
    expect(mayChange(me, waiting('assessment'), true)).toBe(true);
    expect(mayChange(me, of('other', 'claims'), true)).toBe(false);
  });
});
