import type { StatusHelp } from './with-help.ts';

/** What handlers read at the status of a notice of loss. */
export const notificationHelp: StatusHelp = {
  submitted: [
    '<p>Avizarea a sosit și nimeni nu a citit-o încă. Preluați-o și verificați datele în cel mult o zi lucrătoare.</p>',
    '<p>The notification has arrived and nobody has read it. Take it and check the facts within one working day.</p>',
  ],
  in_review: [
    '<p>Datele avizării se verifică.</p><p>Comparați polița, vehiculele și data; apoi acceptați, cereți ce lipsește sau marcați duplicatul.</p>',
    '<p>The facts of the notice are being checked.</p><p>Compare policy, vehicles and date; then accept it, ask for what is missing or mark it as a duplicate.</p>',
  ],
  incomplete: [
    '<p>Așteptăm documente de la păgubit.</p><p>Când vin, reluați verificarea; memento-urile pleacă singure.</p>',
    '<p>We are waiting for documents from the claimant.</p><p>Resume the review when they come; reminders leave by themselves.</p>',
  ],
  accepted: [
    '<p>Avizarea este acceptată și a deschis dosarul cu prima constatare.</p>',
    '<p>The notice is accepted and has opened the claim with its first inspection.</p>',
  ],
  duplicate: [
    '<p>Aceeași daună este avizată în alt dosar; legătura stă la „De văzut”.</p>',
    '<p>The same damage was reported in another claim; the link stands under “Worth a look”.</p>',
  ],
  rejected: [
    '<p>Avizarea este respinsă în scris. Dacă păgubitul aduce date noi, redeschideți verificarea în 30 de zile.</p>',
    '<p>The notice is refused in writing. If the claimant brings new facts, reopen the review within 30 days.</p>',
  ],
};
