import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseOwner, obstacleOf, ruleSteps, type NewWork } from './assignment-rule.ts';
import { fitOf, type TeamPerson } from './rebalance.ts';
import { replayRule, type PastWork } from './rule-replay.ts';

const person = (userId: string, more: Partial<TeamPerson> = {}): TeamPerson => ({
  userId,
  capacityPoints: 10,
  canGetWork: true,
  countyCodes: [],
  policyTypeCodes: [],
  assignmentTypeCodes: [],
  ...more,
});
const work = (more: Partial<NewWork> = {}): NewWork => ({
  weight: 2,
  ownerIds: [],
  countyCode: 'B',
  policyTypeCode: 'rca',
  assignmentTypeCode: 'claim_handling',
  ...more,
});
const loads = (of: Record<string, number>) => new Map(Object.entries(of));

describe('B12 who gets new work by rule', () => {
  const team = [person('ana'), person('bogdan'), person('cristian', { countyCodes: ['CJ'] })];

  test('the least loaded of those who fit, with how many were left after each rule', () => {
    expect(chooseOwner(team, loads({ ana: 6, bogdan: 3 }), work())).toEqual({
      userId: 'bogdan',
      rule: 'least_load',
      loadPercent: 50,
      steps: [
        { step: 'everybody', left: 3 },
        { step: 'skill', left: 3 },
        { step: 'county', left: 2 },
        { step: 'present', left: 2 },
        { step: 'room', left: 2 },
      ],
    });
  });

  test('whoever answers for the special customer comes before the owner of the file, and both before the county', () => {
    const asked = work({ specialUserId: 'cristian', ownerIds: ['ana'] });
    expect(chooseOwner(team, loads({}), asked)).toMatchObject({
      userId: 'cristian',
      rule: 'special_customer',
    });
    expect(chooseOwner(team, loads({ cristian: 9 }), asked)).toMatchObject({
      userId: 'ana',
      rule: 'owner_of_file',
    });
  });

  test('what keeps a named person from work is said by the measure by which it is given', () => {
    const clerk = person('ana', { assignmentTypeCodes: ['recourse'] });
    expect(obstacleOf(undefined, loads({}), work())).toBe('team');
    expect(obstacleOf(clerk, loads({}), work())).toBe('skill');
    expect(obstacleOf(person('ana', { canGetWork: false }), loads({}), work())).toBe('present');
    expect(obstacleOf(person('ana'), loads({ ana: 9 }), work())).toBe('room');
    expect(obstacleOf(person('ana', { countyCodes: ['CJ'] }), loads({ ana: 8 }), work())).toBeUndefined();
  });

  test('work waits when everybody who could do it is away or full', () => {
    const away = [person('ana', { canGetWork: false }), person('bogdan')];
    expect(chooseOwner(away, loads({ bogdan: 9 }), work())).toMatchObject({
      userId: undefined,
      rule: 'nobody',
      steps: [{ left: 2 }, { left: 2 }, { left: 2 }, { left: 1 }, { left: 0 }],
    });
    expect(chooseOwner(away, loads({ bogdan: 8 }), work())).toMatchObject({
      userId: 'bogdan',
      rule: 'only_one',
    });
  });
});

