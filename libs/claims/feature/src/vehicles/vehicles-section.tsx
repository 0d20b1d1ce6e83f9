import { Box, Heading, WorkspaceColumn } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { useOpenedAssignment } from '../claim-file/opened-file.ts';
import { BranchFact } from './branch-fact.tsx';
import { EventFacts } from './event-facts.tsx';
import { messages } from './messages.ts';
import { PolicyFacts } from './policy-facts.tsx';
import { VehicleFacts } from './vehicle-facts.tsx';

/** The vehicles of a file with its policy and its accident; each fact is changed where it stands. */
export function VehiclesSection() {
  const { formatMessage: t } = useIntl();
  const { assignment } = useOpenedAssignment();
  const { header, event, vehicles } = assignment;
  return (
    <WorkspaceColumn label={t(messages.title)} top={<Heading>{t(messages.title)}</Heading>}>
      <Box display="grid" gap="6">
        {vehicles.map((vehicle) => (
          <VehicleFacts key={vehicle.vehicle_id} vehicle={vehicle} claimFileId={header.claim_file_id} />
        ))}
        <PolicyFacts assignment={assignment} />
        <BranchFact assignment={assignment} />
        {event && <EventFacts event={event} claimFileId={header.claim_file_id} />}
      </Box>
    </WorkspaceColumn>
  );
}
