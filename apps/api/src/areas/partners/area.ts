import { defineArea } from '#src/composition/define-area.ts';
import { worklistEntries } from './worklist-columns-sql.ts';

export const area = defineArea({
  name: 'partners',
  contributions: [...worklistEntries],
});
