import { apiQuery, browseAssessments } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';

/** An inspection in a list. */
export type AssessmentRow = Schema<'AssessmentRow'>;

/** What is written has to be this long before it is looked for. */
export const leastTyped = 2;

/** The inspections of the reader and of colleagues, and those that a text finds. */
export function assessmentsQuery(typed: string) {
  const wanted = typed.trim().slice(0, 60);
  return apiQuery(browseAssessments, {
    params: { query: wanted.length < leastTyped ? {} : { q: wanted } },
  });
}
