import { browseWorklist } from '@dosar/api/areas/assignments';
import { createDatabase, inTenant, type DatabaseConnection } from '@dosar/api/database';
import type { BodyOf } from '@dosar/openapi';
import { changeTwoHundred } from './change-two-hundred.ts';
import { explainStatements } from './explain-statements.ts';
import type { PlanFigures } from './query-plan.ts';
import { findSamples } from './find-samples.ts';
import { staffCall, type Transaction } from './staff-call.ts';
import { worklistViews, type WorklistView } from './worklist-views.ts';

type Filter = BodyOf<'browseWorklist'>;

/** A database whose worklist can be looked at, as the server does it but without HTTP. */
export type WorklistDatabase = {
  views: WorklistView[];
  /** Tables that grow with the work: reading one of them as a whole would not end at a million. */
  largeTables: string[];
  /** One page, in a transaction of its own; how many rows it had. */
  browse: (filter: Filter) => Promise<number>;
  /** How many milliseconds the same change to two hundred assignments takes; it is not kept. */
  changeTwoHundred: () => Promise<number>;
  /** What the statements of one page cost. */
  explain: (filter: Filter) => Promise<{ rows: number; plan: PlanFigures }>;
  close: () => Promise<void>;
};

/** Opens a filled database and looks up what its views ask for. */
export async function openWorklistDatabase(connection: DatabaseConnection): Promise<WorklistDatabase> {
  const db = createDatabase(connection, { maxConnections: 1 });
  const { orgId, userId, samples, largeTables } = await findSamples(connection);
  const call = (tx: Transaction, body: Filter) =>
    browseWorklist({ ...staffCall(tx, { orgId, userId }), body });
  const browse = (filter: Filter) => inTenant(db, orgId, (tx) => call(tx, filter), { retry: true });

  const views = worklistViews(samples);
  for (const view of views) {
    if (view.deep !== undefined) view.filter = await pageAfter(view.filter, view.deep, browse);
  }
  return {
    views,
    largeTables,
    browse: async (filter) => (await browse(filter)).items.length,
    changeTwoHundred: () => changeTwoHundred(db, { orgId, userId }),
    async explain(filter) {
      const { answer, plan } = await explainStatements(connection, orgId, (tx) => call(tx, filter));
      return { rows: answer.items.length, plan };
    },
    close: () => db.close(),
  };
}

/** The filter that continues after about so many rows; in a small database the last page that is full. */
async function pageAfter(
  filter: Filter,
  rows: number,
  browse: (filter: Filter) => ReturnType<typeof browseWorklist>,
): Promise<Filter> {
  const usual = filter.limit ?? 50;
  let deepest = filter;
  for (let passed = 0; passed < rows; passed += 100) {
    const { next_cursor: after } = await browse({ ...deepest, limit: 100 });
    if (after === null) break;
    const { items } = await browse({ ...filter, after });
    if (items.length < usual) break;
    deepest = { ...filter, after };
  }
  return deepest;
}
