import type { ProblemTexts } from '#src/kernel/problem/problem-texts.ts';

export const problemTexts: ProblemTexts<'partners'> = {
  partner_rule: {
    en: 'This cannot be done for the partner.',
    ro: 'Acest lucru nu se poate face pentru partener.',
  },
  partner_job_rule: {
    en: 'This cannot be done with the job now.',
    ro: 'Acest lucru nu se poate face acum cu lucrarea.',
  },
  special_customer_rule: {
    en: 'This cannot be done for the customer.',
    ro: 'Acest lucru nu se poate face pentru client.',
  },
};
