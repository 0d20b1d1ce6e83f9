import type { Schema } from '@dosar/openapi';

/** A list of a new organisation, for tests and stories. */
export const aStartChecklist = (areDone: boolean[] = [true, false, false]): Schema<'StartChecklist'> => ({
  done_count: areDone.filter(Boolean).length,
  lines: [
    { code: 'people', title: 'People', without: 'nobody can work on claims', asks_for: null },
    { code: 'places', title: 'Places', without: 'there is no hour to choose', asks_for: 'Coordinator' },
    { code: 'sender', title: 'Sender address', without: 'no e-mail leaves', asks_for: null },
  ].map((line, index) => ({
    ...line,
    detail: `detail of ${line.code}`,
    address: line.code === 'sender' ? null : `/config/${line.code}`,
    is_done: areDone[index] ?? false,
  })),
});
