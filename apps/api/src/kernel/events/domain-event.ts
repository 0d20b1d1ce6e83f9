import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Caller } from '../http/caller.ts';
import type { Job } from '../jobs/define-job.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';

/** In whose organisation, by whom, when and in which transaction something changes. */
export type ChangeContext = { tx: Transaction<Database>; caller: Caller & { orgId: string }; now: Date };

/** Work that follows an event in the same transaction: both are stored, or neither is. */
type Reaction<Facts> = (context: ChangeContext, facts: Facts) => Promise<void>;

/** What one area does after an event of another, as its manifest lists it. */
export type Subscription = { event: string; react: Reaction<never> };

/** Something that happens in one area and that others may follow; `Facts` are ids and values, never rows. */
export type DomainEvent<Facts extends object> = {
  /** `<thing>.<past tense>`, such as `document.received`. */
  name: string;
  /** For the manifest of the area that follows the event. A reaction that throws undoes the change that caused it. */
  follow: (react: Reaction<Facts>) => Subscription;
  /** The same as a job, with the facts as its data: it starts after the commit, and the queue tries it again when it fails. */
  followAsJob: (job: Pick<Job<Facts, never>, 'name' | 'data'>) => Subscription;
};

let subscribed: ReadonlyMap<string, readonly unknown[]> = new Map();

/** Declares an event. It stands in the `events.ts` of the area where it happens, which imports the kernel alone. */
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

/** Tells the areas that follow an event that it happened, in the transaction that made it happen. */
export async function publish<Facts extends object>(
  context: ChangeContext,
  event: DomainEvent<Facts>,
  facts: Facts,
): Promise<void> {
  // Only `follow` of this event makes subscriptions to its name, so all of them take its facts.
  const reactions = (subscribed.get(event.name) ?? []) as readonly Reaction<Facts>[];
  for (const react of reactions) await react(context, facts);
}

/** Replaces who follows which event; the composition calls it once when the process starts. */
export function subscribe(subscriptions: readonly Subscription[]): void {
  const byEvent = new Map<string, unknown[]>();
  for (const { event, react } of subscriptions) byEvent.set(event, [...(byEvent.get(event) ?? []), react]);
  subscribed = byEvent;
}

/** The caller of work that nobody asked for: what the product does by itself in an organisation. */
export function systemCaller(orgId: string): Caller & { orgId: string } {
  return { kind: 'public', orgId };
}
