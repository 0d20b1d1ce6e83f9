import { apiQuery, judgeSlot } from '@dosar/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Visit } from '../visit-words/use-visit-words.ts';

/** A visit, and where somebody wants it: what is absent stays as it is. */
export type MoveStart = {
  visit: Visit;
  starts_at: string;
  user_id?: string;
  place_id?: string;
  lane_id?: string;
};

/** Whether a visit fits another hour, asked by the rule by which it would be booked. */
export function useJudgedSlot({ visit, starts_at, user_id, place_id, lane_id }: MoveStart) {
  return useQuery({
    ...apiQuery(judgeSlot, {
      body: {
        visit_id: visit.visit_id,
        place_id: place_id ?? visit.place.place_id,
        user_id: user_id ?? visit.user_id,
        starts_at,
        ...(lane_id !== undefined && { lane_id }),
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
}
