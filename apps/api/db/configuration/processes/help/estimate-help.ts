import type { StatusHelp } from './with-help.ts';

/** What assessors read at the status of an estimate's review. */
export const estimateReviewHelp: StatusHelp = {
  waiting_estimate: [
    '<p>Service-ul nu a trimis încă devizul.</p><p>Cereți-l; când vine, înregistrați-l.</p>',
    '<p>The repair shop has not sent its estimate.</p><p>Ask for it, and record it when it comes.</p>',
  ],
  received: [
    '<p>Devizul a venit și nimeni nu l-a comparat cu nota.</p>',
    '<p>The estimate is here and nobody has compared it with the note.</p>',
  ],
  in_review: [
    '<p>Comparați devizul cu nota: piese, ore, tarife.</p><p>Dacă se potrivesc, agreați; altfel trimiteți diferențele.</p>',
    '<p>Compare the estimate with the note: parts, hours, rates.</p><p>Agree it if they match; otherwise send the differences.</p>',
  ],
  differences_sent: [
    '<p>Service-ul are diferențele și trebuie să răspundă.</p>',
    '<p>The repair shop has the differences and has to answer.</p>',
  ],
  renegotiated: [
    '<p>Service-ul a răspuns; încă o rundă.</p><p>Agreați, trimiteți din nou diferențele sau cereți decizia managerului.</p>',
    '<p>The repair shop has answered; one more round.</p><p>Agree, send the differences again or ask the manager to decide.</p>',
  ],
  disputed: [
    '<p>Nu v-ați înțeles cu service-ul; decide managerul.</p>',
    '<p>There is no agreement with the repair shop; the manager decides.</p>',
  ],
  agreed: [
    '<p>Suma este agreată și intră în calculul ofertei.</p>',
    '<p>The amount is agreed and goes into the offer.</p>',
  ],
  cancelled: ['<p>Verificarea nu mai este necesară.</p>', '<p>The review is not needed any more.</p>'],
};

/** What handlers read at the status of a settlement. */
export const liquidationHelp: StatusHelp = {
  new: [
    '<p>Suma trebuie calculată și nimeni nu a început.</p>',
    '<p>The amount has to be worked out, and nobody has begun.</p>',
  ],
  calculation: [
    '<p>Se calculează suma: deviz agreat, uzură, franșiză.</p><p>Peste limita dumneavoastră cereți aprobarea; altfel trimiteți oferta.</p>',
    '<p>The amount is being worked out: agreed estimate, wear, deductible.</p><p>Ask for approval above your limit; otherwise send the offer.</p>',
  ],
  approval: [
    '<p>Un manager care nu a lucrat la calcul decide.</p>',
    '<p>A manager who did not work on the calculation decides.</p>',
  ],
  offer_sent: [
    '<p>Oferta este la păgubit.</p><p>Răspunsul lui mută singur activitatea; cel pe hârtie se înregistrează aici.</p>',
    '<p>The claimant has the offer.</p><p>Their answer moves this task by itself; record one on paper here.</p>',
  ],
  contested: [
    '<p>Păgubitul contestă suma.</p><p>Recalculați și trimiteți o ofertă nouă sau răspunsul motivat.</p>',
    '<p>The claimant objects to the amount.</p><p>Calculate again and send a new offer or a reasoned answer.</p>',
  ],
  accepted: [
    '<p>Suma este acceptată; plata se face în termenul legal.</p>',
    '<p>The amount is accepted; it is paid by the legal deadline.</p>',
  ],
  payment_ordered: [
    '<p>Plata este ordonată; lichidarea este gata.</p>',
    '<p>The payment is ordered; the settlement is done.</p>',
  ],
  cancelled: ['<p>Lichidarea nu mai este necesară.</p>', '<p>The settlement is not needed any more.</p>'],
};
