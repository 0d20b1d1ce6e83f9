import { personalNumbers } from '@dosar/api/personal-numbers';
import { browseSearch } from '@dosar/api/areas/claims';
import { browseDayAgenda, browseShortlist, countTiles, tilesFor } from '@dosar/api/areas/worklist';
import { getTeam } from '@dosar/api/areas/workload';
import { staffCall, type Transaction } from './staff-call.ts';
import type { Samples } from './worklist-views.ts';

// Nothing is looked up by a personal number, so the key may be any.
const numbers = personalNumbers(Buffer.alloc(32));

type Goal = { name: 'S4' | 'S5'; atMost: number };

/** What people ask for beside a page of the worklist. */
export type Question = {
  name: string;
  /** What counts a whole team reads all its work; what is shown as a list reads little for each row. */
  kind: 'dashboard' | 'search' | 'team';
  /** How long it may take in an organisation of a million, p99 in milliseconds; without it the time is only reported. */
  goal?: Goal;
  /** The same where it has ten million. */
  goalAtTenMillion?: Goal;
  /** Asks it, and answers how many rows or numbers there are to see. */
  ask: (tx: Transaction) => Promise<number>;
};

type Who = { orgId: string; userId: string };

/** Everything that is asked, of a manager: they see most. */
export function questionsOf(who: Who, samples: Samples): Question[] {
  return [...dashboardQuestions(who), ...searchQuestions(who, samples)];
}

function dashboardQuestions(who: Who): Question[] {
  const tiles = tilesFor(['claims.manager']);
  const dashboard = { kind: 'dashboard' } as const;
  return [
    {
      ...dashboard,
      name: "dashboard's numbers",
      goal: { name: 'S5', atMost: 5 },
      goalAtTenMillion: { name: 'S5', atMost: 30 },
      ask: async (tx) => (await countTiles(tx, tiles, { ...who, now: new Date(), findsPeople: true })).length,
    },
    {
      ...dashboard,
      name: 'agenda of a day',
      async ask(tx) {
        const call = callOf(tx, who);
        const date = call.now.toISOString().slice(0, 10);
        return (await browseDayAgenda({ ...call, query: { date } })).items.length;
      },
    },
    {
      ...dashboard,
      name: 'whole dashboard',
      async ask(tx) {
        const found = await browseShortlist(callOf(tx, who));
        return found.deadlines.length + found.recent.length + found.agenda.items.length;
      },
    },
    {
      kind: 'team',
      name: 'team of a manager',
      ask: async (tx) => (await getTeam(callOf(tx, who))).members.length,
    },
  ];
}

function searchQuestions(who: Who, { claimFileNo, plate, familyName }: Samples): Question[] {
  const search = (name: string, q: string, atMost = 25): Question => ({
    name: `search everywhere: ${name}`,
    kind: 'search',
    goal: { name: 'S4', atMost },
    async ask(tx) {
      const { files, people, vehicles } = await browseSearch(
        { numbers },
        { ...callOf(tx, who), body: { q } },
      );
      return files.items.length + people.items.length + vehicles.items.length;
    },
  });
  return [
    search('claim file number', claimFileNo),
    search('plate', plate),
    search('part of a plate', plate.slice(1)),
    search('family name', familyName),
    search('part of a name', familyName.slice(1, 5)),
    search('two names', `${familyName} ion`),
    search('digits', claimFileNo.slice(-4)),
    search('nothing found', 'zzqxwv'),
    search('with a typo', mistyped(familyName), 50),
    search('with a typo in the first letters', mistypedAtOnce(familyName), 50),
  ];
}

function callOf(tx: Transaction, who: Who) {
  const call = staffCall(tx, who);
  return {
    ...call,
    body: undefined,
    caller: { ...call.caller, roles: ['claims.handler', 'claims.manager'] },
  };
}

/** The third letter and the fourth change places. */
function mistyped(name: string): string {
  return name.replace(/^(..)(.)(.)/, '$1$3$2');
}

/** The first letter and the second change places. */
function mistypedAtOnce(name: string): string {
  return name.replace(/^(.)(.)/, '$2$1');
}
