import type { AreaSamples } from '#src/access/area-samples.ts';
import { sql } from 'kysely';
import type { TestApi } from '#src/testing/start-test-api.ts';

const changes = {
  changeParty: () => ({ row_version: 1, changes: { language: 'ro' } }),
  changeVehicle: () => ({ row_version: 1, changes: { model: 'Duster' } }),
  changeEvent: () => ({ row_version: 1, changes: { injuries: false } }),
  changeBranch: () => ({ row_version: 1, branch_id: null }),
  changePolicy: () => ({ row_version: 1, changes: { policy_insurer: 'Asigurarea Demo' } }),
};

export const samples: AreaSamples = {
  identifiers: async (api, { claimFileId, claimFileNo, assignmentId, owner }) => ({
    claim_file_id: claimFileId,
    claim_file_no: claimFileNo,
    mentioned_user_ids: owner.userId,
    timeline_event_id: await newNote(api, { claimFileId, assignmentId, ...owner }),
    ...(await peopleOf(api, claimFileId)),
  }),
  bodies: {
    ...changes,
    addParty: () => ({ kind: 'person', name: 'Marin', roles: ['witness'] }),
    saveContact: () => ({ type: 'email', value: 'marin@example.com', is_preferred: false }),
    showPartyNumber: () => ({ number: 'cnp' }),
    recordPrintout: ({ identifiers: { assignment_key: key } }) => ({ kind: 'timeline', key }),
  },
  naming: {
    ...changes,
    recordPrintout: ({ assignment_key: key }) => ({ kind: 'timeline', key }),
    saveContact: ({ contact_channel_id: id }) => ({
      contact_channel_id: id,
      type: 'email',
      value: 'marin@example.com',
      is_preferred: false,
      row_version: 1,
    }),
  },
};

/** Somebody of the file with a way to reach them, and its vehicle. */
async function peopleOf(api: TestApi, claimFileId: string) {
  const { rows } = await sql<{ party_id: string; vehicle_id: string; contact_channel_id: string }>`
    select file.notifier_party_id as party_id, file.main_vehicle_id as vehicle_id, channel.contact_channel_id
    from claim_file file join contact_channel channel on channel.party_id = file.notifier_party_id
    where file.claim_file_id = ${claimFileId} limit 1`.execute(api.database.kysely);
  const [found] = rows;
  if (found === undefined) throw new Error('The notifier of the demo file cannot be reached.');
  return found;
}

type Noted = { orgId: string; userId: string; claimFileId: string; assignmentId: string };

/** A note that its owner has just written. */
async function newNote(api: TestApi, { orgId, userId, claimFileId, assignmentId }: Noted): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with written as (
      insert into note (org_id, claim_file_id, assignment_id, body, author_user_id)
      values (${orgId}, ${claimFileId}, ${assignmentId}, 'Notă', ${userId}) returning note_id)
    insert into timeline_event (org_id, claim_file_id, assignment_id, kind, title, data, actor_kind, actor_user_id)
    select ${orgId}, ${claimFileId}, ${assignmentId}, 'note', 'Notă adăugată', jsonb_build_object('note_id', note_id),
      'user', ${userId} from written returning timeline_event_id as id`.execute(api.database.kysely);
  return rows[0]?.id ?? '';
}
