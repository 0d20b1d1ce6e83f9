import { useEntries } from '@dosar/areas';
import { claimFileHeaderFacts, type ClaimFileHeaderFact, type FileGlance } from '@dosar/areas/claims';
import type { Schema } from '@dosar/openapi';
import type { ReactNode } from 'react';
import { LegalClock } from './legal-clock.tsx';
import { Sums } from './sums.tsx';

/** A fact and its place among those of its kind. */
export type OrderedFact = { order: number; shown: ReactNode };

/** What areas bring to the header of a file; a clock and sums of the page's own where none does. */
export function useHeaderFacts(header: FileGlance, assignment: Schema<'AssignmentDetail'> | undefined) {
  const brought = useEntries(claimFileHeaderFacts);
  const at = (place: ClaimFileHeaderFact['place']): OrderedFact[] =>
    brought
      .filter((entry) => entry.place === place)
      .map(({ order, Fact }) => ({ order, shown: <Fact header={header} /> }));
  const own = (shown: ReactNode): OrderedFact[] => [{ order: 0, shown }];
  const [clocks, sums] = [at('clock'), at('sum')];
  const file = assignment?.claim_file;
  return {
    tags: at('tag'),
    clocks: clocks.length > 0 ? clocks : own(<LegalClock header={header} file={file} />),
    facts: at('fact'),
    sums: sums.length > 0 ? sums : own(file && <Sums file={file} />),
  };
}
