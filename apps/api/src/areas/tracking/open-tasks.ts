import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { findOpenRequests } from './case-repository.ts';
import { claimantTasks, type AskedTasks } from './extension-points.ts';

type Task = Schema<'OpenTask'>;
type OpenRequest = Awaited<ReturnType<typeof findOpenRequests>>[number];

/** Everything that waits for the claimant, the earliest day first; what has no day stands last. */
export async function openTasks(
  tx: Transaction<Database>,
  asked: AskedTasks,
  requests: readonly OpenRequest[],
): Promise<Task[]> {
  const tasks = requests.flatMap((request) => documentTask(request, asked));
  for (const source of claimantTasks.entries()) tasks.push(...(await source.find(tx, asked)));
  return tasks.toSorted((a, b) => (a.due_date ?? never).localeCompare(b.due_date ?? never));
}

const never = '9999-12-31';

const words = {
  ro: {
    one: (name: string) => `Trimiteți: ${name}`,
    several: (count: number) => `Trimiteți ${count} documente`,
  },
  en: { one: (name: string) => `Send: ${name}`, several: (count: number) => `Send ${count} documents` },
} as const;

/** Nothing once everything that was asked for waits for a verdict. */
function documentTask(request: OpenRequest, { language }: AskedTasks): Task[] {
  const [first, ...others] = request.doc_type_names;
  if (first === undefined) return [];
  const { one, several } = words[language];
  return [
    {
      kind: 'documents',
      title: (others.length === 0 ? one(first) : several(others.length + 1)).slice(0, 200),
      due_date: request.due_date,
      key: request.key,
    },
  ];
}
