import { defineArea } from '#src/composition/define-area.ts';
import { agendaSources } from '../worklist/extension-points.ts';

export const area = defineArea({
  name: 'absences',
  tables: ['replacement'],
  reads: ['app_user'],
  contributions: [
    agendaSources.entry({
      read: ({ replaced }) =>
        Promise.resolve({
          items: replaced.map((colleague) => ({ kind: 'replacement', ...colleague })),
          capped: false,
        }),
    }),
  ],
});
