import type { ReferenceTable } from './reference-table.ts';

const roleList: readonly (readonly [code: string, ro: string, en: string])[] = [
  ['claims.handler', 'Inspector de daune', 'Claims handler'],
  ['claims.manager', 'Manager daune', 'Claims manager'],
  ['claims.selfmanaged', 'Absențe proprii, daune', 'Own absences, claims'],
  ['AC.Assessor', 'Inspector constatări', 'Assessor'],
  ['AC.Assessor.Manager', 'Coordonator unități de constatare', 'Coordinator of appointment units'],
  ['assessment.manager', 'Manager constatări', 'Assessment manager'],
  ['assessment.selfmanaged', 'Absențe proprii, constatări', 'Own absences, assessment'],
  ['finance.payments', 'Plăți', 'Payments'],
  ['finance.selfmanaged', 'Absențe proprii, financiar', 'Own absences, finance'],
  ['app.configurator', 'Configurare aplicație', 'Application configurator'],
  ['org.configurator', 'Configurare organizație', 'Organisation configurator'],
  ['org.help_admin', 'Redactor ajutor', 'Help editor'],
  ['org.partner_admin', 'Administrator parteneri', 'Partner administrator'],
  ['app.previewer', 'Previzualizare', 'Previewer'],
  ['partner.user', 'Utilizator partener', 'Partner user'],
];

/** Roles that a user can hold. */
export function roles(): ReferenceTable {
  return {
    table: 'role',
    key: ['role_code'],
    rows: roleList.map(([code, ro, en], position) => ({
      role_code: code,
      name_ro: ro,
      name_en: en,
      position,
    })),
  };
}
