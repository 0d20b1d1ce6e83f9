import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { findOpenRequests } from './case-repository.ts';
import { claimantSteps, type AskedSteps, type ComingStep } from './extension-points.ts';

type Task = Schema<'OpenTask'>;
type OpenRequest = Awaited<ReturnType<typeof findOpenRequests>>[number];

/**
 * Collects the tasks of the claimant, by due day and those without a day last, and the next step of the case.
 *
 * A step that is a task of the claimant wins over one that is not, so that a booked visit does not hide an open offer.
 */
export async function stepsOfClaimant(
  tx: Transaction<Database>,
  asked: AskedSteps,
  requests: readonly OpenRequest[],
): Promise<{ tasks: Task[]; coming: ComingStep | undefined }> {
  const tasks = requests.flatMap((request) => documentTask(request, asked));
  let coming: ComingStep | undefined;
  for (const source of claimantSteps.entries()) {
    const found = await source.find(tx, asked);
    tasks.push(...found.tasks);
    if (coming === undefined || (found.coming?.isTask === true && !coming.isTask))
      coming = found.coming ?? coming;
  }
  const inOrder = tasks.toSorted((a, b) => (a.due_date ?? never).localeCompare(b.due_date ?? never));
  return { tasks: inOrder, coming };
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
function documentTask(request: OpenRequest, { language }: AskedSteps): Task[] {
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
