import { browseDocuments, browseLargeChanges, browseQuestions, getLegalClocks } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aDocumentPage, aPageWorld, renderFeature, server } from '@dosar/testing';
import { areas } from '../generated/areas.ts';

type Options = Omit<NonNullable<Parameters<typeof renderFeature>[1]>, 'contributions'> & {
  /** The person's changes of whole lists. */
  largeChanges?: Schema<'LargeChange'>[];
};

/** Opens pages of the staff with all that the areas bring to each other's pages, in English unless said otherwise. */
export function openPages({ largeChanges = [], ...options }: Options) {
  server.use(
    mock(browseDocuments, { status: 200, body: aDocumentPage([]) }),
    mock(browseLargeChanges, { status: 200, body: largeChanges }),
    mock(browseQuestions, { status: 200, body: [] }),
    mock(getLegalClocks, { status: 200, body: { clocks: [], causes: [] } }),
  );
  const contributions = areas.flatMap((area) => area.contributions ?? []);
  const world = aPageWorld(contributions);
  const routes = areas.flatMap((area) => area.routes?.(world).secured ?? []);
  return renderFeature(routes, { ...options, contributions });
}
