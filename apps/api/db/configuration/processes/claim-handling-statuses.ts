import { statusColors } from '../process-definition.ts';
import type { StatusDefinition } from '../process-definition.ts';

/** States of a claim; the claimant follows them on the tracker. */
export const claimHandlingStatuses: readonly StatusDefinition[] = [
  {
    code: 'registered',
    name: ['Avizat', 'Registered'],
    category: 'new',
    color: statusColors.new,
    slaHours: 24,
    tracker: {
      step: 0,
      title: ['Dosarul este înregistrat', 'Your claim is registered'],
      description: [
        '<p>Datele sunt verificate și dosarul are un inspector care răspunde de el.</p>',
        '<p>The facts are checked and a handler is responsible for your claim.</p>',
      ],
      nextTitle: ['Programarea constatării', 'Booking the inspection'],
      nextDescription: [
        'Vă propunem o dată și un loc pentru constatarea avariilor.',
        'We propose a date and a place to inspect the damage.',
      ],
    },
  },
  {
    code: 'open',
    name: ['Deschis', 'Open'],
    category: 'active',
    color: statusColors.active,
    tracker: {
      step: 0,
      title: ['Dosarul este deschis', 'Your claim is open'],
      description: [
        '<p>Polița a fost verificată. Urmează constatarea avariilor.</p>',
        '<p>The policy has been checked. The inspection of the damage comes next.</p>',
      ],
      nextTitle: ['Constatarea avariilor', 'Inspection of the damage'],
      nextDescription: [
        'Pregătiți vehiculul, certificatul de înmatriculare și permisul de conducere.',
        'Please have the vehicle, its registration certificate and your driving licence ready.',
      ],
    },
  },
  {
    code: 'inspection',
    name: ['În constatare', 'In inspection'],
    category: 'active',
    color: statusColors.active,
    tracker: {
      step: 1,
      title: ['Constatăm avariile', 'We are inspecting the damage'],
      description: [
        '<p>Un inspector notează și fotografiază avariile vehiculului.</p>',
        '<p>An assessor records and photographs the damage to the vehicle.</p>',
      ],
      nextTitle: ['Evaluarea reparației', 'Valuing the repair'],
      nextDescription: [
        'Calculăm costul reparației pe baza notei de constatare.',
        'We work out the cost of the repair from the inspection note.',
      ],
    },
  },
  {
    code: 'evaluation',
    name: ['În evaluare', 'In valuation'],
    category: 'active',
    color: statusColors.review,
    tracker: {
      step: 2,
      title: ['Evaluăm costul reparației', 'We are valuing the repair'],
      description: [
        '<p>Comparăm nota de constatare cu devizul unității reparatoare.</p>',
        '<p>We compare the inspection note with the estimate of the repair shop.</p>',
      ],
      nextTitle: ['Oferta de despăgubire', 'The settlement offer'],
      nextDescription: [
        'Primiți oferta în scris, cu motivarea fiecărei sume.',
        'You will receive the offer in writing, with the reason for every amount.',
      ],
    },
  },
  {
    code: 'waiting_documents',
    name: ['Așteaptă documente', 'Waiting for documents'],
    category: 'waiting',
    color: statusColors.waiting,
    waitingOn: 'claimant',
    tracker: {
      step: 2,
      title: ['Avem nevoie de documente de la dumneavoastră', 'We need documents from you'],
      description: [
        '<p>Evaluarea continuă după ce primim documentele cerute mai jos.</p>',
        '<p>The valuation goes on once we have the documents listed below.</p>',
      ],
      nextTitle: ['Trimiteți documentele', 'Send the documents'],
      nextDescription: [
        'Le puteți fotografia cu telefonul și încărca direct din această pagină.',
        'You can photograph them with your phone and upload them from this page.',
      ],
    },
  },
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
        'Acceptați oferta sau spuneți-ne ce contestați. Plata se face în cel mult 10 zile de la acceptare.',
        'Accept the offer or tell us what you object to. We pay within 10 days of your acceptance.',
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
        'Plătim în cel mult 10 zile de la acceptare.',
        'We pay within 10 days of your acceptance.',
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
];
