import { defineArea, explainedBy, lazyPage, lazyPart, routesOfPages } from '@dosar/areas';
import { profileLinks } from '@dosar/areas/account';
import { claimFileAsides, claimFileHeaderFacts, timelineKinds } from '@dosar/areas/claims';
import { pageWithSettings, settingsPages } from '@dosar/areas/config';
import { dashboardTiles } from '@dosar/areas/worklist';
import { managerPages } from '@dosar/areas/workload';
import { isAllowed } from '@dosar/auth';
import { messages } from './messages.ts';
import { workloadAccess } from './workload-access.ts';

const people = { id: 'people', title: messages.people, order: 1 };
const deciding = { id: 'deciding', title: messages.deciding, order: 5 };

/** Managers find it among their pages, configurators in the settings. */
const teamsPage = {
  path: 'teams',
  title: messages.teams,
  about: messages.teamsAbout,
  icon: 'people',
  helpTopic: 'team',
  hasOwnTitle: true,
  load: async () => (await import('./teams/teams-route.ts')).route,
} as const;

/** What managers do: the frame that lists what areas bring, approvals and the clocks of the law. */
export const area = defineArea({
  name: 'workload',
  routes: (world) => ({
    secured: [
      ...routesOfPages(world, managerPages, {
        path: 'manager-area',
        helpTopic: 'getting-around',
        frame: async () => (await import('./manager-area/manager-area-frame.tsx')).ManagerAreaFrame,
      }),
      explainedBy(
        'team',
        ...['manager-area/person/:userId', 'user/work'].map((path) => ({
          path,
          lazy: lazyPage(world, async () => (await import('./person/person-route.ts')).route),
        })),
      ),
    ],
  }),
  help: {
    topics: [
      { topic: 'team', order: 45, isForStaff: true },
      { topic: 'assignment-rule', order: 45.5, isForStaff: true },
      { topic: 'approvals', order: 46, isForStaff: true },
      { topic: 'legal-clock', order: 47, isForStaff: true },
    ],
    articles: async () => (await import('./help/articles.ts')).articles,
  },
  contributions: [
    timelineKinds.entry({ kind: 'approval', icon: 'fact_check', tone: 'plain', group: 'states' }),
    timelineKinds.entry({ kind: 'legal_clock', icon: 'schedule', tone: 'plain', group: 'states' }),
    claimFileHeaderFacts.entry({
      place: 'clock',
      order: 10,
      Fact: lazyPart(async () => (await import('./clock/file-clock.tsx')).FileClock),
    }),
    claimFileAsides.entry({
      order: 5,
      isFor: (profile) => isAllowed(profile, workloadAccess.browseQuestions),
      Aside: lazyPart(async () => (await import('./approvals/questions-aside.tsx')).QuestionsAside),
    }),
    claimFileAsides.entry({
      order: 15,
      isFor: (profile) => isAllowed(profile, workloadAccess.getAssignmentReason),
      Aside: lazyPart(async () => (await import('./reason/reason-aside.tsx')).ReasonAside),
    }),
    profileLinks.entry({
      path: '/user/work',
      text: messages.ownWork,
      isFor: (profile) => isAllowed(profile, workloadAccess.getPerson),
    }),
    dashboardTiles.entry({ code: 'approvals', text: messages.approvals, path: '/manager-area/approvals' }),
    managerPages.entry({
      path: 'team',
      title: messages.team,
      about: messages.teamAbout,
      group: people,
      icon: 'people',
      isFor: (profile) => isAllowed(profile, workloadAccess.getTeam),
      helpTopic: 'team',
      isWide: true,
      hasOwnTitle: true,
      load: async () => (await import('./team/team-route.ts')).route,
    }),
    managerPages.entry({
      path: 'rebalance',
      title: messages.rebalance,
      about: messages.rebalanceAbout,
      group: people,
      icon: 'swap_horiz',
      isFor: (profile) => isAllowed(profile, workloadAccess.getTeam),
      helpTopic: 'team',
      isWide: true,
      hasOwnTitle: true,
      load: async () => (await import('./rebalance/rebalance-route.ts')).route,
    }),
    managerPages.entry({
      ...teamsPage,
      group: people,
      isFor: (profile) => isAllowed(profile, workloadAccess.browseTeams),
    }),
    managerPages.entry({
      path: 'assignment-rule',
      title: messages.rule,
      about: messages.ruleAbout,
      group: people,
      icon: 'fact_check',
      isFor: (profile) => isAllowed(profile, workloadAccess.getAssignmentRule),
      helpTopic: 'assignment-rule',
      isWide: true,
      hasOwnTitle: true,
      load: async () => (await import('./assignment-rule/assignment-rule-route.ts')).route,
    }),
    managerPages.entry({
      path: 'legal-risk',
      title: messages.legalRisk,
      about: messages.legalRiskAbout,
      group: deciding,
      icon: 'schedule',
      isFor: (profile) => isAllowed(profile, workloadAccess.browseLegalRisk),
      helpTopic: 'legal-clock',
      hasOwnTitle: true,
      load: async () => (await import('./legal-risk/legal-risk-route.ts')).route,
    }),
    managerPages.entry({
      path: 'approvals',
      title: messages.approvals,
      about: messages.approvalsAbout,
      keywords: messages.approvalsKeywords,
      group: deciding,
      icon: 'fact_check',
      isFor: (profile) => isAllowed(profile, workloadAccess.browseApprovals),
      helpTopic: 'approvals',
      isWide: true,
      hasOwnTitle: true,
      load: async () => (await import('./approvals/approvals-route.ts')).route,
    }),
    settingsPages.entry({
      ...teamsPage,
      group: { ...people, order: 15 },
      isFor: (profile) => isAllowed(profile, workloadAccess.closeTeam),
      settings: async () => (await import('./teams/page-settings.ts')).settings,
      hasHistory: true,
    }),
    settingsPages.entry({
      path: 'authority-limits',
      title: messages.limits,
      about: messages.limitsAbout,
      group: { id: 'money', title: messages.money, order: 30 },
      icon: 'fact_check',
      isFor: (profile) => isAllowed(profile, workloadAccess.setAuthorityLimit),
      helpTopic: 'approvals',
      hasOwnTitle: true,
      settings: async () => (await import('./limits/page-settings.ts')).settings,
      hasHistory: true,
      load: async () => (await import('./limits/limits-route.ts')).route,
    }),
    settingsPages.entry({
      path: 'sla',
      title: messages.sla,
      about: messages.slaAbout,
      group: { id: 'process', title: messages.process, order: 20 },
      icon: 'schedule',
      isFor: (profile) => isAllowed(profile, workloadAccess.getLegalRules),
      hasHistory: true,
      ...pageWithSettings(() => import('./sla/sla-route.ts')),
    }),
    settingsPages.entry({
      path: 'legal-rules',
      title: messages.legalRules,
      about: messages.legalRulesAbout,
      group: { id: 'money', title: messages.money, order: 30 },
      icon: 'schedule',
      isFor: (profile) => isAllowed(profile, workloadAccess.getLegalRules),
      helpTopic: 'legal-clock',
      hasHistory: true,
      ...pageWithSettings(() => import('./legal-rules/legal-rules-route.ts')),
    }),
  ],
  menu: async () => (await import('./menu.ts')).menu,
});
