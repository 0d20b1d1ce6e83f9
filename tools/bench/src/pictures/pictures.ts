import type { Measurement } from '../measurement.ts';
import type { Part, Run } from '../part.ts';
import { inRounds, type Found } from '../rounds.ts';
import { startBenchServer } from '../server/bench-databases.ts';
import { startChildServer } from '../server/child-server.ts';
import { productSettings, signIn } from '../server/product.ts';
import { pairedRatio, summarise } from '../statistics.ts';
import { openGuest, phonePhoto, type Guest } from './guests.ts';
import { whileStaffLook } from './staff-looks.ts';

const port = 4382;
const idle = 'ours, while nobody uploads';
const uploading = 'ours, while guests upload';
/** Two of one organisation and one of another. */
const organisations = ['demo', 'demo', 'alfa'];
const idleLooks = 100;

/** What staff notice of the photos that guests send. */
export const pictures: Part = {
  name: 'pictures',
  about:
    'The worklist of staff while three guests of two organisations send 18 photos of a phone each, beside the same while nobody does.',
  measure: async (run) => {
    const databases = await startBenchServer(run.report);
    const program = import.meta.resolve('../server/product-process.ts');
    const server = await startChildServer(program, {
      ...productSettings(await databases.filled(300), port),
      // All guests of the benchmark come from one address, round after round.
      STORAGE_ADDRESS_MB: '1000000',
    });
    try {
      return rowsOf(await measureAll(run, server.pid));
    } finally {
      await server.stop();
      await databases.stop();
    }
  },
};

async function measureAll(run: Run, pid: number): Promise<Found> {
  const origin = `http://127.0.0.1:${port}`;
  const photo = await phonePhoto();
  const staff = await signIn(origin);
  const photosOfGuest = run.isQuick ? 3 : 18;
  const looks = (atLeast: number, work: () => Promise<void>) =>
    whileStaffLook({ origin, headers: staff, pid, atLeast }, work);
  const nothing = () => Promise.resolve();
  // What is only loaded once does not count.
  await looks(20, nothing);

  return inRounds(run, [
    { name: idle, look: () => looks(run.isQuick ? 20 : idleLooks, nothing) },
    {
      name: uploading,
      look: async () => {
        const guests = await Promise.all(organisations.map((orgKey) => openGuest(origin, orgKey)));
        let sent: string[][] = [];
        const found = await looks(20, async () => {
          sent = await Promise.all(guests.map((guest) => sendAll(guest, photo, photosOfGuest)));
        });
        await takeBackAll(guests, sent);
        return found;
      },
    },
  ]);
}

/** Two photos at a time, as the page of the claim report sends them. */
async function sendAll(guest: Guest, photo: Uint8Array, count: number): Promise<string[]> {
  const ids: string[] = [];
  let left = count;
  const next = async () => {
    while (left > 0) {
      left -= 1;
      ids.push(await guest.send(photo));
    }
  };
  await Promise.all([next(), next()]);
  return ids;
}

async function takeBackAll(guests: readonly Guest[], sent: readonly string[][]): Promise<void> {
  for (const [index, guest] of guests.entries()) for (const id of sent[index] ?? []) await guest.takeBack(id);
}

function rowsOf(found: Found): Measurement[] {
  const rowOf = (figure: 'p50' | 'p95' | 'memory'): Measurement => {
    const [ours, control] = [found.of(uploading, figure), found.of(idle, figure)];
    return {
      metric:
        figure === 'memory'
          ? 'most memory of the server with its processes while guests send photos'
          : `worklist: ${figure} for staff while guests send photos`,
      unit: figure === 'memory' ? 'kB' : 'ms',
      ours: summarise(ours),
      control: { name: 'the same while nobody does', value: summarise(control), isReported: false },
      ratio: pairedRatio(ours, control),
      ...(figure === 'p95' && { goal: { name: 'P1', judges: 'ratio', atMost: 3 } }),
    };
  };
  return [rowOf('p95'), rowOf('p50'), rowOf('memory')];
}
