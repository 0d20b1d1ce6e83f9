import { defineMessages } from 'react-intl';

/** What built-in roles are for, by their code. */
export const roleWords = defineMessages({
  'claims.handler': {
    id: 'account.roleWord.claimsHandler',
    description: 'What people with a role do, in a sentence',
    defaultMessage:
      'Works on claim files: notice, documents, messages, offers and payment orders. Approves nothing alone.',
  },
  'claims.manager': {
    id: 'account.roleWord.claimsManager',
    description: 'What people with a role do, in a sentence',
    defaultMessage: 'Leads a team of claims: shares out work, approves within the limits, decides absences.',
  },
  'claims.selfmanaged': {
    id: 'account.roleWord.claimsSelfmanaged',
    description: 'What people with a role do, in a sentence',
    defaultMessage: 'Plans their own absences and sees the days they have left.',
  },
  'AC.Assessor': {
    id: 'account.roleWord.assessor',
    description: 'What people with a role do, in a sentence',
    defaultMessage: 'Inspects vehicles: their day of visits, photos, inspection notes and estimates.',
  },
  'AC.Assessor.Manager': {
    id: 'account.roleWord.assessorManager',
    description: 'What people with a role do, in a sentence',
    defaultMessage: 'Sets places and hours of visits, moves visits, leads assessors.',
  },
  'assessment.manager': {
    id: 'account.roleWord.assessmentManager',
    description: 'What people with a role do, in a sentence',
    defaultMessage: 'Leads assessment: labour rates, inspection notes, approvals of the team.',
  },
  'assessment.selfmanaged': {
    id: 'account.roleWord.assessmentSelfmanaged',
    description: 'What people with a role do, in a sentence',
    defaultMessage: 'Plans their own absences and sees the days they have left.',
  },
  'finance.payments': {
    id: 'account.roleWord.finance',
    description: 'What people with a role do, in a sentence',
    defaultMessage: 'Makes payments, confirms accounts of payees, matches bank statements.',
  },
  'finance.selfmanaged': {
    id: 'account.roleWord.financeSelfmanaged',
    description: 'What people with a role do, in a sentence',
    defaultMessage: 'Plans their own absences and sees the days they have left.',
  },
  'app.configurator': {
    id: 'account.roleWord.appConfigurator',
    description: 'What people with a role do, in a sentence',
    defaultMessage: 'Sees settings and background jobs of the application.',
  },
  'org.configurator': {
    id: 'account.roleWord.orgConfigurator',
    description: 'What people with a role do, in a sentence',
    defaultMessage: 'Administers people, roles, teams, templates, document rules and appearance.',
  },
  'org.help_admin': {
    id: 'account.roleWord.helpAdmin',
    description: 'What people with a role do, in a sentence',
    defaultMessage: 'Writes the help on states.',
  },
  'org.partner_admin': {
    id: 'account.roleWord.partnerAdmin',
    description: 'What people with a role do, in a sentence',
    defaultMessage: 'Keeps the partners.',
  },
  'app.previewer': {
    id: 'account.roleWord.previewer',
    description: 'What people with a role do, in a sentence',
    defaultMessage: 'Looks at claim files by the preview, with personal data masked.',
  },
  'partner.user': {
    id: 'account.roleWord.partnerUser',
    description: 'What people with a role do, in a sentence',
    defaultMessage: 'Works for a partner and sees the jobs of that company alone.',
  },
});
