import { statusColors } from '../process-definition.ts';
import type { StatusDefinition } from '../process-definition.ts';
import { claimHandlingLateStatuses } from './claim-handling-late-statuses.ts';

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
        '<p>Evaluarea continuă după ce primim documentele cerute.</p>',
        '<p>The valuation goes on once we have the documents that we asked for.</p>',
      ],
      nextTitle: ['Trimiteți documentele', 'Send the documents'],
      nextDescription: [
        'Le puteți fotografia cu telefonul și încărca direct din această pagină.',
        'You can photograph them with your phone and upload them from this page.',
      ],
    },
  },
  ...claimHandlingLateStatuses,
];
