import { defineArea } from '#src/composition/define-area.ts';
import { searchSources } from '../claims/extension-points.ts';
import { findPartners } from './search-partners-repository.ts';
import { worklistEntries } from './worklist-columns-sql.ts';

export const area = defineArea({
  name: 'partners',
  tables: ['partner', 'special_customer'],
  reads: ['branch', 'claim_file'],
  contributions: [
    ...worklistEntries,
    searchSources.entry({
      group: 'partners',
      isOpenToPreview: false,
      takesCriteria: false,
      findsSimilarNames: false,
      find: async (search) => ({ partners: await findPartners(search) }),
    }),
  ],
});
