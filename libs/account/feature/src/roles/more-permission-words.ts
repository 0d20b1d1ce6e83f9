import { defineMessages } from 'react-intl';

/** The same for messages, reports, visits, money and work. */
export const morePermissionWords = defineMessages({
  'messages/*.manager+AC.Assessor+claims.handler': {
    id: 'account.permission.messagesSend',
    description: 'Something that a role allows',
    defaultMessage: 'Writing e-mails and SMS, noting calls',
  },
  'messages/*.manager+AC.Assessor+claims.handler!preview_only': {
    id: 'account.permission.messagesAnswer',
    description: 'Something that a role allows',
    defaultMessage: 'Answering what claimants write on the tracker',
  },
  'messages/*.manager+claims.handler': {
    id: 'account.permission.messagesFile',
    description: 'Something that a role allows',
    defaultMessage: 'Filing incoming messages',
  },
  'messages/org.configurator': {
    id: 'account.permission.templates',
    description: 'Something that a role allows',
    defaultMessage: 'Templates and the incoming mailbox',
  },
  'messages/staff!preview_only': {
    id: 'account.permission.messagesRead',
    description: 'Something that a role allows',
    defaultMessage: 'Reading messages of a claim file',
  },
  'partners/*.manager+claims.handler': {
    id: 'account.permission.specialRefuse',
    description: 'Something that a role allows',
    defaultMessage: 'Taking the mark of a special customer off a claim file',
  },
  'partners/*.manager+claims.handler!preview_only': {
    id: 'account.permission.partnerJobs',
    description: 'Something that a role allows',
    defaultMessage: 'Asking partners for work and answering them',
  },
  'partners/*.manager+claims.handler+finance.payments!preview_only': {
    id: 'account.permission.partnerJobsRead',
    description: 'Something that a role allows',
    defaultMessage: 'Jobs of partners, also the late ones',
  },
  'partners/*.manager+claims.handler+finance.payments+org.partner_admin!preview_only': {
    id: 'account.permission.partnerJobsLate',
    description: 'Something that a role allows',
    defaultMessage: 'Late jobs of partners',
  },
  'partners/*.manager+org.partner_admin@partners': {
    id: 'account.permission.partnerWatch',
    description: 'Something that a role allows',
    defaultMessage: 'Scores of partners, and who is proposed and chosen',
  },
  'partners/claims.handler+claims.manager!preview_only': {
    id: 'account.permission.partnersAtIntake',
    description: 'Something that a role allows',
    defaultMessage: 'Special customers and repair shops while a claim is taken in',
  },
  'partners/finance.payments': {
    id: 'account.permission.partnerJobsPaid',
    description: 'Something that a role allows',
    defaultMessage: 'Noting that jobs of partners are paid',
  },
  'partners/partner.user': {
    id: 'account.permission.partnerOwn',
    description: 'Something that a role allows',
    defaultMessage: 'Jobs of their own company, answering and invoicing them',
  },
  'partners/org.configurator@special-customers': {
    id: 'account.permission.specialKeep',
    description: 'Something that a role allows',
    defaultMessage: 'Keeping the list of special customers',
  },
  'partners/org.partner_admin@partners': {
    id: 'account.permission.partners',
    description: 'Something that a role allows',
    defaultMessage: 'Keeping the list of partners',
  },
  'partners/staff!preview_only': {
    id: 'account.permission.specialSee',
    description: 'Something that a role allows',
    defaultMessage: 'Seeing that a claim file is of a special customer',
  },
  'reports/staff@reports': {
    id: 'account.permission.reportsRun',
    description: 'Something that a role allows',
    defaultMessage: 'Running and scheduling reports',
  },
  'reports/staff@reports!preview_only': {
    id: 'account.permission.reportsCases',
    description: 'Something that a role allows',
    defaultMessage: 'Files behind a report, and its export',
  },
  'scheduling/AC.Assessor+AC.Assessor.Manager': {
    id: 'account.permission.visitsOwnDay',
    description: 'Something that a role allows',
    defaultMessage: 'Own day of visits, places and hours',
  },
  'scheduling/AC.Assessor+AC.Assessor.Manager!preview_only': {
    id: 'account.permission.visitsBookable',
    description: 'Something that a role allows',
    defaultMessage: 'Files that wait for a visit',
  },
  'scheduling/AC.Assessor.Manager': {
    id: 'account.permission.visitPlaces',
    description: 'Something that a role allows',
    defaultMessage: 'Setting places and hours of visits',
  },
  'scheduling/staff': {
    id: 'account.permission.visitCounties',
    description: 'Something that a role allows',
    defaultMessage: 'Counties with assessment centres',
  },
  'scheduling/staff!preview_only': {
    id: 'account.permission.visitsBook',
    description: 'Something that a role allows',
    defaultMessage: 'Booking, moving and cancelling visits',
  },
  'settlement/org.partner_admin@partners': {
    id: 'account.permission.partnerAccounts',
    description: 'Something that a role allows',
    defaultMessage: 'Accounts of partners, to be approved by a manager',
  },
  'settlement/*.manager+AC.Assessor+claims.handler': {
    id: 'account.permission.moneyAmount',
    description: 'Something that a role allows',
    defaultMessage: 'Noting amounts of a claim',
  },
  'settlement/*.manager+AC.Assessor+claims.handler+finance.payments': {
    id: 'account.permission.moneyRead',
    description: 'Something that a role allows',
    defaultMessage: 'Seeing the money of a claim',
  },
  'settlement/*.manager+claims.handler': {
    id: 'account.permission.moneyOffers',
    description: 'Something that a role allows',
    defaultMessage: 'Reserves, offers, recoveries and receipts',
  },
  'settlement/*.manager+claims.handler+finance.payments': {
    id: 'account.permission.moneyAccounts',
    description: 'Something that a role allows',
    defaultMessage: 'Confirming accounts of payees',
  },
  'settlement/claims.handler+finance.payments': {
    id: 'account.permission.moneyOrders',
    description: 'Something that a role allows',
    defaultMessage: 'Ordering and cancelling payments',
  },
  'settlement/finance.payments': {
    id: 'account.permission.moneyPayments',
    description: 'Something that a role allows',
    defaultMessage: 'Making payments, matching bank statements',
  },
  'worklist/*.manager+AC.Assessor+claims.handler': {
    id: 'account.permission.worklistMany',
    description: 'Something that a role allows',
    defaultMessage: 'Changing many pieces of work at once',
  },
  'worklist/staff': {
    id: 'account.permission.worklist',
    description: 'Something that a role allows',
    defaultMessage: 'Work list, shortlist and own views',
  },
  'worklist/staff!preview_only': {
    id: 'account.permission.worklistExport',
    description: 'Something that a role allows',
    defaultMessage: 'Exporting the work list',
  },
  'workload/*.manager+AC.Assessor+claims.handler': {
    id: 'account.permission.workloadQuestions',
    description: 'Something that a role allows',
    defaultMessage: 'Answering questions about own work',
  },
  'workload/*.manager+org.configurator': {
    id: 'account.permission.workloadTeams',
    description: 'Something that a role allows',
    defaultMessage: 'Teams and approval limits',
  },
  'workload/*.manager@manager-area': {
    id: 'account.permission.workloadManage',
    description: 'Something that a role allows',
    defaultMessage: 'Managing a team: approvals, sharing out work',
  },
  'workload/org.configurator': {
    id: 'account.permission.workloadLimits',
    description: 'Something that a role allows',
    defaultMessage: 'Setting approval limits and legal rules, closing teams',
  },
  'workload/staff!preview_only': {
    id: 'account.permission.workloadReasons',
    description: 'Something that a role allows',
    defaultMessage: 'Who got which work and why, legal terms',
  },
  'assignments/org.configurator': {
    id: 'account.permission.statusTexts',
    description: 'Something that a role allows',
    defaultMessage: 'Names, colours and tracker texts of statuses',
  },
  'assignments/org.help_admin': {
    id: 'account.permission.statusHelp',
    description: 'Something that a role allows',
    defaultMessage: 'Writing the help on statuses',
  },
  'config/*.manager+AC.Assessor.Manager+app.configurator+org.configurator': {
    id: 'account.permission.settingUsage',
    description: 'Something that a role allows',
    defaultMessage: 'What uses a setting',
  },
  'config/org.configurator+org.help_admin': {
    id: 'account.permission.ownTexts',
    description: 'Something that a role allows',
    defaultMessage: 'Texts of an update, export and import of texts',
  },
  'tracking/org.configurator': {
    id: 'account.permission.trackerSteps',
    description: 'Something that a role allows',
    defaultMessage: 'Texts of the tracker’s steps',
  },
});
