import { apiPages, apiQuery, browseDocuments, browseJobsOfFile, proposePartners } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';

/** What partners do for a file. */
export type Job = Schema<'PartnerJob'>;

/** The jobs of the file of an assignment. */
export const jobsQuery = (assignmentId: string) =>
  apiQuery(browseJobsOfFile, { params: { path: { assignment_id: assignmentId } } });

/** Partners for a kind of work, each with why. */
export const proposalsQuery = (assignmentId: string, kind: Schema<'PartnerJobKind'>) =>
  apiQuery(proposePartners, { params: { path: { assignment_id: assignmentId }, query: { kind } } });

/** Photos and papers of the file, the newest first. */
export const documentsQuery = (assignmentId: string) =>
  apiPages(browseDocuments, (after) => ({
    params: { path: { assignment_id: assignmentId }, query: { ...(after !== undefined && { after }) } },
  }));
