import type { OrganisationMetadata, PasswordPolicy } from '#db/server.ts';

const passwordPolicy: PasswordPolicy = {
  min_length: 12,
  prevent_username: { enabled: true, message: 'Parola nu poate conține numele de utilizator.' },
  prevent_org_name: { enabled: true, message: 'Parola nu poate conține numele organizației.' },
  prevent_month: { enabled: true, message: 'Parola nu poate conține numele unei luni.' },
};

const metadata: OrganisationMetadata = {
  enable_user_new_activities_notifications: true,
  enable_ai_assistant: true,
  enable_user_impersonation: true,
  assistant_role_codes: ['claims.handler', 'claims.manager', 'AC.Assessor'],
  credentials: { password_policy: passwordPolicy },
};

/** Organisations of the demo world. */
export const demoOrganisations = [
  {
    org_code: 'demo',
    org_key: 'demo',
    org_name: 'Asigurarea Demo',
    short_name: 'Demo',
    org_type: 'primary',
    claim_prefix: 'DM',
    material_color: 'indigo-600',
    contact_email: 'daune@asigurarea-demo.example',
    contact_phone: '+40210000100',
    metadata,
    features: ['special-customers', 'partners', 'manager-area', 'reports', 'time-off', 'ai-assistant'],
  },
  {
    org_code: 'alfa',
    org_key: 'alfa',
    org_name: 'Alfa Broker',
    short_name: 'Alfa',
    org_type: 'primary',
    claim_prefix: 'AB',
    material_color: 'teal-700',
    sidebar: '#00695c',
    contact_email: 'daune@alfa-broker.example',
    contact_phone: '+40210000200',
    metadata: {
      ...metadata,
      enable_ai_assistant: false,
      credentials: {
        password_policy: {
          ...passwordPolicy,
          validation_rule: {
            pattern: '^(?=.*[A-ZĂÂÎȘȚ])(?=.*\\d)',
            message: 'Parola trebuie să aibă cel puțin o literă mare și o cifră.',
          },
        },
      },
    },
    features: ['manager-area', 'reports', 'time-off'],
  },
  {
    org_code: 'service-nord',
    org_key: null,
    org_name: 'Service Nord',
    short_name: 'Nord',
    org_type: 'partner',
    claim_prefix: 'SN',
    material_color: 'deep-orange-800',
    contact_email: 'receptie@service-nord.example',
    contact_phone: '+40210000300',
    metadata: { ...metadata, enable_user_new_activities_notifications: false, enable_ai_assistant: false },
    features: [],
  },
] as const;

/** Offices of the insurers: code, name, county, town. */
export const demoBranches: readonly (readonly [code: string, name: string, county: string, town: string])[] =
  [
    ['buc-centru', 'București Centru', 'B', 'București'],
    ['buc-vest', 'București Vest', 'B', 'București'],
    ['cluj', 'Cluj-Napoca', 'CJ', 'Cluj-Napoca'],
    ['timis', 'Timișoara', 'TM', 'Timișoara'],
    ['iasi', 'Iași', 'IS', 'Iași'],
    ['brasov', 'Brașov', 'BV', 'Brașov'],
    ['constanta', 'Constanța', 'CT', 'Constanța'],
    ['craiova', 'Craiova', 'DJ', 'Craiova'],
    ['sibiu', 'Sibiu', 'SB', 'Sibiu'],
    ['bacau', 'Bacău', 'BC', 'Bacău'],
  ];
