import * as z from 'zod';
import type { Schema } from '@dosar/openapi';
import type { TransitionConditions } from '#src/kernel/database/index.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { transitionGuard, transitionGuards, type JudgedWork, type MissingFact } from '../extension-points.ts';
import { findOtherOpenWork, wasClosedWithin } from './transition-repository.ts';

// Who mends so much sees the rest afterwards.
const mostMissing = 30;

/** What is missing for a step, and whether a manager can let it pass without all of it. */
export type Judged = {
  missing: Schema<'MissingCondition'>[];
  facts: readonly MissingFact[];
  canBeOverridden: boolean;
};

/** A step whose conditions nobody looks at yet. */
export const nothingMissing: Judged = { missing: [], facts: [], canBeOverridden: false };

/**
 * Judges the conditions of transitions for one piece of work; each condition is looked at once, however many transitions
 * share it.
 *
 * A condition that no area knows holds: it comes with its area.
 */
export function transitionJudge(work: JudgedWork, language: Language) {
  const judged = new Map<string, Promise<readonly MissingFact[]>>();
  return async (conditions: TransitionConditions): Promise<Judged> => {
    const facts: MissingFact[] = [];
    let isHard = false;
    for (const guard of transitionGuards.entries()) {
      const setting = conditions[guard.code];
      if (setting === undefined || setting === false) continue;
      const key = `${guard.code} ${JSON.stringify(setting)}`;
      const found = judged.get(key) ?? guard.findMissing(work, setting);
      judged.set(key, found);
      const missing = await found;
      if (missing.length > 0 && guard.canBeOverridden !== true) isHard = true;
      facts.push(...missing);
    }
    const missing = facts.slice(0, mostMissing).map(({ code, name, section, assignmentId }) => ({
      code,
      name: name[language],
      section: section ?? null,
      assignment_id: assignmentId ?? null,
    }));
    return { missing, facts: facts.slice(0, mostMissing), canBeOverridden: facts.length > 0 && !isHard };
  };
}

/** The file has no other open work; each piece that is left is named and leads there. */
const noOpenAssignments = transitionGuard(z.literal(true), {
  code: 'no_open_assignments',
  words: {
    name: { ro: 'Dosarul nu are altă activitate deschisă', en: 'The claim has no other open task' },
    setting: 'flag',
  },
  async findMissing(work) {
    const open = await findOtherOpenWork(work);
    return open.map(({ assignment_id: assignmentId, name_ro, name_en }) => ({
      code: 'no_open_assignments',
      name: { ro: `închiderea activității „${name_ro}”`, en: `the task “${name_en}” closed` },
      assignmentId,
    }));
  },
});

/** Work that was closed long ago is not reopened. */
const closedWithinDays = transitionGuard(z.number(), {
  code: 'closed_within_days',
  words: {
    name: { ro: 'Închiderea a fost în ultimele zile', en: 'Closed within the last days' },
    setting: 'number',
  },
  canBeOverridden: true,
  async findMissing(work, days) {
    if (await wasClosedWithin(work, days)) return [];
    const name = {
      ro: `închiderea să fi fost în ultimele ${days} de zile; deschideți un dosar nou`,
      en: `closing within the last ${days} days; open a new claim instead`,
    };
    return [{ code: 'closed_within_days', name }];
  },
});

/** The conditions of the status machine itself. */
export const ownGuards = [noOpenAssignments, closedWithinDays];
