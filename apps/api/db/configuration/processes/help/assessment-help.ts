import type { StatusHelp } from './with-help.ts';

/** What assessors read at the status of an inspection. */
export const assessmentHelp: StatusHelp = {
  to_schedule: [
    '<p>Constatarea nu are încă zi și loc.</p><p>Stabiliți cu păgubitul unde și când se vede vehiculul, apoi programați.</p>',
    '<p>The inspection has no day and place yet.</p><p>Agree with the claimant where and when the vehicle is seen, then schedule it.</p>',
  ],
  scheduled: [
    '<p>Ziua și locul sunt stabilite; păgubitul a primit un mesaj.</p><p>Confirmați cu o zi înainte.</p>',
    '<p>Day and place are set; the claimant has a message.</p><p>Confirm the day before.</p>',
  ],
  confirmed: [
    '<p>Păgubitul a confirmat că vine.</p><p>Începeți constatarea la fața locului.</p>',
    '<p>The claimant has confirmed.</p><p>Start the inspection on site.</p>',
  ],
  inspecting: [
    '<p>Vehiculul este văzut acum.</p><p>Fotografiați avariile și numărul, apoi redactați nota. Dacă sunt avarii ascunse, cereți demontarea.</p>',
    '<p>The vehicle is being looked at.</p><p>Photograph the damage and the plate, then write the note. Ask for disassembly if damage may be hidden.</p>',
  ],
  note_draft: [
    '<p>Nota este în lucru.</p><p>Adăugați fotografiile avariilor; fără ele nota nu se poate emite.</p>',
    '<p>The note is being written.</p><p>Add photos of the damage; without them the note cannot be issued.</p>',
  ],
  note_issued: [
    '<p>Nota este emisă și nu se mai schimbă.</p><p>Finalizați constatarea; pentru avarii găsite mai târziu se face o reconstatare.</p>',
    '<p>The note is issued and does not change any more.</p><p>Finish the inspection; damage found later gets another one.</p>',
  ],
  no_show: [
    '<p>Păgubitul nu a venit.</p><p>Sunați-l și programați din nou; termenul legal curge mai departe.</p>',
    '<p>The claimant did not come.</p><p>Call and schedule again; the legal term goes on.</p>',
  ],
  to_call: [
    '<p>Păgubitul a lipsit de două ori; mesajele nu ajung.</p><p>Sunați-l, aflați când poate și programați cât vorbiți.</p>',
    '<p>The claimant missed twice; messages are not enough.</p><p>Call, find out when they can come, and book while you talk.</p>',
  ],
  disassembly_needed: [
    '<p>Service-ul demontează ca să se vadă tot.</p><p>Când a terminat, reluați constatarea sau deschideți o reconstatare.</p>',
    '<p>The repair shop takes parts off so that everything is seen.</p><p>When it is done, go on with the inspection or open another one.</p>',
  ],
  finished: [
    '<p>Constatarea este încheiată; nota stă la documente.</p>',
    '<p>The inspection is over; its note is among the documents.</p>',
  ],
  refused: [
    '<p>Păgubitul nu vrea constatarea. Fără ea nu se poate face o ofertă pe bază de notă.</p><p>Dacă se răzgândește, redeschideți în 30 de zile.</p>',
    '<p>The claimant does not want an inspection. Without it there is no note to base an offer on.</p><p>If they change their mind, reopen it within 30 days.</p>',
  ],
  cancelled: ['<p>Constatarea nu mai este necesară.</p>', '<p>The inspection is not needed any more.</p>'],
};
