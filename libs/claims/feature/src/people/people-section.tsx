import { addParty, changeParty, useProblemText } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { Box, Button, Flex, Heading, WorkspaceColumn } from '@dosar/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useOpenedAssignment } from '../claim-file/opened-file.ts';
import { AddPerson } from './add-person.tsx';
import { messages } from './messages.ts';
import { PersonFacts } from './person-facts.tsx';

/** The people and companies of a file: who they are in the claim, how to reach them, and what is known of them. */
export function PeopleSection() {
  const { formatMessage: t } = useIntl();
  const { assignment } = useOpenedAssignment();
  const mayAdd = useCan(addParty);
  const mayChange = useCan(changeParty);
  const problemText = useProblemText();
  const [isAdding, setIsAdding] = useState(false);
  const claimFileId = assignment.header.claim_file_id;
  return (
    <WorkspaceColumn
      label={t(messages.people)}
      top={
        <Flex alignItems="center" gap="2" justifyContent="space-between">
          <Heading>{t(messages.people)}</Heading>
          {mayAdd && !isAdding && (
            <Button icon="add" variant="quiet" onClick={() => setIsAdding(true)}>
              {t(messages.add)}
            </Button>
          )}
        </Flex>
      }
    >
      <Box display="grid" gap="6">
        {isAdding && (
          <AddPerson claimFileId={claimFileId} problemText={problemText} onClose={() => setIsAdding(false)} />
        )}
        {assignment.parties.map((party) => (
          <PersonFacts key={party.party_id} party={party} claimFileId={claimFileId} mayChange={mayChange} />
        ))}
      </Box>
    </WorkspaceColumn>
  );
}
