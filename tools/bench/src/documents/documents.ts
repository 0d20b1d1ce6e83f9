import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase, inTenant } from '@dosar/api/database';
import { cutLine } from '@dosar/api/testing/cut-line';
import type { Measurement } from '../measurement.ts';
import type { Part, Run } from '../part.ts';
import { openGuest, phonePhoto, type Guest } from '../pictures/guests.ts';
import { inRounds, type Found } from '../rounds.ts';
import { findSamples } from '../scale/find-samples.ts';
import { startBenchServer } from '../server/bench-databases.ts';
import { startChildServer } from '../server/child-server.ts';
import { ownMemoryOf } from '../server/process-memory.ts';
import { productSettings } from '../server/product.ts';
import { exactly, summarise } from '../statistics.ts';
import { sendInParts, type Way } from './send-in-parts.ts';

const port = 4384;
const origin = `http://127.0.0.1:${port}`;
const photoBytes = 5_000_000;
const many = 'twenty photos at once';
const one = 'one photo';
const broken = 'ten photos over a line that breaks five times';

/** How many documents the organisation has; nobody else sends anything meanwhile. */
type Count = () => Promise<number>;

/** What is promised of photos that are sent: the memory they take, how soon they are seen, and that none is lost. */
export const documents: Part = {
  name: 'documents',
  about:
    'Twenty photos of 5 MB that a guest sends in parts, all at once: how much the memory of the server process grows. One photo: how long until its thumbnail is there. Ten photos over a line that breaks five times: how many arrive whole, and how many twice.',
  measure: async (run) => {
    const databases = await startBenchServer(run.report);
    const program = import.meta.resolve('../server/product-process.ts');
    const database = await databases.filled(300);
    const { orgId } = await findSamples(database);
    const db = createDatabase(database, { maxConnections: 1 });
    const countStored: Count = () =>
      inTenant(db, orgId, async (tx) => {
        const counted = tx.selectFrom('document').select(({ fn }) => fn.countAll<number>().as('count'));
        return Number((await counted.executeTakeFirstOrThrow()).count);
      });
    const server = await startChildServer(program, {
      ...productSettings(database, port),
      // All guests of the benchmark come from one address, round after round.
      STORAGE_ADDRESS_MB: '1000000',
      FILES_ADDRESS: '100000',
    });
    try {
      return rowsOf(await measureAll(run, server.pid, countStored));
    } finally {
      await server.stop();
      await db.close();
      await databases.stop();
    }
  },
};

async function measureAll(run: Run, pid: number, countStored: Count): Promise<Found> {
  const photo = await phonePhoto();
  const count = run.isQuick ? 5 : 20;
  // What is only loaded once does not count.
  await asGuest(async (guest) => sendAll(guest, photosLike(photo, 3)));
  return inRounds(run, [
    { name: many, look: () => asGuest((guest) => memoryWhileSending(guest, photosLike(photo, count), pid)) },
    { name: one, look: () => asGuest((guest) => untilThumbnail(guest, photosLike(photo, 1))) },
    {
      name: broken,
      look: () => asGuest((guest) => overBrokenLine(guest, photosLike(photo, 10), countStored)),
    },
  ]);
}

/** Photos of 5 MB that differ: some phones write something behind the picture. */
function photosLike(photo: Uint8Array, count: number): Uint8Array[] {
  return Array.from({ length: count }, () => {
    const rest = randomBytes(Math.max(32, photoBytes - photo.length));
    return new Uint8Array(Buffer.concat([photo, rest]));
  });
}

/** What a guest finds; the photos are taken back, so that a run leaves nothing behind. */
async function asGuest<Answer extends object>(
  act: (guest: Guest & { sent: string[] }) => Promise<Answer>,
): Promise<Answer> {
  const guest = Object.assign(await openGuest(origin, 'demo'), { sent: [] as string[] });
  try {
    return await act(guest);
  } finally {
    for (const id of new Set(guest.sent)) await guest.takeBack(id);
  }
}

