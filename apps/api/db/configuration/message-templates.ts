type Text = { subject?: string; body: string };
type TemplateDefinition = {
  code: string;
  channel: 'email' | 'sms';
  name: { ro: string; en: string };
  ro: Text;
  en: Text;
};

const signature = '{{handler_name}}\n{{organisation}}';

/** Texts that handlers can begin a message with, in the order in which they choose one. */
export const messageTemplates: readonly TemplateDefinition[] = [
  {
    code: 'claim_state',
    channel: 'email',
    name: { ro: 'Stadiul dosarului', en: 'State of the claim' },
    ro: {
      subject: 'Dosar {{claim_file_no}}, {{plate}}',
      body: `Bună ziua, {{recipient_name}},\n\nDosarul {{claim_file_no}} pentru {{vehicle}} este în lucru. Vă trimitem oferta de despăgubire până la {{offer_date}}.\n\nPuteți urmări stadiul aici:\n{{tracker_url}}\n\nCu stimă,\n${signature}`,
    },
    en: {
      subject: 'Claim {{claim_file_no}}, {{plate}}',
      body: `Hello {{recipient_name}},\n\nYour claim {{claim_file_no}} for {{vehicle}} is being worked on. We will send you our offer by {{offer_date}}.\n\nYou can follow it here:\n{{tracker_url}}\n\nKind regards,\n${signature}`,
    },
  },
  {
    code: 'agreed_amount',
    channel: 'email',
    name: { ro: 'Suma agreată cu service-ul', en: 'Amount agreed with the repair shop' },
    ro: {
      subject: 'Deviz agreat, dosar {{claim_file_no}}',
      body: `Bună ziua, {{recipient_name}},\n\nDevizul pentru {{vehicle}} este agreat la {{agreed_amount}}. Termenul legal al dosarului este {{legal_due_date}}.\n\nCu stimă,\n${signature}`,
    },
    en: {
      subject: 'Estimate agreed, claim {{claim_file_no}}',
      body: `Hello {{recipient_name}},\n\nThe estimate for {{vehicle}} is agreed at {{agreed_amount}}. The legal term of the claim is {{legal_due_date}}.\n\nKind regards,\n${signature}`,
    },
  },
  {
    code: 'meeting',
    channel: 'email',
    name: { ro: 'Propunere de întâlnire', en: 'Proposal to meet' },
    ro: {
      subject: 'Constatare pentru {{plate}}, dosar {{claim_file_no}}',
      body: `Bună ziua, {{recipient_name}},\n\nPutem vedea mașina {{vehicle}} pe {{meeting_date}}. Vă rugăm să ne răspundeți la acest e-mail dacă vă convine.\n\nCu stimă,\n${signature}`,
    },
    en: {
      subject: 'Inspection of {{plate}}, claim {{claim_file_no}}',
      body: `Hello {{recipient_name}},\n\nWe can look at {{vehicle}} on {{meeting_date}}. Please answer this e-mail if that suits you.\n\nKind regards,\n${signature}`,
    },
  },
  {
    code: 'claim_state_short',
    channel: 'sms',
    name: { ro: 'Stadiul dosarului, scurt', en: 'State of the claim, short' },
    ro: {
      body: '{{organisation}}: dosarul {{claim_file_no}} este în lucru. Urmăriți stadiul aici: {{tracker_url}}',
    },
    en: {
      body: '{{organisation}}: your claim {{claim_file_no}} is being worked on. Follow it here: {{tracker_url}}',
    },
  },
  {
    code: 'please_call',
    channel: 'sms',
    name: { ro: 'Vă rugăm să ne sunați', en: 'Please call us' },
    ro: {
      body: '{{organisation}}: am încercat să vă sunăm pentru dosarul {{claim_file_no}}. Vă rugăm să ne sunați înapoi. {{handler_name}}',
    },
    en: {
      body: '{{organisation}}: we tried to call you about claim {{claim_file_no}}. Please call us back. {{handler_name}}',
    },
  },
];
