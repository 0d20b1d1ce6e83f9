import { defineArea } from '#src/composition/define-area.ts';
import { personalNumbers } from '#src/kernel/keys/personal-numbers.ts';
import { constraintProblems } from '#src/kernel/problem/constraint-problems.ts';
import { searchSources } from '../claims/extension-points.ts';
import { problemTexts } from './problem-texts.ts';
import { partnersRoutes } from './routes.ts';
import { findPartners } from './search-partners-repository.ts';
import { matchOnChange } from './special/file/match-file.ts';
import { worklistEntries } from './worklist-columns-sql.ts';
import { partnerUses } from './partner-uses.ts';

export const area = defineArea({
  name: 'partners',
  problemTexts,
  tables: ['partner', 'special_customer', 'special_customer_match', 'special_customer_match_of_file'],
  reads: [
    'app_user',
    'branch',
    'claim_file',
    'claim_party',
    'claim_vehicle',
    'contact_channel',
    'event',
    'party',
    'vehicle',
  ],
  routes: ({ serverKey }) => partnersRoutes({ numbers: personalNumbers(serverKey) }),
  subscriptions: matchOnChange,
  contributions: [
    ...worklistEntries,
    ...partnerUses,
    constraintProblems.entry({
      constraint: 'special_customer_match_is_new',
      code: 'special_customer_rule',
      reason: 'match_known',
    }),
    searchSources.entry({
      group: 'partners',
      isOpenToPreview: false,
      takesCriteria: false,
      findsSimilarNames: false,
      find: async (search) => ({ partners: await findPartners(search) }),
    }),
  ],
});
