import type { Command } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import type { useNavigate } from 'react-router';
import { addressOfAssignment } from '../assignment-address.ts';

type Navigate = ReturnType<typeof useNavigate>;
type Row = Schema<'WorklistRow'>;

const prefix = 'file:';

/** The command that opens an assignment. */
export function fileCommand(row: Row, navigate: Navigate): Command {
  const { claim_file_no, assignment_id, claimant_name, plate, assignment_type_name, status_name } = row;
  const facts = [claimant_name, plate, assignment_type_name, status_name];
  return {
    ...commandOf(claim_file_no, assignment_id, navigate),
    hint: facts.filter((fact) => fact !== null).join(' · '),
  };
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
