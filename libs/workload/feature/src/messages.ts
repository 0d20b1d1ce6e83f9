import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  menu: {
    id: 'workload.area.menu',
    description: 'Menu entry, M4, and title of the page with all that managers do',
    defaultMessage: 'Manager',
  },
  deciding: {
    id: 'workload.area.deciding',
    description: 'Heading over pages on which managers decide',
    defaultMessage: 'Deciding',
  },
  legalRisk: {
    id: 'workload.area.legalRisk',
    description: 'Page of missed and near legal deadlines',
    defaultMessage: 'Legal deadlines',
  },
  legalRiskAbout: {
    id: 'workload.area.legalRiskAbout',
    description: 'What that page is for',
    defaultMessage: 'What is overdue by law, what it costs, and what comes in seven days',
  },
  approvals: {
    id: 'workload.area.approvals',
    description: 'Page of requests that wait for a manager',
    defaultMessage: 'To approve',
  },
  approvalsAbout: {
    id: 'workload.area.approvalsAbout',
    description: 'What that page is for',
    defaultMessage: 'Decide what colleagues ask of you, one by one or several at once',
  },
  approvalsKeywords: {
    id: 'workload.area.approvalsKeywords',
    description: 'Other words for that page, for the search; never shown',
    defaultMessage: 'approval inbox offer payment limit',
  },
  limits: {
    id: 'workload.area.limits',
    description: 'Settings page of the limits of authority',
    defaultMessage: 'Limits of authority',
  },
  limitsAbout: {
    id: 'workload.area.limitsAbout',
    description: 'What that page is for',
    defaultMessage: 'Up to which amount each role decides alone',
  },
  process: {
    id: 'workload.area.process',
    description: 'Heading of a group of settings; the same words as in the area of assignments',
    defaultMessage: 'Work and statuses',
  },
  sla: {
    id: 'workload.area.sla',
    description: 'Settings page of the terms of work',
    defaultMessage: 'Terms of work (SLA)',
  },
  slaAbout: {
    id: 'workload.area.slaAbout',
    description: 'What that page is for',
    defaultMessage: 'When the owner of work is told that its term comes near',
  },
  legalRules: {
    id: 'workload.area.legalRules',
    description: 'Settings page of the terms of the law',
    defaultMessage: 'Legal rules',
  },
  legalRulesAbout: {
    id: 'workload.area.legalRulesAbout',
    description: 'What that page is for',
    defaultMessage: 'Days to answer and to pay, and what a day of delay costs',
  },
  money: {
    id: 'workload.area.money',
    description: 'Heading over settings about money',
    defaultMessage: 'Money',
  },
  team: {
    id: 'workload.area.team',
    description: 'Page of a team',
    defaultMessage: 'Team',
  },
  teamAbout: {
    id: 'workload.area.teamAbout',
    description: 'What that page is for',
    defaultMessage: 'Load, deadlines and absences of everybody in your team',
  },
  rebalance: {
    id: 'workload.area.rebalance',
    description: 'Page on which work is shared out',
    defaultMessage: 'Rebalance',
  },
  rebalanceAbout: {
    id: 'workload.area.rebalanceAbout',
    description: 'What that page is for',
    defaultMessage: 'Share out the work of a team by rules, see it before and take it back',
  },
  rule: {
    id: 'workload.area.rule',
    description: 'Page on which new work is given out by rule',
    defaultMessage: 'Assigning by rule',
  },
  ruleAbout: {
    id: 'workload.area.ruleAbout',
    description: 'What that page is for',
    defaultMessage: 'Who gets new tasks, tried on last month before you switch it on',
  },
  teams: {
    id: 'workload.area.teams',
    description: 'Page on which teams are managed',
    defaultMessage: 'Teams',
  },
  teamsAbout: {
    id: 'workload.area.teamsAbout',
    description: 'What that page is for',
    defaultMessage: 'Who belongs to which team, what teams are called, and who moved',
  },
  ownWork: {
    id: 'workload.area.ownWork',
    description: 'Link beside the own profile to the page of the own work',
    defaultMessage: 'My work',
  },
  people: {
    id: 'workload.area.people',
    description: 'Heading over pages about people and their work',
    defaultMessage: 'People and work',
  },
});
