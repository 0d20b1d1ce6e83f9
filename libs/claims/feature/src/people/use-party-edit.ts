import { api, apiQuery, dataOf, getAssignment } from '@dosar/api-client';
import { isCnp, isCui, normaliseCnp, normaliseCui } from '@dosar/kernel/romanian-numbers';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useOpenedAssignment } from '../claim-file/opened-file.ts';
import { useRecordEdit, type EditedField } from '../edit/use-record-edit.ts';

type Party = Schema<'ClaimParty'>;
type PartyField = keyof JsonBodyOf<'changeParty'>['changes'];

/** A field of somebody as it is typed. */
export function partyValue(party: Party, field: string): string {
  const values: Record<string, string | null> = {
    last_name: party.last_name,
    first_name: party.first_name,
    company_name: party.company_name,
    cui: party.cui,
    county_code: party.county_code,
    locality: party.locality,
    address: party.address,
    language: party.language,
    cnp: party.cnp_masked,
    iban: party.iban_masked,
    roles: [...party.roles].sort().join(' '),
  };
  return values[field] ?? '';
}

/** Reads the open file anew, past what the page has. */
export function useFileAgain() {
  const queryClient = useQueryClient();
  const { file } = useOpenedAssignment();
  const path = { claim_file_no: file.claimFileNo, assignment_id: file.assignmentId };
  return () => queryClient.fetchQuery({ ...apiQuery(getAssignment, { params: { path } }), staleTime: 0 });
}

/** Changes fields of somebody on the open file. */
export function usePartyEdit(
  party: Party,
  claimFileId: string,
  fields: Readonly<Record<string, EditedField>>,
) {
  const readFileAgain = useFileAgain();
  return useRecordEdit<Party>({
    stored: party,
    fields,
    valueOf: partyValue,
    send: (field, typed, rowVersion) =>
      dataOf(
        api.POST('/api/claim/changeParty/{claim_file_id}/{party_id}', {
          params: { path: { claim_file_id: claimFileId, party_id: party.party_id } },
          body: { row_version: rowVersion, changes: changeOf(field as PartyField, typed) },
        }),
      ),
    readAgain: async () => (await readFileAgain()).parties.find(({ party_id: id }) => id === party.party_id),
  });
}

function changeOf(field: PartyField, typed: string): JsonBodyOf<'changeParty'>['changes'] {
  if (field === 'language') return { language: typed === 'en' ? 'en' : 'ro' };
  if (field === 'last_name' || field === 'company_name') return { [field]: typed };
  return { [field]: typed === '' ? null : typed };
}

/** Whether a text is a personal number, or empty. */
export const isCnpOrEmpty = (typed: string) => typed === '' || isCnp(normaliseCnp(typed));

/** Whether a text is a tax number, or empty. */
export const isCuiOrEmpty = (typed: string) => typed === '' || isCui(normaliseCui(typed));
