import type { Measurement } from '../measurement.ts';
import { exactly } from '../statistics.ts';
import type { WorklistDatabase } from './worklist-database.ts';

type Explained = Awaited<ReturnType<WorklistDatabase['explain']>>;

/** What PostgreSQL looked at for each view and question: the same on every machine. */
export async function planRows(database: WorklistDatabase): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  let wholeTables = 0;
  const examined = (name: string, isJudged: boolean, { rows: found, plan }: Explained) => {
    wholeTables += plan.sequentialScans.filter((table) => database.largeTables.includes(table)).length;
    rows.push({
      metric: `${name}, rows examined per row`,
      unit: 'count',
      ours: exactly(plan.rowsExamined / Math.max(found, 1)),
      ...(isJudged && {
        goal: { name: 'S6', judges: 'ours', atMost: 20 },
        isExact: true,
      }),
    });
  };
  for (const { name, kind, filter } of database.views)
    examined(name, kind === 'page', await database.explain(filter));
  for (const question of database.questions)
    examined(question.name, question.kind === 'dashboard', await database.explainQuestion(question));
  rows.push({
    metric: 'sequential scans of tables that grow, everything asked',
    unit: 'count',
    ours: exactly(wholeTables),
    goal: { name: 'S6', judges: 'ours', atMost: 0 },
    isExact: true,
  });
  return rows;
}
