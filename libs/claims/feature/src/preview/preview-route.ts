import { preloadParts, type PageModule } from '@dosar/areas';
import { previewPictures } from '@dosar/areas/claims';
import { PreviewPage } from './preview-page.tsx';

/** Starts no query: every look is recorded with its reason, which only the page knows. */
export const route: PageModule = {
  async page({ contributions }) {
    await preloadParts(previewPictures.entriesIn(contributions).map(({ Pictures }) => Pictures));
    return PreviewPage;
  },
};
