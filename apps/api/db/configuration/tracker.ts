import type { TrackerStep } from '#src/kernel/database/json-columns.ts';

const steps: readonly (readonly [
  state: string,
  icon: string,
  ro: string,
  en: string,
  roText: string,
  enText: string,
])[] = [
  [
    'registered',
    'assignment',
    'Avizare',
    'Report',
    'Am primit și verificăm datele.',
    'We received the report and check the facts.',
  ],
  [
    'inspection',
    'photo_camera',
    'Constatare',
    'Inspection',
    'Vedem și notăm avariile.',
    'We look at the damage and record it.',
  ],
  [
    'evaluation',
    'fact_check',
    'Evaluare',
    'Valuation',
    'Calculăm costul reparației.',
    'We work out the cost of the repair.',
  ],
  [
    'offer',
    'description',
    'Ofertă',
    'Offer',
    'Vă trimitem oferta de despăgubire.',
    'We send you the settlement offer.',
  ],
  ['payment', 'business', 'Plată', 'Payment', 'Plătim despăgubirea.', 'We pay the settlement.'],
  ['closed', 'check_circle', 'Închidere', 'Closing', 'Dosarul este încheiat.', 'The claim is finished.'],
];

/** Steps that every claim goes through, as the claimant sees them. */
export const trackerSteps: readonly TrackerStep[] = steps.map(
  ([state, icon, ro, en, roText, enText], index) => ({
    index,
    state,
    icon,
    label_ro: ro,
    label_en: en,
    description_ro: roText,
    description_en: enText,
  }),
);

/** Words of the public tracker before an organisation changes them. */
export const trackerTexts = {
  title_ro: 'Stadiul dosarului dumneavoastră',
  title_en: 'Where your claim stands',
  case_identifier_name_ro: 'Număr dosar',
  case_identifier_name_en: 'Claim number',
  search_message_ro: 'Introduceți numărul dosarului, de exemplu DM26R0000001.',
  search_message_en: 'Enter your claim number, for example DM26R0000001.',
  not_found_message_ro: 'Nu am găsit un dosar cu acest număr. Verificați numărul din mesajul primit.',
  not_found_message_en: 'We found no claim with this number. Please check the number in our message.',
  security_message_ro: 'V-am trimis un cod de acces pe canalul de contact confirmat.',
  security_message_en: 'We have sent an access code to your confirmed contact channel.',
  security_error_message_ro: 'Codul nu este corect. Verificați-l și încercați din nou.',
  security_error_message_en: 'The code is not right. Please check it and try again.',
};
