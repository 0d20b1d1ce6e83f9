import type { ProblemTexts } from '#src/kernel/problem/problem-texts.ts';

export const problemTexts: ProblemTexts<'tracking'> = {
  challenge_blocked: {
    en: 'Too many wrong codes. Try again later.',
    ro: 'Prea multe coduri greșite. Încercați mai târziu.',
  },
};
