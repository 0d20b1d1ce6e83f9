import { isApiProblem } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';
import * as z from 'zod/mini';

const alternatives = z.array(
  z.object({
    place_id: z.string(),
    starts_at: z.string(),
    ends_at: z.string(),
    user_id: z.nullable(z.string()),
    user_name: z.nullable(z.string()),
    lane_id: z.nullable(z.string()),
    lane_name: z.nullable(z.string()),
    people: z.number(),
  }),
);

/** The nearest free hours that came with the refusal of one that somebody else got; undefined for other failures. */
export function alternativesIn(error: unknown): Schema<'Slot'>[] | undefined {
  if (!isApiProblem(error, 'slot_taken')) return undefined;
  const read = alternatives.safeParse(error.context['alternatives']);
  return read.success ? read.data : [];
}
