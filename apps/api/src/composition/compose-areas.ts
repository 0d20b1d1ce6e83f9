import type { Env } from '#src/env.ts';
import { subscribe } from '#src/kernel/events/domain-event.ts';
import { plugIn } from '#src/kernel/extension-points/extension-point.ts';
import { setAreaProblemTexts } from '#src/kernel/problem/problem-texts.ts';
import type { AnyHandler } from '#src/kernel/http/route-table.ts';
import type { JobList } from '#src/kernel/jobs/declare-queues.ts';
import type { AnyArea, AreaNeeds, JobNeeds } from './define-area.ts';
import { areas } from './generated/areas.ts';
import { kernelJobs } from './kernel-jobs.ts';

/**
 * Connects the areas: who follows which event, how each refuses, and what is plugged in where. Doing it again changes
 * nothing.
 */
export function composeAreas(env: Env, manifests: readonly AnyArea[] = areas): void {
  subscribe(
    manifests.flatMap(({ subscriptions = [] }) =>
      typeof subscriptions === 'function' ? subscriptions(env) : subscriptions,
    ),
  );
  setAreaProblemTexts(manifests.map(({ problemTexts = {} }) => problemTexts));
  plugIn(
    manifests.flatMap(({ contributions = [] }) =>
      typeof contributions === 'function' ? contributions(env) : contributions,
    ),
  );
}

/** The handler of every operation that is built, from the areas' own tables. */
export function allHandlers(
  needs: Omit<AreaNeeds, 'jobs'>,
  manifests: readonly AnyArea[] = areas,
): Record<string, AnyHandler> {
  const offered = { ...needs, jobs: allJobs(manifests) };
  return Object.fromEntries(manifests.flatMap(({ routes }) => Object.entries(routes?.(offered) ?? {})));
}

/** All work outside of requests, from the kernel's and the areas' own lists. */
export function allJobs(manifests: readonly AnyArea[] = areas): JobList<JobNeeds> {
  return {
    jobs: [...kernelJobs.jobs, ...manifests.flatMap(({ jobs = [] }) => jobs)],
    schedules: [...kernelJobs.schedules, ...manifests.flatMap(({ schedules = [] }) => schedules)],
  };
}
