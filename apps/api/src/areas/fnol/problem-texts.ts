import type { ProblemTexts } from '#src/kernel/problem/problem-texts.ts';

export const problemTexts: ProblemTexts<'fnol'> = {
  likely_duplicate: {
    en: 'This accident has almost certainly been reported already.',
    ro: 'Acest accident a fost aproape sigur avizat deja.',
  },
};
