import type { ProblemTexts } from '#src/kernel/problem/problem-texts.ts';

export const problemTexts: ProblemTexts<'documents'> = {
  upload_incomplete: { en: 'A part of the file is missing.', ro: 'Lipsește o parte din fișier.' },
  document_not_scanned: {
    en: 'The virus scanner has not looked at this document yet.',
    ro: 'Documentul nu a fost încă verificat de antivirus.',
  },
  document_quarantined: {
    en: 'The virus scanner holds this document back.',
    ro: 'Documentul este reținut de scanarea antivirus.',
  },
};
