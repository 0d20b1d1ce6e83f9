import { defineMessages } from 'react-intl';

/** What the acts of a permission are, by its code. */
export const permissionWords = defineMessages({
  'absences/*.manager+*.selfmanaged@time-off': {
    id: 'account.permission.absencesPlan',
    description: 'Something that a role allows',
    defaultMessage: 'Planning absences',
  },
  'absences/*.manager+AC.Assessor+claims.handler': {
    id: 'account.permission.absencesAnswer',
    description: 'Something that a role allows',
    defaultMessage: 'Answering who stands in for whom',
  },
  'absences/*.manager+AC.Assessor+claims.handler@time-off': {
    id: 'account.permission.absencesQuestions',
    description: 'Something that a role allows',
    defaultMessage: 'Questions about standing in',
  },
  'absences/*.manager@manager-area': {
    id: 'account.permission.absencesDecide',
    description: 'Something that a role allows',
    defaultMessage: 'Deciding absences of the team, with day balances',
  },
  'absences/*.selfmanaged@time-off': {
    id: 'account.permission.absencesOwn',
    description: 'Something that a role allows',
    defaultMessage: 'Own absences, certificates and calendar link',
  },
  'absences/org.configurator': {
    id: 'account.permission.leaveTypes',
    description: 'Something that a role allows',
    defaultMessage: 'Kinds of leave and usual days a year',
  },
  'account/org.configurator': {
    id: 'account.permission.people',
    description: 'Something that a role allows',
    defaultMessage: 'People, roles, invitations and locks',
  },
  'account/staff': {
    id: 'account.permission.ownAccount',
    description: 'Something that a role allows',
    defaultMessage: 'Their own account, password and sign-ins',
  },
  'assessment/*.manager+AC.Assessor': {
    id: 'account.permission.assessmentWrite',
    description: 'Something that a role allows',
    defaultMessage: 'Writing inspection notes and agreeing estimates',
  },
  'assessment/*.manager+AC.Assessor+claims.handler': {
    id: 'account.permission.assessmentRead',
    description: 'Something that a role allows',
    defaultMessage: 'Reading inspection notes and estimates',
  },
  'assessment/*.manager+AC.Assessor+claims.handler+org.configurator': {
    id: 'account.permission.assessmentNormsRead',
    description: 'Something that a role allows',
    defaultMessage: 'Reading the table of usual repairs',
  },
  'assessment/AC.Assessor.Manager+assessment.manager': {
    id: 'account.permission.assessmentRates',
    description: 'Something that a role allows',
    defaultMessage: 'Setting labour rates',
  },
  'assessment/AC.Assessor.Manager+assessment.manager+org.configurator': {
    id: 'account.permission.assessmentNorms',
    description: 'Something that a role allows',
    defaultMessage: 'Loading the table of usual repairs',
  },
  'assessment/staff!preview_only': {
    id: 'account.permission.assessmentHistory',
    description: 'Something that a role allows',
    defaultMessage: 'Earlier damage of a part',
  },
  'assignments/*.manager+AC.Assessor+claims.handler': {
    id: 'account.permission.assignmentsWork',
    description: 'Something that a role allows',
    defaultMessage: 'Taking, moving and changing work',
  },
  'assignments/staff': {
    id: 'account.permission.assignmentsWords',
    description: 'Something that a role allows',
    defaultMessage: 'Names of states, kinds of work and tags',
  },
  'assignments/staff!preview_only': {
    id: 'account.permission.assignmentsOpen',
    description: 'Something that a role allows',
    defaultMessage: 'Opening a claim file',
  },
  'assistant/org.configurator!preview_only': {
    id: 'account.permission.assistantSettings',
    description: 'Something that a role allows',
    defaultMessage: 'Settings of the assistant',
  },
  'assistant/staff@ai-assistant!preview_only': {
    id: 'account.permission.assistant',
    description: 'Something that a role allows',
    defaultMessage: 'Asking the assistant',
  },
  'claims/*.manager+AC.Assessor+claims.handler': {
    id: 'account.permission.claimsNotes',
    description: 'Something that a role allows',
    defaultMessage: 'Notes on a claim file, and its vehicle',
  },
  'claims/*.manager+claims.handler': {
    id: 'account.permission.claimsChange',
    description: 'Something that a role allows',
    defaultMessage: 'Changing people, policy and event of a claim file',
  },
  'claims/app.previewer': {
    id: 'account.permission.claimsPreview',
    description: 'Something that a role allows',
    defaultMessage: 'Previewing claim files, with personal data masked',
  },
  'claims/staff': {
    id: 'account.permission.claimsSearch',
    description: 'Something that a role allows',
    defaultMessage: 'Searching claim files',
  },
  'claims/staff!preview_only': {
    id: 'account.permission.claimsHistory',
    description: 'Something that a role allows',
    defaultMessage: 'History and links of a claim file',
  },
  'config/*.manager+AC.Assessor.Manager+app.configurator+org.configurator+org.help_admin+org.partner_admin': {
    id: 'account.permission.settingHistory',
    description: 'Something that a role allows',
    defaultMessage: 'Who changed a setting, and putting it back',
  },
  'config/app.configurator+org.configurator': {
    id: 'account.permission.jobs',
    description: 'Something that a role allows',
    defaultMessage: 'Background jobs',
  },
  'config/org.configurator': {
    id: 'account.permission.branding',
    description: 'Something that a role allows',
    defaultMessage: 'Logo and colours',
  },
  'config/staff': {
    id: 'account.permission.news',
    description: 'Something that a role allows',
    defaultMessage: 'Own notifications',
  },
  'documents/*.manager+AC.Assessor+claims.handler': {
    id: 'account.permission.documentsWork',
    description: 'Something that a role allows',
    defaultMessage: 'Adding, judging and requesting documents',
  },
  'documents/*.manager+AC.Assessor+claims.handler!preview_only': {
    id: 'account.permission.documentsAll',
    description: 'Something that a role allows',
    defaultMessage: 'All photos of a vehicle, all documents at once',
  },
  'documents/org.configurator': {
    id: 'account.permission.documentRules',
    description: 'Something that a role allows',
    defaultMessage: 'Rules for documents',
  },
  'documents/staff': {
    id: 'account.permission.documentsDownload',
    description: 'Something that a role allows',
    defaultMessage: 'Opening a document',
  },
  'documents/staff!preview_only': {
    id: 'account.permission.documentsBrowse',
    description: 'Something that a role allows',
    defaultMessage: 'Lists of documents and requests',
  },
  'fnol/*.manager+AC.Assessor+claims.handler': {
    id: 'account.permission.noticeSubmit',
    description: 'Something that a role allows',
    defaultMessage: 'Taking in a notice of a claim',
  },
  'fnol/*.manager+AC.Assessor+claims.handler!preview_only': {
    id: 'account.permission.statement',
    description: 'Something that a role allows',
    defaultMessage: 'Writing down accident statements, and links for their drivers',
  },
  'fnol/*.manager+claims.handler': {
    id: 'account.permission.fnolInspection',
    description: 'Something that a role allows',
    defaultMessage: 'Opening the inspection of a new claim',
  },
  'fnol/*.manager+claims.handler!preview_only': {
    id: 'account.permission.liability',
    description: 'Something that a role allows',
    defaultMessage: 'Deciding who is to blame for an accident',
  },
  'fnol/app.configurator+org.configurator': {
    id: 'account.permission.policyImports',
    description: 'Something that a role allows',
    defaultMessage: 'Importing policies',
  },
  'fnol/claims.handler+claims.manager': {
    id: 'account.permission.noticeRegister',
    description: 'Something that a role allows',
    defaultMessage: 'Opening claims for people who call, write or come to the desk',
  },
  'fnol/staff': {
    id: 'account.permission.noticeLists',
    description: 'Something that a role allows',
    defaultMessage: 'Lists that a notice chooses from',
  },
});
