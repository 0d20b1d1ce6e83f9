import { shareOut } from '@dosar/account-domain';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { leftWork, type Leaving, type LeftOutcome, type LeftWork } from '../extension-points.ts';
import { readOwnSessions } from '../session/own-session-repository.ts';
import { findTakers, type TakerRow } from './taker-repository.ts';
import { peopleRefused } from './people-rule.ts';
import { findUser } from './people-repository.ts';

const mostExamples = 3;

/** What somebody who leaves has open, kind by kind, and who can take it over. */
export async function getLeftWork(call: Call<'getLeftWork'>): Promise<Schema<'LeftWork'>> {
  const leaving = leavingOf(call);
  const { tx, orgId, userId, language, now } = leaving;
  if ((await findUser(tx, orgId, userId, language)) === undefined) throw notFound();
  const items: Schema<'LeftWork'>['items'] = [];
  for (const source of leftWork.entries()) {
    const pieces = await source.find(leaving);
    if (pieces.length === 0) continue;
    const takers = await source.takers(leaving);
    items.push({
      kind: source.kind,
      name: source.name[language],
      count: pieces.length,
      examples: pieces.slice(0, mostExamples).map(({ label }) => label),
      takers: takers
        .filter((taker) => taker.userId !== userId)
        .toSorted((one, other) => one.load - other.load)
        .map((taker) => ({ user_id: taker.userId, load: taker.load })),
    });
  }
  const takerIds = new Set(items.flatMap(({ takers }) => takers.map((taker) => taker.user_id)));
  const sessions = await readOwnSessions(tx, { orgId, userId, now });
  return { items, people: await findTakers(tx, leaving, [...takerIds]), sessions: sessions.length };
}

/** Whether anything lies with somebody that others have to go on with. */
export async function hasLeftWork(leaving: Leaving): Promise<boolean> {
  for (const source of leftWork.entries()) if ((await source.find(leaving)).length > 0) return true;
  return false;
}

type HandingOver = { chosen: readonly Schema<'HandOverOfKind'>[]; note: string | undefined };

/** Pieces of each kind that somebody got. */
export type Received = ReadonlyMap<string, ReadonlyMap<LeftWork, number>>;

/** Hands over everything that somebody has open, or refuses: then nothing has changed. */
export async function handOverLeftWork(
  call: Call<'deactivateUser'>,
  { chosen, note }: HandingOver,
): Promise<Received> {
  const leaving = leavingOf(call);
  const choices = new Map(chosen.map((choice) => [choice.kind, choice]));
  const received = new Map<string, Map<LeftWork, number>>();
  const sources = leftWork.entries().toSorted((one, other) => rankOf(one) - rankOf(other));
  for (const source of sources) {
    const pieces = await source.find(leaving);
    if (pieces.length === 0) continue;
    const choice = choices.get(source.kind);
    if (choice === undefined) throw peopleRefused('has_open_work', { kind: source.kind });
    const takers = await takersOf(leaving, source, choice);
    const lines = shareOut(
      pieces.map(({ id }) => id),
      takers,
    );
    const outcome = await source.handOver(call, { userId: leaving.userId, note }, lines);
    const given = givenOf(outcome, (stuckId) =>
      peopleRefused('work_not_moved', {
        kind: source.kind,
        what: pieces.find(({ id }) => id === stuckId)?.label ?? '',
      }),
    );
    // What was more than one go, or came meanwhile, must not stay with somebody who has left.
    if ((await source.find(leaving)).length > 0) throw peopleRefused('has_open_work', { kind: source.kind });
    for (const userId of given.values()) {
      const counts = received.get(userId) ?? new Map<LeftWork, number>();
      received.set(userId, counts.set(source, (counts.get(source) ?? 0) + 1));
    }
  }
  return received;
}

const rankOf = ({ goesFirst }: LeftWork) => (goesFirst === true ? 0 : 1);

function givenOf(outcome: LeftOutcome, refusal: (stuckId: string) => Error) {
  if ('stuckId' in outcome) throw refusal(outcome.stuckId);
  return outcome.given;
}

/** Whoever was chosen, as far as they can take this kind of work now. */
async function takersOf(
  leaving: Leaving,
  source: LeftWork,
  { kind, to_user_id: toUserId, to_team_id: toTeamId }: Schema<'HandOverOfKind'>,
): Promise<{ userId: string; load: number }[]> {
  if ((toUserId === null) === (toTeamId === null)) throw fieldRefused('hand_over', 'invalid_value');
  const able = (await source.takers(leaving)).filter(({ userId }) => userId !== leaving.userId);
  const people = await findTakers(
    leaving.tx,
    leaving,
    able.map(({ userId }) => userId),
  );
  const isChosen = ({ user_id: id, team_id: teamId, is_away: isAway }: TakerRow) =>
    !isAway && (toUserId === null ? teamId === toTeamId : id === toUserId);
  const chosenIds = new Set(people.filter(isChosen).map(({ user_id: id }) => id));
  if (chosenIds.size === 0) throw peopleRefused('taker_not_allowed', { kind });
  return able.filter(({ userId }) => chosenIds.has(userId));
}

type Asking = Pick<Call<'getLeftWork'>, 'tx' | 'caller' | 'path' | 'now' | 'language'>;

function leavingOf({ tx, caller, path, now, language }: Asking): Leaving {
  return { tx, orgId: caller.orgId, userId: path.user_id, now, language };
}
