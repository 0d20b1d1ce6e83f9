import type { StatusHelp } from './with-help.ts';

/** What handlers read at the status of a claim. */
export const claimHandlingHelp: StatusHelp = {
  registered: [
    '<p>Dosarul are număr și inspector, dar polița nu a fost verificată.</p><p>Verificați polița, data evenimentului, vehiculul și datele de contact, apoi deschideți dosarul.</p>',
    '<p>The claim has a number and a handler, but nobody has checked the policy.</p><p>Check the policy, the date of the event, the vehicle and how to reach people, then open the claim.</p>',
  ],
  open: [
    '<p>Polița este verificată și dosarul este în lucru.</p><p>Trimiteți-l la constatare; dacă nota există deja, treceți direct la evaluare.</p>',
    '<p>The policy is checked and the claim is being worked on.</p><p>Send it to inspection; if there is a note already, go straight to the valuation.</p>',
  ],
  inspection: [
    '<p>Vehiculul se vede sau așteaptă să fie văzut.</p><p>Urmăriți activitatea de constatare. Când nota este emisă, treceți la evaluare.</p>',
    '<p>The vehicle is being inspected or waits for it.</p><p>Follow the inspection. Once its note is issued, go to the valuation.</p>',
  ],
  evaluation: [
    '<p>Nota există, se calculează suma.</p><p>Agreați devizul, stabiliți suma la secțiunea Bani și trimiteți oferta. Ceasul legal se oprește numai cu oferta sau cu respingerea scrisă.</p>',
    '<p>There is a note, and the amount is being worked out.</p><p>Agree the estimate, settle the amount under Money and send the offer. Only the offer or a written refusal stops the legal clock.</p>',
  ],
  waiting_documents: [
    '<p>Evaluarea stă până vin documentele cerute păgubitului. Termenul legal curge mai departe.</p><p>Memento-urile pleacă singure; când vine un document, dosarul reapare în listă și reluați evaluarea.</p>',
    '<p>The valuation waits for documents from the claimant. The legal term goes on.</p><p>Reminders leave by themselves; when a document comes, the claim is back in your list and you resume.</p>',
  ],
  offer_issued: [
    '<p>Oferta a plecat și ceasul legal al răspunsului s-a oprit.</p><p>Păgubitul răspunde din pagina lui; dacă răspunde pe hârtie sau la telefon, înregistrați aici acceptarea sau contestația.</p>',
    '<p>The offer has left, and the legal clock of the answer has stopped.</p><p>The claimant answers on their page; record an answer by letter or phone here.</p>',
  ],
  contested: [
    '<p>Păgubitul nu este de acord cu oferta.</p><p>Citiți motivele, recalculați cu un coleg care nu a lucrat la ofertă, apoi trimiteți o ofertă nouă sau răspunsul motivat.</p>',
    '<p>The claimant does not agree with the offer.</p><p>Read the reasons, have a colleague who did not work on it calculate again, then send a new offer or a reasoned answer.</p>',
  ],
  accepted: [
    '<p>Oferta este acceptată: plata are și ea un termen legal, pe care îl arată antetul dosarului.</p><p>Verificați IBAN-ul și titularul, apoi ordonați plata.</p>',
    '<p>The offer is accepted: the payment has a legal deadline of its own, which the head of the file shows.</p><p>Check the IBAN and its holder, then order the payment.</p>',
  ],
  payment_ordered: [
    '<p>Ordinul de plată este emis, banii sunt pe drum.</p><p>Plata se confirmă singură la importul extrasului; altfel înregistrați-o la Bani.</p>',
    '<p>The payment is ordered and the money is on its way.</p><p>Importing the bank statement confirms it; otherwise record it under Money.</p>',
  ],
  paid: [
    '<p>Despăgubirea a ajuns la păgubit.</p><p>Închideți activitățile rămase, aduceți rezerva la zero și închideți dosarul.</p>',
    '<p>The claimant has the money.</p><p>Close what is still open, bring the reserve to zero and close the claim.</p>',
  ],
  suspended: [
    '<p>Dosarul așteaptă pe altcineva; în antet se vede pe cine. Termenul legal nu se oprește.</p><p>Sunați la termenul activității. Când ce lipsea a venit, reluați dosarul.</p>',
    '<p>The claim waits for somebody else; the header says for whom. The legal term does not stop.</p><p>Ask again when the task is due. Once it has come, resume the claim.</p>',
  ],
  closed: [
    '<p>Dosarul este încheiat.</p><p>Se poate redeschide cu motiv în 30 de zile; după aceea se deschide un dosar nou.</p>',
    '<p>The claim is finished.</p><p>It can be reopened with a reason for 30 days; after that a new claim is opened.</p>',
  ],
  rejected: [
    '<p>Cererea este respinsă în scris, cu motive.</p><p>Închideți activitățile rămase și dosarul. Dacă păgubitul contestă, redeschideți-l în 30 de zile.</p>',
    '<p>The claim is refused in writing, with reasons.</p><p>Close what is still open, then the claim. If the claimant objects, reopen it within 30 days.</p>',
  ],
  withdrawn: [
    '<p>Păgubitul a renunțat; nu se plătește nimic.</p><p>Dacă se răzgândește, redeschideți dosarul în 30 de zile.</p>',
    '<p>The claimant has withdrawn; nothing is paid.</p><p>If they change their mind, reopen the claim within 30 days.</p>',
  ],
  duplicate: [
    '<p>Aceeași daună este instrumentată în alt dosar; legătura stă la „De văzut”.</p><p>Lucrați numai în celălalt dosar. Dacă a fost o greșeală, redeschideți-l.</p>',
    '<p>The same damage is handled in another claim; the link stands under “Worth a look”.</p><p>Work in the other claim only. If it was a mistake, reopen this one.</p>',
  ],
  reopened: [
    '<p>Dosarul a fost închis și s-a redeschis, cu același număr.</p><p>Citiți motivul din istoric și reluați-l de unde este nevoie; dacă nu mai este nimic de făcut, închideți-l din nou.</p>',
    '<p>The claim was closed and is open again, under the same number.</p><p>Read the reason in the history and go on from where it is needed; if nothing is left to do, close it again.</p>',
  ],
};
