import { api, dataOf, isApiProblem, queriesOf, useProblemText } from '@dosar/api-client';
import { Box, CheckboxField, Flex, notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages as fileMessages } from '../claim-file/messages.ts';
import { partyRoles } from './party-roles.ts';
import { messages } from './messages.ts';

export type RolesFieldProps = { party: Schema<'ClaimParty'>; claimFileId: string; mayChange: boolean };

/** What somebody is in the claim; each role is given and taken at once. */
export function RolesField({ party, claimFileId, mayChange }: RolesFieldProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  if (!mayChange) return null;
  const give = async (role: Schema<'PartyRole'>, isGiven: boolean) => {
    const roles = isGiven ? [...party.roles, role] : party.roles.filter((other) => other !== role);
    try {
      await dataOf(
        api.POST('/api/claim/changeParty/{claim_file_id}/{party_id}', {
          params: { path: { claim_file_id: claimFileId, party_id: party.party_id } },
          body: { row_version: party.row_version, changes: { roles } },
        }),
      );
    } catch (problem) {
      notify.warning(isApiProblem(problem, 'conflict') ? t(messages.lastStays) : problemText(problem));
    }
    await queryClient.invalidateQueries(queriesOf('assignments', 'claims', 'worklist'));
  };
  return (
    <Flex
      role="group"
      aria-label={t(messages.roles)}
      columnGap="4"
      flexWrap="wrap"
      borderTopWidth="1px"
      paddingBlock="1"
    >
      {partyRoles.map((role) => (
        <Box key={role}>
          <CheckboxField
            label={t(fileMessages.roles, { role })}
            checked={party.roles.includes(role)}
            onChange={(event) => void give(role, event.target.checked)}
          />
        </Box>
      ))}
    </Flex>
  );
}
