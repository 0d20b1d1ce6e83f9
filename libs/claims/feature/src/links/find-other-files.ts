import { api, dataOf } from '@dosar/api-client';
import type { Choice, FindChoices } from '@dosar/design-system';
import { formatPlate } from '@dosar/kernel/plates';

/** Finds claim files other than one, by their number, and by the plate, VIN and people that they are about. */
export function otherFiles(claimFileNo: string): FindChoices {
  return async (q, signal) => {
    const { files, vehicles, people } = await dataOf(api.POST('/api/search/browse', { body: { q }, signal }));
    const found = new Map<string, Choice>();
    const add = (number: string, hint: readonly (string | null)[]) => {
      if (number !== claimFileNo && !found.has(number))
        found.set(number, { value: number, label: number, hint: hint.filter(Boolean).join(' · ') });
    };
    for (const { claim_file_no: number, plate, claimant_name: claimant, status_name: status } of files.items)
      add(number, [plate && formatPlate(plate), claimant, status]);
    for (const { plate, vin, files: theirs } of vehicles.items)
      for (const { claim_file_no: number, status_name: status } of theirs)
        add(number, [plate && formatPlate(plate), vin, status]);
    for (const { full_name: name, files: theirs } of people.items)
      for (const { claim_file_no: number, status_name: status } of theirs) add(number, [name, status]);
    return [...found.values()];
  };
}
