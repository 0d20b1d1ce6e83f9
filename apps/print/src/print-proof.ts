import { api, dataOf, inLanguage, type Printout as Proof } from '@dosar/api-client/client';
import type { PaperCodeProps } from '@dosar/design-system/paper-code';
import type { LoadOptions } from '@dosar/design-system/public';
import type { ComponentType } from 'react';
import type { PrintPlace } from './print-place.ts';
import type { Printout } from './printout.ts';

/** The hash by which the paper is checked, and what draws its code for the camera of a phone. */
export type PaperProof = Proof & { Code: ComponentType<PaperCodeProps> };

/** A page with the moment of its export and its hash; statements carry their own. */
export type ProvenPrintout = Printout & { exportedAt: Date; proof: PaperProof | undefined };

type Read = LoadOptions & { printout: Printout; loadAgain: () => Promise<Printout | undefined> };

/** Has the page hashed; reads it once more when something was added since it was read. */
export async function withProof(
  { kind, id }: PrintPlace,
  { printout, loadAgain, ...options }: Read,
): Promise<ProvenPrintout> {
  // A statement carries its own hash, and a draft of a note has none.
  const key = kind === 'note' ? printout.closedNote : id;
  if (kind === 'statement' || key === undefined)
    return { ...printout, exportedAt: new Date(), proof: undefined };
  const prove = () =>
    dataOf(
      api.POST('/api/timeline/recordPrintout', {
        body: { kind, key },
        signal: options.signal,
        ...inLanguage(options.language),
      }),
    );
  let shown = printout;
  // The code has to be there before the print window opens.
  const drawn = import('@dosar/design-system/paper-code');
  let proof = await prove();
  if (shown.entries !== undefined && shown.entries !== proof.entries) {
    shown = (await loadAgain()) ?? shown;
    proof = await prove();
  }
  const { PaperCode: Code } = await drawn;
  return { ...shown, exportedAt: new Date(proof.exported_at), proof: { ...proof, Code } };
}
