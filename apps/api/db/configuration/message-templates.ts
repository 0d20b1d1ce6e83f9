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
  {
    code: 'claim_refused',
    channel: 'email',
    name: { ro: 'Respingerea cererii', en: 'Refusal of the claim' },
    ro: {
      subject: 'Răspuns la cererea de despăgubire, dosar {{claim_file_no}}',
      body: `Bună ziua, {{recipient_name}},\n\nAm analizat cererea din dosarul {{claim_file_no}} pentru {{vehicle}} și nu putem acorda despăgubirea.\n\nMotivele noastre:\n{{reason}}\n\nDacă nu sunteți de acord, puteți contesta răspunzând la acest e-mail; dosarul se poate redeschide în 30 de zile.\n\nCu stimă,\n${signature}`,
    },
    en: {
      subject: 'Answer to your claim {{claim_file_no}}',
      body: `Hello {{recipient_name}},\n\nWe have looked into claim {{claim_file_no}} for {{vehicle}} and cannot pay compensation.\n\nOur reasons:\n{{reason}}\n\nIf you do not agree, you can object by answering this e-mail; the claim can be reopened within 30 days.\n\nKind regards,\n${signature}`,
    },
  },
  {
    code: 'claim_suspended',
    channel: 'email',
    name: { ro: 'Suspendarea dosarului', en: 'Suspension of the claim' },
    ro: {
      subject: 'Dosarul {{claim_file_no}} așteaptă un răspuns',
      body: `Bună ziua, {{recipient_name}},\n\nDosarul {{claim_file_no}} pentru {{vehicle}} nu poate continua deocamdată.\n\nMotivul:\n{{reason}}\n\nÎl reluăm imediat ce vine ce lipsește. Puteți urmări stadiul aici:\n{{tracker_url}}\n\nCu stimă,\n${signature}`,
    },
    en: {
      subject: 'Claim {{claim_file_no}} waits for an answer',
      body: `Hello {{recipient_name}},\n\nClaim {{claim_file_no}} for {{vehicle}} cannot go on for now.\n\nThe reason:\n{{reason}}\n\nWe go on as soon as what is missing has come. You can follow it here:\n{{tracker_url}}\n\nKind regards,\n${signature}`,
    },
  },
  {
    code: 'claim_refused',
    channel: 'sms',
    name: { ro: 'Respingerea cererii, scurt', en: 'Refusal of the claim, short' },
    ro: {
      body: '{{organisation}}: cererea din dosarul {{claim_file_no}} a fost respinsă. Motive: {{reason}}. Detalii: {{tracker_url}}',
    },
    en: {
      body: '{{organisation}}: claim {{claim_file_no}} was refused. Reasons: {{reason}}. Details: {{tracker_url}}',
    },
  },
  {
    code: 'claim_suspended',
    channel: 'sms',
    name: { ro: 'Suspendarea dosarului, scurt', en: 'Suspension of the claim, short' },
    ro: {
      body: '{{organisation}}: dosarul {{claim_file_no}} așteaptă: {{reason}}. Detalii: {{tracker_url}}',
    },
    en: {
      body: '{{organisation}}: claim {{claim_file_no}} waits: {{reason}}. Details: {{tracker_url}}',
    },
  },
];
