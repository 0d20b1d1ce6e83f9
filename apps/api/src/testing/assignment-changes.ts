import type { BodyOf, Schema } from '@dosar/openapi';
import type { TestApi } from '#src/testing/start-test-api.ts';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';

type Change = BodyOf<'changeAssignments'>['change'];
type Row = Schema<'WorklistRow'>;
type Versioned = Pick<Row, 'assignment_id' | 'row_version'>;
type Result = Schema<'AssignmentChangeResult'>;

/** Somebody of the demo world who changes work. */
export async function changer(api: TestApi, ...who: Parameters<TestApi['tokenFor']>) {
  const calls = assignmentCalls(api, await api.tokenFor(...who));
  const change = (rows: readonly Versioned[], wanted: Change, headers: Record<string, string> = {}) => {
    const items = rows.map(({ assignment_id, row_version }) => ({ assignment_id, row_version }));
    const payload: BodyOf<'changeAssignments'> = { items, change: wanted };
    return calls.post('/api/assignment/change', payload, headers);
  };
  return {
    ...calls,
    change,
    changed: async (rows: readonly Versioned[], wanted: Change): Promise<Result> => {
      const answer = await change(rows, wanted);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<Result>();
    },
    undo: (changeId: string) => calls.post(`/api/assignment/undoChange/${changeId}`, {}),
    take: (row: Versioned) => calls.post(`/api/assignment/take/${row.assignment_id}`, {}),
    release: (row: Versioned, reason: string) =>
      calls.post(`/api/assignment/release/${row.assignment_id}`, { reason, row_version: row.row_version }),
    /** One's own active work, nearest deadline first. */
    own: async (more: object = {}): Promise<Row[]> =>
      (await calls.worklist({ filter_keys: 1, limit: 100, ...more })).items,
    /** What waits in a queue. */
    waiting: async (): Promise<Row[]> => (await calls.worklist({ filter_keys: 8, limit: 100 })).items,
    /** A row as it stands now. */
    again: async (row: Pick<Row, 'claim_file_no' | 'assignment_id'>): Promise<Row> =>
      (await calls.detail(row)).header,
    newestEntry: async (row: Pick<Row, 'assignment_key'>) => (await calls.timeline(row)).items[0],
  };
}

/** The element at a place of a list that the demo world has to fill. */
export function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new Error('The demo world has too little of this.');
  return item;
}
