import { statusColors } from '../process-definition.ts';
import type { StatusDefinition } from '../process-definition.ts';

/** States of a claim from the offer to the end. */
export const claimHandlingLateStatuses: readonly StatusDefinition[] = [
  {
    code: 'offer_issued',
    name: ['Ofertă emisă', 'Offer issued'],
    category: 'waiting',
    color: statusColors.offer,
    waitingOn: 'claimant',
    tracker: {
      step: 3,
      title: ['V-am trimis oferta de despăgubire', 'We have sent you the settlement offer'],
      description: [
        '<p>Oferta cuprinde suma propusă și calculul ei.</p>',
        '<p>The offer contains the proposed amount and how it was worked out.</p>',
      ],
      nextTitle: ['Răspunsul dumneavoastră', 'Your answer'],
      nextDescription: [
        'Acceptați oferta sau spuneți-ne ce contestați. Plata se face în termenul legal, de la acceptare.',
        'Accept the offer or tell us what you object to. We pay by the legal deadline after your acceptance.',
      ],
    },
  },
  {
    code: 'contested',
    name: ['Ofertă contestată', 'Offer contested'],
    category: 'active',
    color: statusColors.bad,
    tracker: {
      step: 3,
      title: ['Analizăm contestația dumneavoastră', 'We are looking into your objection'],
      description: [
        '<p>Un alt inspector recitește dosarul și calculul despăgubirii.</p>',
        '<p>Another handler is going through the claim and the calculation again.</p>',
      ],
      nextTitle: ['Răspuns motivat', 'A reasoned answer'],
      nextDescription: ['Primiți răspunsul în scris.', 'You will receive the answer in writing.'],
    },
  },
  {
    code: 'accepted',
    name: ['Ofertă acceptată', 'Offer accepted'],
    category: 'active',
    color: statusColors.good,
    tracker: {
      step: 3,
      title: ['Ați acceptat oferta', 'You have accepted the offer'],
      description: ['<p>Pregătim plata despăgubirii.</p>', '<p>We are preparing the payment.</p>'],
      nextTitle: ['Plata', 'Payment'],
      nextDescription: [
        'Plătim în termenul legal, de la acceptare.',
        'We pay by the legal deadline after your acceptance.',
      ],
    },
  },
  {
    code: 'payment_ordered',
    name: ['În plată', 'Payment ordered'],
    category: 'active',
    color: statusColors.money,
    tracker: {
      step: 4,
      title: ['Plata este ordonată', 'The payment is ordered'],
      description: [
        '<p>Banca face plata în contul indicat de dumneavoastră.</p>',
        '<p>The bank is paying into the account that you gave us.</p>',
      ],
      nextTitle: ['Banii ajung în cont', 'The money arrives'],
      nextDescription: ['De obicei durează o zi lucrătoare.', 'This usually takes one working day.'],
    },
  },
  {
    code: 'paid',
    name: ['Plătit', 'Paid'],
    category: 'active',
    color: statusColors.money,
    tracker: {
      step: 4,
      title: ['Despăgubirea este plătită', 'The claim is paid'],
      description: [
        '<p>Suma a fost virată în contul indicat de dumneavoastră.</p>',
        '<p>The amount was transferred to the account that you gave us.</p>',
      ],
      nextTitle: ['Închiderea dosarului', 'Closing the claim'],
      nextDescription: ['Nu mai trebuie să faceți nimic.', 'There is nothing more for you to do.'],
    },
  },
  {
    code: 'suspended',
    name: ['Suspendat', 'Suspended'],
    category: 'waiting',
    color: statusColors.waiting,
    waitingOn: 'police',
    tracker: {
      step: 2,
      title: ['Dosarul așteaptă un răspuns', 'Your claim waits for an answer'],
      description: [
        '<p>V-am scris ce lipsește și de la cine. Reluăm dosarul imediat ce vine.</p>',
        '<p>We have written to you what is missing and from whom. We go on as soon as it comes.</p>',
      ],
      nextTitle: ['Reluarea evaluării', 'The valuation goes on'],
      nextDescription: [
        'Vă anunțăm când dosarul merge mai departe.',
        'We will tell you when your claim goes on.',
      ],
    },
  },
  {
    code: 'closed',
    name: ['Închis', 'Closed'],
    category: 'done',
    color: statusColors.closed,
    tracker: {
      step: 5,
      title: ['Dosarul este închis', 'Your claim is closed'],
      description: ['<p>Vă mulțumim pentru răbdare.</p>', '<p>Thank you for your patience.</p>'],
    },
  },
  {
    code: 'rejected',
    name: ['Respins', 'Rejected'],
    category: 'done',
    color: statusColors.bad,
    tracker: {
      step: 5,
      title: ['Cererea a fost respinsă', 'The claim was rejected'],
      description: [
        '<p>V-am trimis motivele în scris. Le puteți contesta.</p>',
        '<p>We have sent you the reasons in writing. You can object to them.</p>',
      ],
    },
  },
  {
    code: 'withdrawn',
    name: ['Renunțat', 'Withdrawn'],
    category: 'cancelled',
    color: statusColors.closed,
    tracker: {
      step: 5,
      title: ['Ați renunțat la cerere', 'You have withdrawn the claim'],
      description: [
        '<p>Dosarul este închis la cererea dumneavoastră.</p>',
        '<p>The claim is closed at your request.</p>',
      ],
    },
  },
  { code: 'duplicate', name: ['Duplicat', 'Duplicate'], category: 'cancelled', color: statusColors.closed },
  {
    code: 'reopened',
    name: ['Redeschis', 'Reopened'],
    category: 'active',
    color: statusColors.review,
    slaHours: 24,
    tracker: {
      step: 2,
      title: ['Dosarul este redeschis', 'Your claim is open again'],
      description: [
        '<p>Analizăm din nou dosarul, sub același număr.</p>',
        '<p>We are looking into your claim again, under the same number.</p>',
      ],
      nextTitle: ['Analiza dosarului', 'Looking into the claim'],
      nextDescription: [
        'Vă anunțăm ce am hotărât; nu trebuie să faceți nimic acum.',
        'We will tell you what we decide; there is nothing you need to do now.',
      ],
    },
  },
];
