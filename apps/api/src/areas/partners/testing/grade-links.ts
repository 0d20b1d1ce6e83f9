import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { TestApi } from '#src/testing/start-test-api.ts';

/** The key of the link in a message that asks for a grade. */
export function gradeKeyIn(body: string | undefined): string {
  const key = /\/guest\/partner_grade\/([\w-]+)/.exec(body ?? '')?.[1];
  if (key === undefined) throw new Error('The message asks for no grade.');
  return key;
}

/** What is done with links of questions, and what is kept of them. */
export function gradeLink(api: TestApi) {
  const post = (call: string, payload: object) =>
    api.inject({ method: 'POST', url: `/api/partnerGrade/${call}`, payload });
  return {
    link: (key: string) => ({
      read: () => post('readGradeRequest', { key }),
      grade: (grade: number, comment: string | null) => post('gradeJob', { key, grade, comment }),
      stop: () => post('stopGradeRequests', { key }),
    }),
    async rowsOf(key: string) {
      const { rows } = await sql<{
        partner_job_id: string;
        party_id: string;
        grade: number | null;
        comment: string | null;
      }>`select partner_job_id, party_id, grade, comment from partner_job_grade
        where key_hash = ${createHash('sha256').update(key).digest('hex')}`.execute(api.database.kysely);
      return rows;
    },
  };
}
