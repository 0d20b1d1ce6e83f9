import { api, dataOf, isApiProblem } from '@dosar/api-client';
import { newId } from '@dosar/kernel/ids';
import type { BodyOf } from '@dosar/openapi';
import { createStore, get, update } from 'idb-keyval';
import * as z from 'zod/mini';

/** What an assessor said about a visit, until the server has it. */
export type FieldReport = BodyOf<'reportFieldStatus'>;
/** A report that the server did not take, and its code. */
export type RefusedReport = FieldReport & { code: string };
type Queue = { waiting: FieldReport[]; refused: RefusedReport[] };

const empty: Queue = { waiting: [], refused: [] };
const queueSchema = z.object({ waiting: z.array(z.unknown()), refused: z.array(z.unknown()) });
const isQueue = (value: unknown): value is Queue => queueSchema.safeParse(value).success;

/**
 * Reports of one person on this device, in the order in which they were made.
 *
 * They are in IndexedDB, so that they survive a reload and a night without a network. Each has an id of its own, so that a
 * report that was sent twice counts once; it leaves the queue only when the server has answered.
 */
export class ReportQueue {
  readonly #userId: string;
  readonly #store = createStore('dosar-field-reports', 'queues');
  readonly #changed: (queue: Queue) => void;

  constructor(userId: string, changed: (queue: Queue) => void) {
    this.#userId = userId;
    this.#changed = changed;
  }

  async read(): Promise<Queue> {
    const kept: unknown = await get(this.#userId, this.#store);
    return isQueue(kept) ? kept : empty;
  }

  /** Keeps a report with the time at which it was made. */
  async add(report: Omit<FieldReport, 'field_report_id' | 'happened_at'>): Promise<void> {
    const made: FieldReport = { ...report, field_report_id: newId(), happened_at: new Date().toISOString() };
    await this.#change(({ waiting, refused }) => ({ waiting: [...waiting, made], refused }));
  }

  /** Sends what waits, the oldest first, and stops where the network does. One tab sends at a time. */
  async send(): Promise<void> {
    await navigator.locks.request(`dosar.fieldReports.${this.#userId}`, async () => {
      for (;;) {
        const [next] = (await this.read()).waiting;
        if (!next) return;
        const code = await refusalOf(next);
        if (code === 'unreachable') return;
        await this.#change(({ waiting, refused }) => ({
          waiting: waiting.filter(({ field_report_id: id }) => id !== next.field_report_id),
          refused: code === undefined ? refused : [...refused, { ...next, code }],
        }));
      }
    });
  }

  /** Forgets reports that were not taken, once the person has read so. */
  async forgetRefused(): Promise<void> {
    await this.#change(({ waiting }) => ({ waiting, refused: [] }));
  }

  async #change(step: (queue: Queue) => Queue): Promise<void> {
    await update<Queue>(this.#userId, (kept) => step(isQueue(kept) ? kept : empty), this.#store);
    this.#changed(await this.read());
  }
}

/** Why the server did not take a report: undefined when it did, `unreachable` when it is to be sent again. */
async function refusalOf(report: FieldReport): Promise<string | undefined> {
  try {
    await dataOf(api.POST('/api/schedule/fieldStatus', { body: report }));
    return undefined;
  } catch (error) {
    const isFinal = isApiProblem(error) && [400, 403, 404, 409, 422].includes(error.status);
    return isFinal ? error.code : 'unreachable';
  }
}
