import { setTimeout as pause } from 'node:timers/promises';
import { noticeVersion } from '@dosar/fnol-domain/privacy-notice';
import { askOrigin, callerThrough, type Caller } from '../caller.ts';

/** What people of the demo world do all day, by the operation that it takes. */
export type Deeds = {
  reads: Record<string, () => Promise<unknown>>;
  writes: Record<string, () => Promise<unknown>>;
};

/** What happened to the calls of a while. */
export type Traffic = {
  calls: number;
  /** How often each refusal came, by status and operation. */
  refused: Map<string, number>;
  /** The longest time between two writes that went through, in seconds: on a busy machine the calls alone take a while. */
  longestWithoutWrite: number;
  /** The longest time from a write that was refused to the next one that went through, in seconds. */
  longestRefusal: number;
  stop: () => Promise<void>;
};

const password = 'Claims-2026-ok!';

/** Signs people of the demo world in at a server, and prepares what they do there. */
export async function deedsAt(origin: string): Promise<Deeds> {
  const anybody = callerThrough(askOrigin(origin));
  const signedIn = async (username: string) =>
    anybody.as(await anybody.call('appToken', { body: { username, password } }));
  const [ana, maria, calin] = [
    await signedIn('ana.ionescu'),
    await signedIn('maria.stan'),
    await signedIn('calin.dobre'),
  ];
  const list = { body: { filter_keys: 0, category_code: 'all' as const, filter_criteria: {} } };
  const { items } = await ana.call('browseWorklist', list);
  const work = items.find(({ assignment_type: type }) => type === 'claim_handling');
  if (work === undefined) throw new Error('The demo world has no claim to handle.');
  const { assignment_id, assignment_key, claim_file_no } = work;
  return {
    reads: {
      getOwnAccount: () => ana.call('getOwnAccount'),
      browseWorklist: () => ana.call('browseWorklist', list),
      getAssignment: () => ana.call('getAssignment', { params: { claim_file_no, assignment_id } }),
      browseTimeline: () => ana.call('browseTimeline', { params: { assignment_key } }),
      browseSearch: () => ana.call('browseSearch', { body: { q: claim_file_no } }),
      browseDocuments: () => ana.call('browseDocuments', { params: { assignment_id } }),
      getMoney: () => ana.call('getMoney', { params: { assignment_id } }),
      browseShortlist: () => ana.call('browseShortlist'),
      getTeam: () => maria.call('getTeam'),
      browseApprovals: () => maria.call('browseApprovals'),
      browsePeople: () => calin.call('browsePeople'),
    },
    writes: {
      addNote: () =>
        ana.call('addNote', {
          body: { assignment_id, body: 'O notă în timpul actualizării.', visibility: 'internal' },
        }),
      submitClaimNotification: () => reportClaim(anybody),
    },
  };
}

/** Reports a claim of the demo world as its guests do, and answers its number. */
export async function reportClaim(anybody: Caller): Promise<string> {
  const place = { assignment_type: 'claim_notification', assignment_key: 'demo' };
  const guest = anybody.as(await anybody.call('guestToken', { body: place }));
  const { claim_file_no } = await guest.call('submitClaimNotification', {
    body: {
      notifier: {
        first_name: 'Ioana',
        last_name: 'Munteanu',
        role: 'owner',
        email: 'ioana.munteanu@example.com',
        preferred_channel: 'email',
      },
      policy_type: 'rca',
      event: {
        date: new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10),
        time: '14:30',
        county_code: 'CJ',
        locality: 'Cluj-Napoca',
        description: 'În timpul unei actualizări.',
        injuries: false,
      },
      vehicle: { plate: 'CJ 12 ABC', plate_country: 'RO', brand_code: 'dacia', category_code: 'car' },
      document_ids: [],
      consent_version: noticeVersion,
      website: '',
    },
  });
  return claim_file_no;
}

/** Does everything once; answers what was refused, by status and operation. */
export async function doOnce({ reads, writes }: Deeds): Promise<string[]> {
  const refused: string[] = [];
  for (const [name, act] of Object.entries({ ...reads, ...writes }))
    await act().catch((error: unknown) => refused.push(shortly(name, error)));
  return refused;
}

/** Does everything again and again until it is stopped: reads one after the other, and a write beside them. */
export function keepDoing({ reads, writes }: Deeds): Traffic {
  let isOver = false;
  let lastWrite = performance.now();
  let refusedSince: number | undefined;
  const traffic = { calls: 0, refused: new Map<string, number>(), longestWithoutWrite: 0, longestRefusal: 0 };
  const tried = async (name: string, act: () => Promise<unknown>) => {
    traffic.calls += 1;
    try {
      await act();
      return true;
    } catch (error) {
      const what = shortly(name, error);
      traffic.refused.set(what, (traffic.refused.get(what) ?? 0) + 1);
      return false;
    }
  };
  const reading = async () => {
    while (!isOver) {
      for (const [name, act] of Object.entries(reads)) if (!isOver) await tried(name, act);
      await pause(20);
    }
  };
  const writing = async () => {
    while (!isOver) {
      for (const [name, act] of Object.entries(writes)) {
        const asked = performance.now();
        if (!(await tried(name, act))) {
          refusedSince ??= asked;
          continue;
        }
        const now = performance.now();
        traffic.longestRefusal = Math.max(traffic.longestRefusal, (now - (refusedSince ?? now)) / 1000);
        refusedSince = undefined;
        traffic.longestWithoutWrite = Math.max(traffic.longestWithoutWrite, (now - lastWrite) / 1000);
        lastWrite = now;
      }
      await pause(100);
    }
  };
  const done = Promise.all([reading(), writing()]);
  const stop = async () => {
    isOver = true;
    await done;
  };
  return Object.assign(traffic, { stop });
}

const shortly = (name: string, error: unknown) => {
  const text = error instanceof Error ? error.message : String(error);
  const code = /"code":"(\w+)"/.exec(text)?.[1] ?? text.slice(0, 80);
  return `${name} ${/^\d+/.exec(text)?.[0] ?? 'no answer'} ${code}`;
};
