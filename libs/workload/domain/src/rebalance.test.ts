import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitOf, percentOf, proposeMoves, type TeamPerson, type TeamWork } from './rebalance.ts';

const person = (userId: string, more: Partial<TeamPerson> = {}): TeamPerson => ({
  userId,
  capacityPoints: 10,
  canGetWork: true,
  countyCodes: [],
  policyTypeCodes: [],
  assignmentTypeCodes: [],
  ...more,
});
const work = (assignmentId: string, userId: string, more: Partial<TeamWork> = {}): TeamWork => ({
  assignmentId,
  claimFileId: assignmentId,
  userId,
  weight: 1,
  countyCode: null,
  policyTypeCode: 'rca',
  assignmentTypeCode: 'claim_handling',
  ...more,
});
const some = (count: number, userId: string, more?: Partial<TeamWork>) =>
  Array.from({ length: count }, (_, index) => work(`${userId}-${index}`, userId, more));

describe('B12 who gets the work of somebody who has too much', () => {
  test('the most loaded gives until the target is met, to the least loaded', () => {
    const { moves, stays } = proposeMoves({
      people: [person('ana'), person('teodora'), person('cristian')],
      work: [...some(12, 'ana'), ...some(6, 'teodora'), ...some(3, 'cristian')],
      fromUserIds: ['ana'],
      targetPercent: 100,
      most: 25,
    });
    expect(moves.map((move) => [move.toUserId, move.rule])).toEqual([
      ['cristian', 'least_load'],
      ['cristian', 'least_load'],
    ]);
    expect(stays).toEqual([]);
  });

  test('whoever works on the file already comes before the least loaded', () => {
    const { moves } = proposeMoves({
      people: [person('ana'), person('bogdan'), person('cristian')],
      work: [
        ...some(11, 'ana', { claimFileId: 'shared' }),
        work('other', 'bogdan', { claimFileId: 'shared' }),
      ],
      fromUserIds: ['ana'],
      targetPercent: 100,
      most: 25,
    });
    expect(moves).toMatchObject([{ toUserId: 'bogdan', rule: 'owner_of_file' }]);
  });

  test('what a rule keeps, and what nobody else can do, stays and says why', () => {
    const { moves, stays } = proposeMoves({
      people: [person('ana', { canGetWork: false }), person('cristian', { countyCodes: ['IF'] })],
      work: [
        work('one', 'ana', { stays: 'fresh_contact' }),
        work('two', 'ana', { countyCode: 'CJ' }),
        work('three', 'ana', { countyCode: 'IF' }),
      ],
      fromUserIds: ['ana'],
      targetPercent: 100,
      most: 25,
    });
    expect(moves).toMatchObject([{ assignmentId: 'three', rule: 'only_one' }]);
    expect(stays).toEqual([
      { assignmentId: 'one', reason: 'fresh_contact' },
      { assignmentId: 'two', reason: 'nobody_fits' },
    ]);
  });
});

const codes = fc.subarray(['B', 'CJ', 'IF']);
const people = fc
  .array(
    fc.record({
      capacityPoints: fc.integer({ min: 1, max: 30 }),
      canGetWork: fc.boolean(),
      countyCodes: codes,
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((list) => list.map((more, index) => person(`person-${index}`, more)));
const question = people.chain((team) =>
  fc.record({
    people: fc.constant(team),
    work: fc
      .array(
        fc.record({
          userId: fc.constantFrom(...team.map(({ userId }) => userId)),
          weight: fc.integer({ min: 0, max: 6 }),
          countyCode: fc.constantFrom(null, 'B', 'CJ', 'IF'),
          claimFileId: fc.constantFrom('one', 'two', 'three'),
          stays: fc.constantFrom(undefined, undefined, 'fresh_contact' as const, 'near_law' as const),
        }),
        { maxLength: 60 },
      )
      .map((list) => list.map((more, index) => work(`work-${index}`, more.userId, more))),
    fromUserIds: fc.subarray(team.map(({ userId }) => userId)),
    targetPercent: fc.integer({ min: 50, max: 200 }),
    most: fc.integer({ min: 1, max: 60 }),
  }),
);

describe('whatever the team and its work', () => {
  test('nobody away or unfit gets work, nothing moves that has to stay, and each piece moves once', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { moves, stays } = proposeMoves(asked);
        expect(moves.length).toBeLessThanOrEqual(asked.most);
        const touched = [...moves, ...stays].map(({ assignmentId }) => assignmentId);
        expect(new Set(touched).size).toBe(touched.length);
        for (const move of moves) {
          const piece = asked.work.find(({ assignmentId }) => assignmentId === move.assignmentId);
          const getter = asked.people.find(({ userId }) => userId === move.toUserId);
          expect(piece?.stays).toBeUndefined();
          expect(piece?.userId).toBe(move.fromUserId);
          expect(asked.fromUserIds).toContain(move.fromUserId);
          expect(piece && getter && fitOf(getter, piece).fits).toBe(true);
        }
      }),
    );
  });

  test('the highest load of those who are there never grows above the target or what it was', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { moves } = proposeMoves(asked);
        const after = asked.work.map((piece) => {
          const move = moves.find(({ assignmentId }) => assignmentId === piece.assignmentId);
          return move ? { ...piece, userId: move.toUserId } : piece;
        });
        expect(top(asked.people, after)).toBeLessThanOrEqual(
          Math.max(top(asked.people, asked.work), asked.targetPercent),
        );
      }),
    );
  });

  test('the same question has the same answer, in whatever order the people are named', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const again = { ...asked, people: asked.people.filter(({ canGetWork }) => canGetWork).toReversed() };
        const absent = asked.people.filter(({ canGetWork }) => !canGetWork);
        expect(proposeMoves({ ...again, people: [...absent, ...again.people] })).toEqual(
          proposeMoves({ ...asked, people: [...absent, ...again.people.toReversed()] }),
        );
      }),
    );
  });
});