type Sender = Guest & { sent: string[] };

async function sendAll(guest: Sender, photos: readonly Uint8Array[]): Promise<string[]> {
  const way: Way = { origin, tokens: guest.tokens };
  return Promise.all(
    photos.map(async (photo) => {
      const id = await sendInParts(way, photo);
      guest.sent.push(id);
      return id;
    }),
  );
}

async function memoryWhileSending(guest: Sender, photos: readonly Uint8Array[], pid: number) {
  const before = ownMemoryOf(pid);
  const state = { isSending: true };
  const sent = sendAll(guest, photos).finally(() => {
    state.isSending = false;
  });
  let most = before;
  while (state.isSending) {
    most = Math.max(most, ownMemoryOf(pid));
    await pause(20);
  }
  await sent;
  return { grown: most - before };
}

async function untilThumbnail(guest: Sender, photos: readonly Uint8Array[]) {
  const [id = ''] = await sendAll(guest, photos);
  const arrived = performance.now();
  while (!(await hasThumbnail(guest, id))) await pause(20);
  return { thumbnail: performance.now() - arrived };
}

async function hasThumbnail({ tokens }: Sender, id: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/document/download/${id}?variant=thumbnail`, { headers: tokens });
  await answer.arrayBuffer();
  if (!answer.ok && answer.status !== 503) throw new Error(`A thumbnail was answered with ${answer.status}.`);
  return answer.ok;
}

async function overBrokenLine(guest: Sender, photos: readonly Uint8Array[], countStored: Count) {
  const before = await countStored();
  const line = await cutLine(port, { times: 5, afterBytes: 1_500_000 });
  const way: Way = { origin: `http://127.0.0.1:${line.port}`, tokens: guest.tokens };
  let whole = 0;
  try {
    for (const photo of photos) {
      const id = await sendInParts(way, photo);
      guest.sent.push(id);
      if (sumOf(photo) === sumOf(await contentOf(guest, id))) whole += 1;
    }
  } finally {
    line.close();
  }
  const stored = (await countStored()) - before;
  return { whole, twice: stored - photos.length, broken: line.brokenTimes() };
}

async function contentOf({ tokens }: Sender, id: string): Promise<Uint8Array> {
  const answer = await fetch(`${origin}/api/document/download/${id}`, { headers: tokens });
  if (!answer.ok) throw new Error(`A photo was answered with ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

const sumOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

function rowsOf(found: Found): Measurement[] {
  const exact = (figure: 'whole' | 'twice' | 'broken') => {
    const values = found.of(broken, figure);
    const [first = Number.NaN] = values;
    // A round that differs from the others is shown as such.
    return values.every((value) => value === first) ? exactly(first) : summarise(values);
  };
  return [
    {
      metric: `${many}: memory of the server process grows by`,
      unit: 'kB',
      ours: summarise(found.of(many, 'grown')),
      goal: { name: 'D1', judges: 'ours', atMost: 60_000 },
    },
    {
      metric: `${one}: its thumbnail is there after`,
      unit: 'ms',
      ours: summarise(found.of(one, 'thumbnail')),
      goal: { name: 'D2', judges: 'ours', atMost: 3_000 },
    },
    {
      metric: `${broken}: whole`,
      unit: 'count',
      ours: exact('whole'),
      goal: { name: 'D3', judges: 'ours', atLeast: 10 },
      isExact: true,
    },
    {
      metric: `${broken}: stored twice`,
      unit: 'count',
      ours: exact('twice'),
      goal: { name: 'D3', judges: 'ours', atMost: 0 },
      isExact: true,
    },
    {
      metric: `${broken}: the line broke`,
      unit: 'times',
      ours: exact('broken'),
      goal: { name: 'D3', judges: 'ours', atLeast: 5 },
      isExact: true,
    },
  ];
}
