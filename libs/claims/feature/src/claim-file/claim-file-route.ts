import { preloadParts, type PageModule } from '@dosar/areas';
import {
  claimFileAsides,
  claimFileHeaderActs,
  claimFileNavigation,
  claimFileNextSteps,
  composerChannels,
} from '@dosar/areas/claims';
import { ClaimFilePage, startClaimFile } from './claim-file-page.tsx';

export const route: PageModule = {
  async page({ contributions }) {
    await preloadParts([
      ...claimFileNavigation.entriesIn(contributions).map(({ Navigation }) => Navigation),
      ...claimFileHeaderActs.entriesIn(contributions).map(({ Act }) => Act),
      ...claimFileNextSteps.entriesIn(contributions).map(({ NextSteps }) => NextSteps),
      ...claimFileAsides.entriesIn(contributions).map(({ Aside }) => Aside),
      ...composerChannels.entriesIn(contributions).map(({ Compose }) => Compose),
    ]);
    return ClaimFilePage;
  },
  start: startClaimFile,
};
