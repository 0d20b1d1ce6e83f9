import type { Bilingual } from '../../process-definition.ts';
import type { StatusHelp } from './with-help.ts';

/** Help for work without a procedure of its own; `task` is a sentence about what has to be done. */
export function genericHelp([ro, en]: Bilingual): StatusHelp {
  return {
    new: [
      `<p>Nimeni nu a preluat încă activitatea.</p><p>${ro}</p>`,
      `<p>Nobody has taken this task yet.</p><p>${en}</p>`,
    ],
    assigned: [
      `<p>Activitatea are un responsabil care nu a început încă.</p><p>${ro}</p>`,
      `<p>The task has an owner who has not begun.</p><p>${en}</p>`,
    ],
    in_progress: [
      `<p>${ro}</p><p>Când este gata, finalizați activitatea.</p>`,
      `<p>${en}</p><p>Finish the task when it is done.</p>`,
    ],
    waiting: [
      '<p>Activitatea așteaptă pe altcineva; în antet se vede pe cine și de când.</p><p>Întrebați din nou la termen și reluați lucrul când a venit răspunsul.</p>',
      '<p>The task waits for somebody else; the header says for whom and since when.</p><p>Ask again when it is due, and resume when the answer has come.</p>',
    ],
    finished: [
      '<p>Activitatea este gata. Se poate redeschide cu motiv în 30 de zile.</p>',
      '<p>The task is done. It can be reopened with a reason for 30 days.</p>',
    ],
    cancelled: [
      '<p>Activitatea nu mai este necesară; motivul stă în istoric.</p>',
      '<p>The task is not needed any more; the reason stands in the history.</p>',
    ],
  };
}