test('B12 each move is explained by what decided it, when all is weighed again by hand', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const pointsOf = new Map(asked.people.map(({ userId }) => [userId, 0]));
      for (const { userId, weight } of asked.work) pointsOf.set(userId, (pointsOf.get(userId) ?? 0) + weight);
      const share = (someone: TeamPerson, more = 0) =>
        ((pointsOf.get(someone.userId) ?? 0) + more) / someone.capacityPoints;
      const there = asked.people.filter(({ canGetWork }) => canGetWork);
      const ceiling = Math.max(asked.targetPercent / 100, ...there.map((someone) => share(someone)));
      for (const move of proposeMoves(asked).moves) {
        const piece = asked.work.find(({ assignmentId }) => assignmentId === move.assignmentId);
        const giver = asked.people.find(({ userId }) => userId === move.fromUserId);
        if (!piece || !giver) throw new Error('Unknown work was moved.');
        const before = share(giver);
        const could = there.filter((someone) => {
          if (asked.fromUserIds.includes(someone.userId) || !fitOf(someone, piece).fits) return false;
          const after = share(someone, piece.weight);
          return giver.canGetWork ? after < before : after <= ceiling;
        });
        const onFile = could.filter(({ userId }) =>
          asked.work.some((other) => other.claimFileId === piece.claimFileId && other.userId === userId),
        );
        const chosenFrom = onFile.length > 0 ? onFile : could;
        expect(move.rule).toBe(
          onFile.length > 0 ? 'owner_of_file' : could.length === 1 ? 'only_one' : 'least_load',
        );
        const least = Math.min(...chosenFrom.map((someone) => share(someone, piece.weight)));
        const getter = chosenFrom.find(({ userId }) => userId === move.toUserId);
        expect(getter && share(getter, piece.weight)).toBe(least);
        pointsOf.set(giver.userId, (pointsOf.get(giver.userId) ?? 0) - piece.weight);
        pointsOf.set(move.toUserId, (pointsOf.get(move.toUserId) ?? 0) + piece.weight);
      }
    }),
  );
});

test('B12 two hundred moves out of five thousand pieces of work among two hundred people are found, each of another piece', () => {
  const team = Array.from({ length: 200 }, (_, index) => person(`person-${index}`, { capacityPoints: 30 }));
  const pieces = Array.from({ length: 5000 }, (_, index) =>
    work(`work-${index}`, `person-${index % 100}`, { claimFileId: `file-${index % 2000}` }),
  );
  const { moves } = proposeMoves({
    people: team,
    work: pieces,
    fromUserIds: team.slice(0, 100).map(({ userId }) => userId),
    targetPercent: 100,
    most: 200,
  });
  expect(moves).toHaveLength(200);
  expect(new Set(moves.map(({ assignmentId }) => assignmentId)).size).toBe(200);
});

function top(team: readonly TeamPerson[], pieces: readonly TeamWork[]): number {
  const loads = team
    .filter(({ canGetWork }) => canGetWork)
    .map(({ userId, capacityPoints }) =>
      percentOf(
        pieces.filter((piece) => piece.userId === userId).reduce((sum, { weight }) => sum + weight, 0),
        capacityPoints,
      ),
    );
  return Math.max(0, ...loads);
}
