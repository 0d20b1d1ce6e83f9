import * as z from 'zod';
import type { Schema } from '@dosar/openapi';
import type { TransitionConditions } from '#src/kernel/database/index.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { transitionGuard, transitionGuards, type JudgedWork, type MissingFact } from '../extension-points.ts';
import { countOtherOpenAssignments } from './transition-repository.ts';

/**
 * Judges the conditions of transitions for one piece of work; each condition is looked at once, however many transitions
 * share it.
 *
 * A condition that no area knows holds: it comes with its area.
 */
export function transitionJudge(work: JudgedWork, language: Language) {
  const judged = new Map<string, Promise<readonly MissingFact[]>>();
  return async (conditions: TransitionConditions): Promise<Schema<'MissingCondition'>[]> => {
    const missing: MissingFact[] = [];
    for (const guard of transitionGuards.entries()) {
      const setting = conditions[guard.code];
      if (setting === undefined || setting === false) continue;
      const key = `${guard.code} ${JSON.stringify(setting)}`;
      const found = judged.get(key) ?? guard.findMissing(work, setting);
      judged.set(key, found);
      missing.push(...(await found));
    }
    return missing.map(({ code, name, section }) => ({
      code,
      name: name[language],
      section: section ?? null,
    }));
  };
}

/** The condition of the status machine itself: the file has no other open work. */
export const noOpenAssignments = transitionGuard(z.literal(true), {
  code: 'no_open_assignments',
  async findMissing(work) {
    if ((await countOtherOpenAssignments(work)) === 0) return [];
    return [
      {
        code: 'no_open_assignments',
        name: { ro: 'Închiderea celorlalte activități', en: 'The other assignments closed' },
      },
    ];
  },
});
