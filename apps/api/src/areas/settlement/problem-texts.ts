import type { ProblemTexts } from '#src/kernel/problem/problem-texts.ts';

export const problemTexts: ProblemTexts<'settlement'> = {
  money_rule: {
    en: 'The money of the file does not allow it.',
    ro: 'Banii dosarului nu permit acest pas.',
  },
};
