import { apiQuery, getEstimate } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';

/** The estimate of the repair shop, its rounds, and how shops write their files. */
export type OpenedEstimate = Schema<'OpenedEstimate'>;
/** A round of the estimate. */
export type ShopEstimate = Schema<'ShopEstimate'>;
/** A line of the estimate. */
export type EstimateLine = Schema<'EstimateLine'>;

/** A line of the note with what it comes to. */
export type OwnLine = { name: string; bani: number };

/** The estimate that belongs to the note of an inspection. */
export const estimateQuery = (assignmentId: string) =>
  apiQuery(getEstimate, { params: { path: { assignment_id: assignmentId } } });

/** Where the estimate of an inspection stands. */
export const addressOfEstimate = (assignmentId: string) =>
  `/assignments/assessment/note/${assignmentId}/estimate`;
