import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '../http/request-language.ts';

/** Why a job will not be tried again: it used up its tries, or a person cancelled it. */
export type EndReason = 'failed' | 'cancelled';

/** Settings of a job's queue. Each has a default that suits short, rare work. */
export type QueueSettings = {
  /** How many jobs one server process works on at once. */
  concurrency?: number;
  /** How many jobs of one organisation all processes together work on at once. Workers that fetch at the same moment may exceed it. */
  perOrganisation?: number;
  /** How often a failed job is tried again before it is given up. */
  retries?: number;
  /** Pause before the first retry; it doubles with every further one. */
  firstPauseSeconds?: number;
  longestPauseSeconds?: number;
  /** A try that takes longer has failed. */
  longestSeconds?: number;
  /** How long the record of a finished job is kept. */
  keptSeconds?: number;
  /** How long a retry that is due may wait until a process looks; new jobs are announced and start immediately. */
  pollSeconds?: number;
};

/** The data of a job that needs to know its organisation only. */
export const noData: z.ZodType<object> = z.object({});

/** One try of a job. */
export type RunningJob<Data> = {
  id: string;
  data: Data;
  /** 1 for the first try. */
  attempt: number;
  /** Aborted when the server stops, the try takes too long, or somebody cancels the job. */
  signal: AbortSignal;
};

/** One try of a job of an organisation. */
export type TenantJob<Data> = RunningJob<Data> & {
  orgId: string;
  /** Runs `work` in a transaction that sees this organisation only. */
  inTransaction: <Result>(work: (tx: Transaction<Database>) => Promise<Result>) => Promise<Result>;
  /** Stores how far the work is. Throws when the job was cancelled meanwhile. */
  reportProgress: (done: number, total: number) => Promise<void>;
};

/** A job of an organisation that ended without success. */
export type EndedJob<Data> = { orgId: string; data: Data; now: Date; reason: EndReason };

type Definition<Data extends object> = {
  /** Area and verb, such as `messages.deliver`; the queue has this name. */
  name: string;
  /** What the page of jobs calls it. */
  title: Record<Language, string>;
  settings?: QueueSettings;
  /** Ids of the business rows to work on, never their content. */
  data: z.ZodType<Data>;
};

/** Work of one organisation that runs outside of requests, at least once: doing it twice must do no harm. */
export type Job<Data extends object, Needs> = Definition<Data> & {
  scope: 'organisation';
  work: (needs: Needs, job: TenantJob<unknown>) => Promise<void>;
  giveUp: (tx: Transaction<Database>, ended: EndedJob<unknown>) => Promise<void>;
  takeUp: (tx: Transaction<Database>, ended: Omit<EndedJob<unknown>, 'reason'>) => Promise<void>;
};

/** Work for the whole installation, outside of every organisation. */
export type PlatformJob<Needs> = Omit<Definition<object>, 'data'> & {
  scope: 'platform';
  work: (needs: Needs, job: RunningJob<unknown>) => Promise<void>;
};

/** A job whose data are known to itself alone. */
export type AnyJob<Needs> = Omit<Job<object, Needs>, 'data'> | PlatformJob<Needs>;

/** When a job runs by itself, in Romania's time: one of an organisation once for each organisation. */
export type Schedule<Needs> = {
  job: AnyJob<Needs>;
  /** Minute, hour, day of the month, month, day of the week. */
  cron: string;
  /** Also runs when a server starts. */
  runsAtStart: boolean;
};

/** Declares work of an organisation. It is called as often as it takes to succeed, with data that fit `data`. */
export function defineJob<Data extends object, Needs>({
  work,
  giveUp,
  takeUp,
  ...definition
}: Definition<Data> & {
  work: (needs: Needs, job: TenantJob<Data>) => Promise<void>;
  /** Records in the business tables that the job will not be tried again. */
  giveUp?: (tx: Transaction<Database>, ended: EndedJob<Data>) => Promise<void>;
  /** Records that a job which was given up will be tried again after all: somebody asked for it. */
  takeUp?: (tx: Transaction<Database>, ended: Omit<EndedJob<Data>, 'reason'>) => Promise<void>;
}): Job<Data, Needs> {
  return {
    ...definition,
    scope: 'organisation',
    work: (needs, job) => work(needs, { ...job, data: definition.data.parse(job.data) }),
    giveUp: async (tx, ended) => giveUp?.(tx, { ...ended, data: definition.data.parse(ended.data) }),
    takeUp: async (tx, ended) => takeUp?.(tx, { ...ended, data: definition.data.parse(ended.data) }),
  };
}

/** Declares work for the whole installation, started by a schedule. */
export function definePlatformJob<Needs>(definition: Omit<PlatformJob<Needs>, 'scope'>): PlatformJob<Needs> {
  return { ...definition, scope: 'platform' };
}

/** Declares when a job runs by itself. After a standstill it runs once, however often it was missed. */
export function defineSchedule<Needs>({
  runsAtStart = false,
  ...schedule
}: Omit<Schedule<Needs>, 'runsAtStart'> & { runsAtStart?: boolean }): Schedule<Needs> {
  return { ...schedule, runsAtStart };
}
