import type { ProblemTexts } from '#src/kernel/problem/problem-texts.ts';

export const problemTexts: ProblemTexts<'absences'> = {
  absence_in_the_past: {
    en: 'These days are over. A manager corrects them and says why.',
    ro: 'Aceste zile au trecut. Un manager le corectează și spune de ce.',
  },
  leave_balance_exceeded: {
    en: 'Not so many days are left. Say why an exception is made.',
    ro: 'Nu mai sunt atâtea zile. Spuneți de ce se face o excepție.',
  },
  absence_overlaps: {
    en: 'There is another absence in these days.',
    ro: 'Există altă absență în aceste zile.',
  },
  replacement_circle: {
    en: 'In these days the two would replace each other.',
    ro: 'În aceste zile cei doi s-ar înlocui unul pe celălalt.',
  },
  absence_followed: {
    en: 'The absence has begun, or somebody has worked on what was handed over.',
    ro: 'Absența a început sau cineva a lucrat la ce a fost predat.',
  },
};
