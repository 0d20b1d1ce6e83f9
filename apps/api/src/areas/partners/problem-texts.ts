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
  partner_grade_rule: {
    en: 'This work cannot be graded any more.',
    ro: 'Această lucrare nu mai poate primi o notă.',
  },
  special_customer_rule: {
    en: 'This cannot be done for the customer.',
    ro: 'Acest lucru nu se poate face pentru client.',
  },
};
