import { preloadParts, type PageModule } from '@dosar/areas';
import { listChanges, unassignedActs } from '@dosar/areas/worklist';
import { listOfAddress } from './list-of-address.ts';
import { worklistQuery } from './use-worklist.ts';
import { WorklistPage } from './worklist-page.tsx';

export const route: PageModule = {
  async page({ contributions }) {
    await preloadParts([
      ...listChanges.entriesIn(contributions).map(({ Changes }) => Changes),
      ...unassignedActs.entriesIn(contributions).map(({ Act }) => Act),
    ]);
    return WorklistPage;
  },
  /** Reads the first rows of the list at the address. */
  start({ queryClient, request, profile }) {
    const view = listOfAddress(new URL(request.url), profile.user_metadata?.worklist_filter);
    return view && queryClient.prefetchInfiniteQuery(worklistQuery(view));
  },
};
