import { messageReasons } from '#src/areas/messages/extension-points.ts';

const channels = ['email', 'sms'] as const;

/** Why messages about jobs of partners are sent. */
export const jobMessageReasons = [
  messageReasons.entry({
    code: 'partner_job_offered',
    name: { ro: 'Lucrare oferită unui partener', en: 'Work offered to a partner' },
    channels: ['email'],
    // It goes to the partner, whatever a rule says about the people of the file.
    isAnswer: true,
  }),
  messageReasons.entry({
    code: 'partner_job_taken_back',
    name: { ro: 'Lucrare luată înapoi de la un partener', en: 'Work taken back from a partner' },
    channels: ['email'],
    isAnswer: true,
  }),
  messageReasons.entry({
    code: 'partner_job_moved',
    name: { ro: 'Lucrare mutată la alt partener', en: 'Work that goes to another partner' },
    channels,
    topic: 'partner_jobs',
  }),
  messageReasons.entry({
    code: 'partner_job_accepted',
    name: { ro: 'Lucrare acceptată de partener', en: 'Work accepted by a partner' },
    channels,
    topic: 'partner_jobs',
  }),
  messageReasons.entry({
    code: 'partner_job_done',
    name: { ro: 'Lucrare terminată de partener', en: 'Work done by a partner' },
    channels,
    topic: 'partner_jobs',
  }),
  messageReasons.entry({
    code: 'partner_job_grade',
    name: { ro: 'Întrebare despre lucrarea unui partener', en: 'Question about the work of a partner' },
    channels,
    topic: 'grades',
  }),
];
