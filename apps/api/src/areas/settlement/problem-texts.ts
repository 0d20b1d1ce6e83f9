import type { ProblemTexts } from '#src/kernel/problem/problem-texts.ts';

export const problemTexts: ProblemTexts<'settlement'> = {
  money_rule: {
    en: 'The money of the file does not allow it.',
    ro: 'Banii dosarului nu permit acest pas.',
  },
  payers_account: {
    en: 'This is the account from which the insurer pays, so it cannot be that of a claimant.',
    ro: 'Acesta este contul din care plătește asigurătorul, deci nu poate fi al păgubitului.',
  },
};
