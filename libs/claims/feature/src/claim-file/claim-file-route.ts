import { preloadParts, type PageModule } from '@dosar/areas';
import {
  claimFileHeaderActs,
  claimFileNavigation,
  claimFileNextSteps,
  claimFileSections,
} from '@dosar/areas/claims';
import { AssignmentPage, startAssignment } from './assignment-page.tsx';

export const route: PageModule = {
  async page({ contributions }) {
    await preloadParts([
      ...claimFileNavigation.entriesIn(contributions).map(({ Navigation }) => Navigation),
      ...claimFileHeaderActs.entriesIn(contributions).map(({ Act }) => Act),
      ...claimFileNextSteps.entriesIn(contributions).map(({ NextSteps }) => NextSteps),
      ...claimFileSections.entriesIn(contributions).map(({ Section }) => Section),
    ]);
    return AssignmentPage;
  },
  start: startAssignment,
};
