import type { Bilingual } from './process-definition.ts';

type DocTypeDefinition = {
  code: string;
  name: Bilingual;
  providedBy: 'claimant' | 'organisation' | 'partner' | 'authority';
  /** False keeps it inside the organisation. */
  isVisible?: boolean;
  /** What a claimant who is asked for it reads: what it is for, and how to photograph it. */
  guidance?: Bilingual;
  /** Which good and bad example is drawn beside it; a sheet of paper when absent. */
  example?: 'paper' | 'card' | 'photo' | 'form';
};

/** Kinds of document that files hold, in the order in which people choose one. */
export const docTypes: readonly DocTypeDefinition[] = [
  {
    code: 'damage_photo',
    name: ['Fotografie avarie', 'Photo of the damage'],
    providedBy: 'claimant',
    guidance: [
      'Arătați toată partea lovită și, în altă fotografie, detaliul. Numărul mașinii să se vadă o dată.',
      'Show the whole damaged side, and the detail in another photo. The plate should be seen once.',
    ],
    example: 'photo',
  },
  {
    code: 'accident_statement',
    name: ['Constatare amiabilă', 'European accident statement'],
    providedBy: 'claimant',
    guidance: [
      'Fotografiați ambele pagini, cu toate rubricile completate și semnate.',
      'Photograph both pages, with every box filled in and signed.',
    ],
    example: 'form',
  },
  { code: 'police_report', name: ['Proces-verbal de poliție', 'Police report'], providedBy: 'authority' },
  {
    code: 'repair_authorisation',
    name: ['Autorizație de reparație', 'Repair authorisation'],
    providedBy: 'authority',
  },
  {
    code: 'driving_licence',
    name: ['Permis de conducere', 'Driving licence'],
    providedBy: 'claimant',
    guidance: [
      'Fotografiați fața și spatele permisului celui care conducea.',
      'Photograph the front and the back of the licence of whoever drove.',
    ],
    example: 'card',
  },
  {
    code: 'identity_card',
    name: ['Act de identitate', 'Identity card'],
    providedBy: 'claimant',
    guidance: [
      'Fotografiați fața cărții de identitate; toate literele să se poată citi.',
      'Photograph the front of the identity card; every letter should be readable.',
    ],
    example: 'card',
  },
  {
    code: 'registration_certificate',
    name: ['Certificat de înmatriculare', 'Registration certificate'],
    providedBy: 'claimant',
    guidance: [
      'Fotografiați ambele fețe ale talonului, scos din folie.',
      'Photograph both sides of the certificate, out of its sleeve.',
    ],
    example: 'card',
  },
  {
    code: 'vehicle_identity_card',
    name: ['Cartea de identitate a vehiculului (CIV)', 'Vehicle identity card (CIV)'],
    providedBy: 'claimant',
    guidance: [
      'Fotografiați paginile cu datele vehiculului și ale proprietarului.',
      'Photograph the pages with the data of the vehicle and of its owner.',
    ],
  },
  { code: 'policy', name: ['Poliță de asigurare', 'Insurance policy'], providedBy: 'claimant' },
  {
    code: 'compensation_claim',
    name: ['Cerere de despăgubire', 'Claim for compensation'],
    providedBy: 'claimant',
    guidance: ['Semnați cererea și fotografiați fiecare pagină.', 'Sign the claim and photograph each page.'],
    example: 'form',
  },
  {
    code: 'bank_account',
    name: ['Extras cu contul bancar', 'Bank account statement'],
    providedBy: 'claimant',
    guidance: [
      'Din el aflăm în ce cont plătim. Să se vadă numele titularului și IBAN-ul; sumele le puteți acoperi.',
      'It tells us which account to pay into. The name of the holder and the IBAN should be seen; you may cover the amounts.',
    ],
  },
  {
    code: 'power_of_attorney',
    name: ['Împuternicire', 'Power of attorney'],
    providedBy: 'claimant',
    guidance: [
      'Numai dacă altcineva primește banii sau vă reprezintă. Fotografiați toate paginile.',
      'Only if somebody else gets the money or acts for you. Photograph all pages.',
    ],
    example: 'form',
  },
  { code: 'repair_estimate', name: ['Deviz de reparație', 'Repair estimate'], providedBy: 'partner' },
  { code: 'repair_invoice', name: ['Factură de reparație', 'Repair invoice'], providedBy: 'partner' },
  { code: 'assessment_note', name: ['Notă de constatare', 'Assessment note'], providedBy: 'organisation' },
  {
    code: 'estimate_acceptance',
    name: ['Acceptare deviz', 'Acceptance of an estimate'],
    providedBy: 'organisation',
  },
  { code: 'offer_letter', name: ['Ofertă de despăgubire', 'Settlement offer'], providedBy: 'organisation' },
  {
    code: 'rejection_letter',
    name: ['Scrisoare de respingere', 'Rejection letter'],
    providedBy: 'organisation',
  },
  { code: 'payment_order', name: ['Ordin de plată', 'Payment order'], providedBy: 'organisation' },
  {
    code: 'internal_report',
    name: ['Referat intern', 'Internal report'],
    providedBy: 'organisation',
    isVisible: false,
  },
  { code: 'other', name: ['Alt document', 'Another document'], providedBy: 'claimant' },
];
