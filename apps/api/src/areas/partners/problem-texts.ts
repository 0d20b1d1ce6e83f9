import type { ProblemTexts } from '#src/kernel/problem/problem-texts.ts';

export const problemTexts: ProblemTexts<'partners'> = {
  partner_rule: {
    en: 'This cannot be done for the partner.',
    ro: 'Acest lucru nu se poate face pentru partener.',
  },
  special_customer_rule: {
    en: 'This cannot be done for the customer.',
    ro: 'Acest lucru nu se poate face pentru client.',
  },
};
