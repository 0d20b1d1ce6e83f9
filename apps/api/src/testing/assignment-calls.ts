import type { Schema, SuccessBody } from '@dosar/openapi';
import { sql } from 'kysely';
import type { TestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

type Row = Schema<'WorklistRow'>;

/** The calls about lists of work, assignments and their timelines as one member of staff makes them. */
export function assignmentCalls(api: TestApi, headers: CallerHeaders) {
  const post = (url: string, payload: object, more: Record<string, string> = {}) =>
    api.inject({ method: 'POST', url, payload, headers: { ...headers, ...more } });
  const get = (url: string, language = 'ro') =>
    api.inject({ method: 'GET', url, headers: { ...headers, 'accept-language': language } });

  return {
    get,
    post,
    worklist: async (request: Record<string, unknown> = {}) => {
      const payload = { filter_keys: 0, category_code: 'active', ...request };
      return (await post('/api/assignment/browseWorklist', payload)).json<SuccessBody<'browseWorklist'>>();
    },
    detail: async (row: Pick<Row, 'claim_file_no' | 'assignment_id'>) => {
      const answer = await get(`/api/assignment/getById/${row.claim_file_no}/${row.assignment_id}`);
      return answer.json<SuccessBody<'getAssignment'>>();
    },
    timeline: async (row: Pick<Row, 'assignment_key'>) =>
      (await get(`/api/timeline/browse/${row.assignment_key}`)).json<SuccessBody<'browseTimeline'>>(),
    transition: (row: Pick<Row, 'assignment_id'>, payload: object) =>
      post(`/api/assignment/transition/${row.assignment_id}`, payload),
  };
}

/** All pages of a wish for a list of work, one after the other. */
export async function worklistPages(who: ReturnType<typeof assignmentCalls>, request: object) {
  const pages = [await who.worklist({ ...request })];
  for (let after = pages[0]?.next_cursor; after != null; after = pages.at(-1)?.next_cursor)
    pages.push(await who.worklist({ ...request, after }));
  return pages;
}

/** How many rows a table holds, seen past all tenants. */
export async function countOf(api: TestApi, table: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as count from ${sql.table(table)}`.execute(api.database.kysely);
  return rows[0]?.count ?? 0;
}
