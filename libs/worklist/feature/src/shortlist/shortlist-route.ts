import { preloadParts, type PageModule } from '@dosar/areas';
import { replacedColleagueActs } from '@dosar/areas/worklist';
import { ShortlistPage } from './shortlist-page.tsx';
import { startShortlist } from './use-shortlist.ts';

export const route: PageModule = {
  async page({ contributions }) {
    await preloadParts(replacedColleagueActs.entriesIn(contributions).map(({ Act }) => Act));
    return ShortlistPage;
  },
  start: startShortlist,
};
