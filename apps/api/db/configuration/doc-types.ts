import type { Bilingual } from './process-definition.ts';

type DocTypeDefinition = {
  code: string;
  name: Bilingual;
  providedBy: 'claimant' | 'organisation' | 'partner' | 'authority';
  /** False keeps it inside the organisation. */
  isVisible?: boolean;
};

/** Kinds of document that files hold, in the order in which people choose one. */
export const docTypes: readonly DocTypeDefinition[] = [
  { code: 'damage_photo', name: ['Fotografie avarie', 'Photo of the damage'], providedBy: 'claimant' },
  {
    code: 'accident_statement',
    name: ['Constatare amiabilă', 'European accident statement'],
    providedBy: 'claimant',
  },
  { code: 'police_report', name: ['Proces-verbal de poliție', 'Police report'], providedBy: 'authority' },
  {
    code: 'repair_authorisation',
    name: ['Autorizație de reparație', 'Repair authorisation'],
    providedBy: 'authority',
  },
  { code: 'driving_licence', name: ['Permis de conducere', 'Driving licence'], providedBy: 'claimant' },
  { code: 'identity_card', name: ['Act de identitate', 'Identity card'], providedBy: 'claimant' },
  {
    code: 'registration_certificate',
    name: ['Certificat de înmatriculare', 'Registration certificate'],
    providedBy: 'claimant',
  },
  {
    code: 'vehicle_identity_card',
    name: ['Cartea de identitate a vehiculului (CIV)', 'Vehicle identity card (CIV)'],
    providedBy: 'claimant',
  },
  { code: 'policy', name: ['Poliță de asigurare', 'Insurance policy'], providedBy: 'claimant' },
  {
    code: 'compensation_claim',
    name: ['Cerere de despăgubire', 'Claim for compensation'],
    providedBy: 'claimant',
  },
  {
    code: 'bank_account',
    name: ['Extras cu contul bancar', 'Bank account statement'],
    providedBy: 'claimant',
  },
  { code: 'power_of_attorney', name: ['Împuternicire', 'Power of attorney'], providedBy: 'claimant' },
  { code: 'repair_estimate', name: ['Deviz de reparație', 'Repair estimate'], providedBy: 'partner' },
  { code: 'repair_invoice', name: ['Factură de reparație', 'Repair invoice'], providedBy: 'partner' },
  { code: 'assessment_note', name: ['Notă de constatare', 'Assessment note'], providedBy: 'organisation' },
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
