import { recogniseSearch, type SearchKind } from '@dosar/claims-domain';

// A preview begins with a file. These name one, or a vehicle; everything else would look for a person.
const filesAndVehicles: ReadonlySet<SearchKind> = new Set(['claim_file_no', 'plate', 'vin']);

/**
 * Whether somebody who may only preview files finds anything by a text: by the number of a file, a plate or the number of a
 * vehicle they do; by the name, number or address of a person they do not.
 */
export function findsForPreview(text: string): boolean {
  return recogniseSearch(text).some(({ kind }) => filesAndVehicles.has(kind));
}
