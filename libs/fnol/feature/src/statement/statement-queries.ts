import { apiQuery, getAccidentStatement } from '@dosar/api-client';

/** The statement of the file of an assignment. */
export const statementQuery = (assignmentId: string) =>
  apiQuery(getAccidentStatement, { params: { path: { assignment_id: assignmentId } } });
