import type { ProblemTexts } from '#src/kernel/problem/problem-texts.ts';

export const problemTexts: ProblemTexts<'documents'> = {
  document_quarantined: {
    en: 'The virus scanner holds this document back.',
    ro: 'Documentul este reținut de scanarea antivirus.',
  },
};
