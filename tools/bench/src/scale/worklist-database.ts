import { browseWorklist, orderOf, pageSizeOf, readWorklist } from '@dosar/api/areas/worklist';
import { composeAreas } from '@dosar/api/compose-areas';
import { readEnv } from '@dosar/api/env';
import { cursorAfter } from '@dosar/api/page-cursor';
import {
  createDatabase,
  inTenant,
  readInTenant,
  type DatabaseConnection,
  type Db,
} from '@dosar/api/database';
import type { BodyOf } from '@dosar/openapi';
import { sql } from 'kysely';
import { changeTwoHundred } from './change-two-hundred.ts';
import { explainStatements } from './explain-statements.ts';
import type { PlanFigures } from './query-plan.ts';
import { findSamples } from './find-samples.ts';
import { questionsOf, type Question } from './questions.ts';
import { staffCall, standaloneCall } from './staff-call.ts';
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
  questions: Question[];
  /** Asks a question, as the server does; how many rows or numbers it shows. */
  ask: (question: Question) => Promise<number>;
  /** What the statements of a question cost. */
  explainQuestion: (question: Question) => Promise<{ rows: number; plan: PlanFigures }>;
  close: () => Promise<void>;
};

/** Opens a filled database and looks up what its views ask for. */
export async function openWorklistDatabase(connection: DatabaseConnection): Promise<WorklistDatabase> {
  composeAreas(readEnv(process.env));
  const db = createDatabase(connection, { maxConnections: 1 });
  const { orgId, userId, samples, largeTables } = await findSamples(connection);
  const who = { orgId, userId };

  const views = worklistViews(samples);
  for (const view of views) {
    if (view.deep !== undefined) view.filter = await pageAfter(db, orgId, view.filter, view.deep);
  }
  return {
    views,
    largeTables,
    async browse(filter) {
      const page = await readWorklist(db, { ...standaloneCall(who), body: filter });
      return page.read().items.length;
    },
    changeTwoHundred: () => changeTwoHundred(db, who),
    async explain(filter) {
      const { answer, plan } = await explainStatements(connection, orgId, (tx) =>
        browseWorklist({ ...staffCall(tx, who), body: filter }),
      );
      return { rows: answer.read().items.length, plan };
    },
    questions: questionsOf(who, samples),
    ask: ({ kind, ask }) =>
      kind === 'dashboard' ? readInTenant(db, orgId, ask) : inTenant(db, orgId, ask, { retry: true }),
    async explainQuestion({ ask }) {
      const { answer, plan } = await explainStatements(connection, orgId, ask);
      return { rows: answer, plan };
    },
    close: () => db.close(),
  };
}

/** The filter that continues after so many rows of an active list; in a small database before its last page that is full. */
async function pageAfter(db: Db, orgId: string, filter: Filter, rows: number): Promise<Filter> {
  const page = pageSizeOf(filter);
  // By number instead of page after page: 400 pages would take longer than all that is measured.
  const { rows: found } = await inTenant(db, orgId, (tx) =>
    sql<{ key: string; id: string }>`
      select due_at::text as key, assignment_id as id from assignment
      where org_id = ${orgId} and list_code = 'active'
      order by due_at, assignment_id
      offset (select greatest(least(${rows}, count(*) - ${page}), 1) - 1 from assignment
        where org_id = ${orgId} and list_code = 'active')
      limit 1`.execute(tx),
  );
  const last = found[0];
  const { column, direction } = orderOf(filter);
  return last === undefined ? filter : { ...filter, after: cursorAfter([column, direction], last) };
}
