import { getTeam, proposeRebalance } from '@dosar/api/areas/workload';
import { composeAreas } from '@dosar/api/compose-areas';
import { createDatabase, inTenant } from '@dosar/api/database';
import { readEnv } from '@dosar/api/env';
import type { Schema } from '@dosar/openapi';
import type { Part, Run } from '../part.ts';
import { inRounds } from '../rounds.ts';
import { staffCall, type Transaction } from '../scale/staff-call.ts';
import { startBenchServer } from '../server/bench-databases.ts';
import { percentile, summarise } from '../statistics.ts';
import { fillLargeTeam, findLargeTeam, people, type LargeTeam } from './large-team.ts';

const name = 'team';
const warmUps = 5;
/** Enough for the slowest of a hundred to be more than one look. */
const looks = 200;
const proposals = 10;
/** So much work is weighed at least; all of it is with those from whom work is taken. */
const leastWork = 5_000;
const most = 200;

/** How long a manager waits for the page of a large team, and for a proposal that shares its work out again. */
export const team: Part = {
  name,
  about:
    'A team of 200 people in an organisation of a million assignments, use case, SQL and tenant transaction without HTTP: its page, and a proposal of 200 moves over more than 5,000 open assignments of 60 of them.',
  measure: async (run) => {
    const assignments = run.isQuick ? 100_000 : 1_000_000;
    const databases = await startBenchServer(run.report);
    try {
      const connection = await databases.copied(assignments, 'large_team', fillLargeTeam);
      const large = await findLargeTeam(connection);
      composeAreas(readEnv(process.env));
      const db = createDatabase(connection, { maxConnections: 1 });
      try {
        const ask = <Answer>(work: (tx: Transaction) => Promise<Answer>) =>
          inTenant(db, large.orgId, work, { retry: true });
        const found = await inRounds(run, [
          { name, look: async () => ({ ...(await pageFigures(large, ask, run)) }) },
          { name: 'proposal', look: async () => ({ ...(await proposalFigures(large, ask, run)) }) },
        ]);
        const row = (metric: string, [subject, figure]: [string, string], atMost: number) => ({
          metric,
          unit: 'ms' as const,
          ours: summarise(found.of(subject, figure)),
          goal: { name: 'T1', judges: 'ours' as const, atMost },
        });
        return [
          row(
            `team of 200 people at ${assignments.toLocaleString('en')} assignments, p99`,
            [name, 'p99'],
            100,
          ),
          row('proposal of 200 moves over 5,000 open assignments, slowest', ['proposal', 'slowest'], 2_000),
        ];
      } finally {
        await db.close();
      }
    } finally {
      await databases.stop();
    }
  },
};

type Ask = <Answer>(work: (tx: Transaction) => Promise<Answer>) => Promise<Answer>;

async function pageFigures(large: LargeTeam, ask: Ask, { isQuick }: Run) {
  const look = () => ask((tx) => getTeam(callOf(tx, large)));
  const { members } = await look();
  const withoutWork = members.filter((member) => member.active === 0 || member.done_7_days === 0);
  if (members.length !== people || withoutWork.length > 0)
    throw new Error(`The team has ${members.length} people, ${withoutWork.length} of them without work.`);
  const times = await timesOf(look, isQuick ? 20 : looks);
  return { p99: percentile(times, 0.99) };
}

async function proposalFigures(large: LargeTeam, ask: Ask, { isQuick }: Run) {
  const look = () =>
    ask((tx) =>
      proposeRebalance({
        ...callOf(tx, large),
        body: {
          from_user_ids: large.giverIds,
          keeps_fresh_contact: true,
          keeps_near_law: true,
          target_percent: 50,
          most,
        },
      }),
    );
  const [{ moves, stays }, { members }] = [await look(), await ask((tx) => getTeam(callOf(tx, large)))];
  expectLarge(members, large, moves.length, stays.length);
  const times = await timesOf(look, isQuick ? 3 : proposals);
  return { slowest: Math.max(...times) };
}

function expectLarge(
  members: Schema<'TeamMember'>[],
  { giverIds }: LargeTeam,
  moves: number,
  stays: number,
): void {
  const weighed = members
    .filter((member) => giverIds.includes(member.user_id))
    .reduce((sum, { active }) => sum + active, 0);
  if (weighed < leastWork || moves !== most || stays === 0)
    throw new Error(`${moves} moves are proposed, ${stays} pieces stay, and ${weighed} were weighed.`);
}

async function timesOf(look: () => Promise<unknown>, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = -warmUps; index < count; index += 1) {
    const begun = performance.now();
    await look();
    if (index >= 0) times.push(performance.now() - begun);
  }
  return times;
}

function callOf(tx: Transaction, { orgId, managerId }: LargeTeam) {
  const call = staffCall(tx, { orgId, userId: managerId });
  return { ...call, body: undefined, caller: { ...call.caller, roles: ['claims.manager'] } };
}