const codes = fc.subarray(['B', 'CJ', 'IF']);
const teams = fc
  .array(
    fc.record({
      capacityPoints: fc.integer({ min: 1, max: 30 }),
      canGetWork: fc.boolean(),
      countyCodes: codes,
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((list) => list.map((more, index) => person(`person-${index}`, more)));
const cases = teams.chain((team) => {
  const ids = team.map(({ userId }) => userId);
  return fc.record({
    team: fc.constant(team),
    loads: fc
      .array(fc.integer({ min: 0, max: 40 }), { minLength: ids.length, maxLength: ids.length })
      .map((points) => new Map(ids.map((id, index) => [id, points[index] ?? 0]))),
    asked: fc
      .record({
        weight: fc.integer({ min: 0, max: 6 }),
        countyCode: fc.constantFrom(null, 'B', 'CJ', 'IF'),
        ownerIds: fc.subarray(ids),
        specialUserId: fc.option(fc.constantFrom(...ids), { nil: undefined }),
      })
      .map(work),
  });
});
const top = (team: readonly TeamPerson[], of: ReadonlyMap<string, number>) =>
  Math.max(...team.map(({ userId, capacityPoints }) => (of.get(userId) ?? 0) / capacityPoints));

describe('B12 whatever the team and the work', () => {
  test('nobody away or without the skill gets it, and the highest load never grows above what people can carry', () => {
    fc.assert(
      fc.property(cases, ({ team, loads: before, asked }) => {
        const { userId, rule, steps } = chooseOwner(team, before, asked);
        expect(steps.map(({ step }) => step)).toEqual(['everybody', ...ruleSteps]);
        expect(steps.map(({ left }) => left)).toEqual(
          steps.map(({ left }) => left).toSorted((one, other) => other - one),
        );
        if (userId === undefined) {
          expect(rule).toBe('nobody');
          expect(steps.at(-1)?.left).toBe(0);
          return;
        }
        const owner = team.find((member) => member.userId === userId);
        if (!owner) throw new Error('Somebody of no team got the work.');
        expect(owner.canGetWork && fitOf(owner, asked).skill).toBe(true);
        const after = new Map(before).set(userId, (before.get(userId) ?? 0) + asked.weight);
        expect(top(team, after)).toBeLessThanOrEqual(Math.max(top(team, before), 1));
      }),
    );
  });

  test('the same team and work have the same answer, in whatever order people are named', () => {
    fc.assert(
      fc.property(cases, ({ team, loads: before, asked }) => {
        expect(chooseOwner(team.toReversed(), before, asked)).toEqual(chooseOwner(team, before, asked));
      }),
    );
  });
});

describe('B12 the rule over past work', () => {
  const day = (of: number, hour = 9) => new Date(Date.UTC(2026, 9, of, hour));
  const past = (assignmentId: string, userId: string, more: Partial<PastWork> = {}): PastWork => ({
    ...work(),
    assignmentId,
    claimFileId: assignmentId,
    userId,
    openedAt: day(2),
    doneAt: undefined,
    ...more,
  });

  test('what one person had alone would have been shared, with the absences of those days', () => {
    const { works, days, people } = replayRule({
      people: [person('ana'), person('bogdan'), person('cristian')],
      isThere: (userId, at) => userId !== 'cristian' || at >= day(3),
      work: [
        past('before', 'ana', { openedAt: day(1), doneAt: day(3, 8) }),
        past('one', 'ana'),
        past('two', 'ana', { openedAt: day(2, 10) }),
        past('same', 'ana', { openedAt: day(2, 11), claimFileId: 'one' }),
        past('three', 'ana', { openedAt: day(3) }),
      ],
      from: day(2, 0),
      dayEnds: [day(3, 0), day(4, 0)],
    });
    expect(works.map(({ userId, rule }) => [userId, rule])).toEqual([
      ['bogdan', 'least_load'],
      ['ana', 'least_load'],
      ['bogdan', 'owner_of_file'],
      ['cristian', 'least_load'],
    ]);
    expect(days.map(({ actualPercent, rulePercent }) => [actualPercent, rulePercent])).toEqual([
      [80, 40],
      [80, 40],
    ]);
    expect(people.map(({ received, receivedByRule }) => [received, receivedByRule])).toEqual([
      [4, 1],
      [0, 2],
      [0, 1],
    ]);
  });

  test('five thousand pieces of work among two hundred people are shared out evenly, each once, asking once about a person', () => {
    const team = Array.from({ length: 200 }, (_, index) => person(`person-${index}`, { capacityPoints: 60 }));
    let asked = 0;
    const { works, people } = replayRule({
      people: team,
      isThere: () => {
        asked += 1;
        return true;
      },
      work: Array.from({ length: 5000 }, (_, index) =>
        past(`work-${index}`, `person-${index % 50}`, {
          openedAt: new Date(day(2).getTime() + index * 1000),
        }),
      ),
      from: day(1),
      dayEnds: [day(3), day(4)],
    });
    expect(works).toHaveLength(5000);
    expect(asked).toBe(5000 * 200);
    expect(new Set(people.map(({ receivedByRule }) => receivedByRule))).toEqual(new Set([25]));
  });
});
