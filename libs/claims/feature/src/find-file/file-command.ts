import type { Command } from '@dosar/design-system';
import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';
import type { useNavigate } from 'react-router';
import { addressOfAssignment } from '@dosar/areas/claims';

type Navigate = ReturnType<typeof useNavigate>;

const prefix = 'file:';

/** The command that opens a claim file. */
export function fileCommand(file: Schema<'FoundFile'>, navigate: Navigate): Command {
  const { claim_file_no, assignment_id, claimant_name, plate, status_name, status_category_code } = file;
  return {
    ...commandOf(claim_file_no, assignment_id, navigate),
    hint: facts(plate && formatPlate(plate), claimant_name, customerOf(file)),
    status: { label: status_name, phase: status_category_code },
  };
}

/** Each person, opening their newest file. */
export function peopleCommands(people: readonly Schema<'FoundPerson'>[], navigate: Navigate): Command[] {
  return people.flatMap(({ party_id, full_name, locality, files: [newest] }) =>
    newest === undefined
      ? []
      : [
          {
            id: `person:${party_id}`,
            label: full_name,
            hint: facts(newest.claim_file_no, locality, customerOf(newest)),
            status: { label: newest.status_name, phase: newest.status_category_code },
            icon: 'person' as const,
            run: () => void navigate(addressOfAssignment(newest)),
          },
        ],
  );
}

/** Each vehicle, opening its newest file. */
export function vehicleCommands(vehicles: readonly Schema<'FoundVehicle'>[], navigate: Navigate): Command[] {
  return vehicles.flatMap(({ vehicle_id, plate, vin, vehicle_name, files: [newest] }) =>
    newest === undefined
      ? []
      : [
          {
            id: `vehicle:${vehicle_id}`,
            label: plate === null ? (vin ?? '') : formatPlate(plate),
            hint: facts(newest.claim_file_no, vehicle_name, customerOf(newest)),
            status: { label: newest.status_name, phase: newest.status_category_code },
            icon: 'directions_car' as const,
            run: () => void navigate(addressOfAssignment(newest)),
          },
        ],
  );
}

/** The same command again from its id alone, with no fact about the file but its number. */
export function fileCommandOf(id: string, navigate: Navigate): Command | undefined {
  if (!id.startsWith(prefix)) return undefined;
  const [claimFileNo, assignmentId] = id.slice(prefix.length).split('/');
  return claimFileNo && assignmentId ? commandOf(claimFileNo, assignmentId, navigate) : undefined;
}

function commandOf(claimFileNo: string, assignmentId: string, navigate: Navigate): Command {
  const address = addressOfAssignment({ claim_file_no: claimFileNo, assignment_id: assignmentId });
  return {
    id: `${prefix}${claimFileNo}/${assignmentId}`,
    label: claimFileNo,
    icon: 'description',
    run: () => void navigate(address),
  };
}

/** The special customer of a file and by what it was recognised, where the server tells it. */
const customerOf = ({ special_customer: customer }: Schema<'FileLink'>) =>
  customer ? [customer.name, customer.reason].filter((fact) => fact !== null).join(', ') : null;

function facts(...known: readonly (string | null)[]): string {
  return known.filter((fact) => fact !== null).join(' · ');
}
