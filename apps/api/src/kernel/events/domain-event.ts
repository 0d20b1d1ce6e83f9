import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Caller } from '../http/caller.ts';
import type { Job } from '../jobs/define-job.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';

/** The organisation, caller, time and transaction of a change. */
export type ChangeContext = { tx: Transaction<Database>; caller: Caller & { orgId: string }; now: Date };

/** Work that follows an event in the same transaction: both are stored, or neither is. */
type Reaction<Facts> = (context: ChangeContext, facts: Facts) => Promise<void>;

/** What one area does after an event of another, as its manifest lists it. */
export type Subscription = { event: string; react: Reaction<never> };

/** An event of one area that other areas may follow; `Facts` are ids and values, never rows. */
export type DomainEvent<Facts extends object> = {
  /** `<thing>.<past tense>`, such as `document.received`. */
  name: string;
  /** Makes a subscription for the manifest of the following area. A reaction that throws rolls the change back. */
  follow: (react: Reaction<Facts>) => Subscription;
  /** Makes a subscription that runs as a job with the facts as its data: it starts after the commit and is retried on failure. */
  followAsJob: (job: Pick<Job<Facts, never>, 'name' | 'data'>) => Subscription;
};

let subscribed: ReadonlyMap<string, readonly unknown[]> = new Map();

/** Declares an event, in the `events.ts` of its area, which imports only the kernel. */
export function defineEvent<Facts extends object>(name: string): DomainEvent<Facts> {
  const follow = (react: Reaction<Facts>): Subscription => ({ event: name, react });
  return {
    name,
    follow,
    followAsJob: (job) =>
      follow(async ({ tx, caller }, facts) => {
        await enqueueJob(tx, job, { ...facts, orgId: caller.orgId });
      }),
  };
}

/** Runs the subscriptions of an event in the transaction of the change. */
export async function publish<Facts extends object>(
  context: ChangeContext,
  event: DomainEvent<Facts>,
  facts: Facts,
): Promise<void> {
  // Only `follow` of this event makes subscriptions with its name, so they all take its facts.
  const reactions = (subscribed.get(event.name) ?? []) as readonly Reaction<Facts>[];
  for (const react of reactions) await react(context, facts);
}

/** Sets all subscriptions; the composition calls it once when the process starts. */
export function subscribe(subscriptions: readonly Subscription[]): void {
  const byEvent = new Map<string, unknown[]>();
  for (const { event, react } of subscriptions) byEvent.set(event, [...(byEvent.get(event) ?? []), react]);
  subscribed = byEvent;
}

/** The caller of automatic work of the product in an organisation. */
export function systemCaller(orgId: string): Caller & { orgId: string } {
  return { kind: 'public', orgId };
}
