import { useEntries } from '@dosar/areas';
import { claimFileHeaderFacts, type ClaimFileHeaderFact, type FileGlance } from '@dosar/areas/claims';
import type { Schema } from '@dosar/openapi';
import type { ReactNode } from 'react';
import { Sums } from './sums.tsx';

/** A fact and its place among those of its kind. */
export type OrderedFact = { order: number; shown: ReactNode };

/** What areas bring to the header of a file; sums of the page's own where none does. */
export function useHeaderFacts(header: FileGlance, assignment: Schema<'AssignmentDetail'> | undefined) {
  const brought = useEntries(claimFileHeaderFacts);
  const at = (place: ClaimFileHeaderFact['place']): OrderedFact[] =>
    brought
      .filter((entry) => entry.place === place)
      .map(({ order, Fact }) => ({ order, shown: <Fact header={header} /> }));
  const sums = at('sum');
  const file = assignment?.claim_file;
  return {
    tags: at('tag'),
    ofStatus: at('status'),
    clocks: at('clock'),
    facts: at('fact'),
    sums: sums.length > 0 ? sums : [{ order: 0, shown: file && <Sums file={file} /> }],
  };
}
