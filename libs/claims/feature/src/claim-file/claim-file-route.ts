import { preloadParts, type PageModule } from '@dosar/areas';
import {
  claimFileAsides,
  claimFileHeaderActs,
  claimFileHeaderFacts,
  claimFileNavigation,
  claimFileNextSteps,
  composerChannels,
  timelineKinds,
} from '@dosar/areas/claims';
import { ClaimFilePage, startClaimFile } from './claim-file-page.tsx';

export const route: PageModule = {
  async page({ contributions }) {
    await preloadParts([
      ...claimFileNavigation.entriesIn(contributions).map(({ Navigation }) => Navigation),
      ...claimFileHeaderActs.entriesIn(contributions).map(({ Act }) => Act),
      ...claimFileHeaderFacts.entriesIn(contributions).map(({ Fact }) => Fact),
      ...claimFileNextSteps.entriesIn(contributions).map(({ NextSteps }) => NextSteps),
      ...claimFileAsides.entriesIn(contributions).map(({ Aside }) => Aside),
      ...composerChannels.entriesIn(contributions).map(({ Compose }) => Compose),
      // An entry that comes into sight without a network is shown all the same.
      ...timelineKinds.entriesIn(contributions).flatMap(({ Body }) => (Body ? [Body] : [])),
    ]);
    return ClaimFilePage;
  },
  start: startClaimFile,
};
