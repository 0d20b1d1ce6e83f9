import { api, dataOf } from '@dosar/api-client';
import type { BodyOf, Schema } from '@dosar/openapi';
import { useState } from 'react';

/** A visit that a change leaves out. */
export type LeftOut = Schema<'LeftOutVisit'>;

/** Visits that a change of a place or a plan would leave out, and which of them stay where they are all the same. */
export function useLeftOut() {
  const [visits, setVisits] = useState<readonly LeftOut[]>([]);
  const [staying, setStaying] = useState<ReadonlySet<string>>(new Set());
  const moving = visits.filter(({ visit, proposal }) => proposal !== null && !staying.has(visit.visit_id));
  return {
    visits,
    moving,
    isStaying: (visitId: string) => staying.has(visitId),
    stays: (visitId: string, isStaying: boolean) =>
      setStaying((known) => {
        const next = new Set(known);
        if (isStaying) next.add(visitId);
        else next.delete(visitId);
        return next;
      }),
    /** Asks which visits a change leaves out; answers how many. */
    find: async (change: BodyOf<'findLeftOutVisits'>): Promise<number> => {
      const found = await dataOf(api.POST('/api/schedule/findLeftOutVisits', { body: change }));
      setVisits(found);
      setStaying(new Set());
      return found.length;
    },
    forget: () => setVisits([]),
    choice: choiceOf(visits, moving),
  };
}

/** What was decided, as it is saved. */
function choiceOf(visits: readonly LeftOut[], moving: readonly LeftOut[]): Schema<'LeftOutChoice'> {
  return {
    moves: moving.flatMap(({ visit, proposal }) => {
      if (!proposal?.user_id) return [];
      const { visit_id, row_version } = visit;
      const { place_id, user_id, starts_at } = proposal;
      return { visit_id, row_version, place_id, user_id, starts_at };
    }),
    stays: visits.filter((line) => !moving.includes(line)).map(({ visit }) => visit.visit_id),
  };
}
