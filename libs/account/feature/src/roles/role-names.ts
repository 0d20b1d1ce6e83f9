import { defineMessages } from 'react-intl';

/** Names of built-in roles where no answer of the server brings them, by their code. */
export const roleNames = defineMessages({
  'claims.handler': {
    id: 'account.roleName.claimsHandler',
    description: 'Name of a role',
    defaultMessage: 'Claims handler',
  },
  'claims.manager': {
    id: 'account.roleName.claimsManager',
    description: 'Name of a role',
    defaultMessage: 'Claims manager',
  },
  'claims.selfmanaged': {
    id: 'account.roleName.claimsSelfmanaged',
    description: 'Name of a role',
    defaultMessage: 'Own absences, claims',
  },
  'AC.Assessor': {
    id: 'account.roleName.assessor',
    description: 'Name of a role',
    defaultMessage: 'Assessor',
  },
  'AC.Assessor.Manager': {
    id: 'account.roleName.assessorManager',
    description: 'Name of a role',
    defaultMessage: 'Coordinator of appointment units',
  },
  'assessment.manager': {
    id: 'account.roleName.assessmentManager',
    description: 'Name of a role',
    defaultMessage: 'Assessment manager',
  },
  'assessment.selfmanaged': {
    id: 'account.roleName.assessmentSelfmanaged',
    description: 'Name of a role',
    defaultMessage: 'Own absences, assessment',
  },
  'finance.payments': {
    id: 'account.roleName.finance',
    description: 'Name of a role',
    defaultMessage: 'Payments',
  },
  'finance.selfmanaged': {
    id: 'account.roleName.financeSelfmanaged',
    description: 'Name of a role',
    defaultMessage: 'Own absences, finance',
  },
  'app.configurator': {
    id: 'account.roleName.appConfigurator',
    description: 'Name of a role',
    defaultMessage: 'Application configurator',
  },
  'org.configurator': {
    id: 'account.roleName.orgConfigurator',
    description: 'Name of a role',
    defaultMessage: 'Organisation configurator',
  },
  'org.help_admin': {
    id: 'account.roleName.helpAdmin',
    description: 'Name of a role',
    defaultMessage: 'Help editor',
  },
  'org.partner_admin': {
    id: 'account.roleName.partnerAdmin',
    description: 'Name of a role',
    defaultMessage: 'Partner administrator',
  },
  'app.previewer': {
    id: 'account.roleName.previewer',
    description: 'Name of a role',
    defaultMessage: 'Previewer',
  },
  'partner.user': {
    id: 'account.roleName.partnerUser',
    description: 'Name of a role',
    defaultMessage: 'Partner’s user',
  },
});
