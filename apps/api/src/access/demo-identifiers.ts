import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { pinned } from '../demo-world.ts';
import { sessionIdOf } from '../kernel/session/refresh-token.ts';
import { onePixelPng } from '../testing/multipart.ts';
import type { TestApi } from '../testing/start-test-api.ts';

/** Real identifiers of one organisation, by the name that requests call them. */
export type Identifiers = Record<string, string>;

/** The answer to "which record?" for every identifier of the contract, all from the claim file of the pinned guest link. */
export async function demoIdentifiers(api: TestApi): Promise<Identifiers> {
  const { rows } = await sql<Identifiers>`
    select a.assignment_id, a.assignment_key, f.claim_file_no, f.claim_file_id, f.claim_file_no as case_no,
      coalesce(a.assigned_user_id, (select user_id from app_user u where u.org_id = f.org_id limit 1)) as assigned_user_id,
      (select message_id from message m where m.org_id = f.org_id and m.kind = 'email' limit 1) as email_id,
      (select message_id from message m where m.org_id = f.org_id and m.kind = 'sms' limit 1) as sms_id,
      (select message_key from message m where m.org_id = f.org_id limit 1) as key
    from guest_access g
      join assignment a on a.org_id = g.org_id and a.assignment_id = g.assignment_id
      join claim_file f on f.org_id = a.org_id and f.claim_file_id = a.claim_file_id
    where g.key_hash = ${createHash('sha256').update(pinned.guestAssignmentKey).digest('hex')}`.execute(
    api.database.kysely,
  );
  const found = rows[0];
  if (found === undefined) throw new Error('The demo world has no assignment behind the pinned guest link.');

  const maria = await api.userNamed('maria.stan');
  const session = await api.tokenFor('maria.stan');
  const documentId = await newDocument(api, found['assignment_id'] ?? '');
  const challengeId = await newChallenge(api, found['claim_file_id'] ?? '');
  return {
    ...found,
    document_id: documentId,
    document_ids: documentId,
    challenge_id: challengeId,
    assignment_change_id: await newChange(api, maria),
    assignment_ids: found['assignment_id'] ?? '',
    known_ids: found['assignment_id'] ?? '',
    partner_id: await newPartner(api, maria.orgId),
    export_id: await newExport(api, maria),
    saved_view_id: await newSavedView(api, maria),
    user_id: maria.userId,
    session_id: sessionIdOf(session['x-refresh-token']) ?? '',
  };
}

/** The same names where one operation means something else by them. */
export const particularIdentifiers: Record<string, Identifiers> = {
  getGuestAssignment: { assignment_key: pinned.guestAssignmentKey },
};

/** Something that was done to many and cannot be taken back any more. */
async function newChange(
  api: TestApi,
  { orgId, userId }: { orgId: string; userId: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into assignment_change (org_id, user_id, actor_user_id, action, parameters)
    values (${orgId}, ${userId}, ${userId}, 'note', '{}') returning assignment_change_id as id`.execute(
    api.database.kysely,
  );
  return rows[0]?.id ?? '';
}

async function newChallenge(api: TestApi, claimFileId: string): Promise<string> {
  const { rows } = await sql<{ challenge_id: string }>`
    insert into challenge (org_id, kind, subject_hash, case_no, claim_file_id, code_hash, expire_time)
    select org_id, 'tracker', repeat('0', 64), claim_file_no, claim_file_id, repeat('0', 64), now() + interval '1 hour'
    from claim_file where claim_file_id = ${claimFileId}
    returning challenge_id`.execute(api.database.kysely);
  return rows[0]?.challenge_id ?? '';
}

/** A paper with content that everybody of the file may see. */
async function newDocument(api: TestApi, assignmentId: string): Promise<string> {
  const storageKey = await api.runtime.files.save(onePixelPng);
  const { rows } = await sql<{ document_id: string }>`
    insert into document (org_id, doc_type_code, claim_file_id, assignment_id, file_name, mime_type, size_bytes, sha256,
      storage_key, copy_key, copy_size_bytes, copies_state, state, visibility, registration_no)
    select org_id, 'damage_photo', claim_file_id, assignment_id, 'photo.png', 'image/png', ${onePixelPng.length},
      repeat('0', 64), ${storageKey}, ${storageKey}, ${onePixelPng.length}, 'ready', 'accepted', 'claimant', '1'
    from assignment where assignment_id = ${assignmentId}
    returning document_id`.execute(api.database.kysely);
  return rows[0]?.document_id ?? '';
}

async function newPartner(api: TestApi, orgId: string): Promise<string> {
  const { rows } = await sql<{ partner_id: string }>`
    insert into partner (org_id, name, kind) values (${orgId}, 'Service Auto', 'repair_shop')
    returning partner_id`.execute(api.database.kysely);
  return rows[0]?.partner_id ?? '';
}

/** A list that somebody keeps for themselves. */
async function newSavedView(api: TestApi, owner: { orgId: string; userId: string }): Promise<string> {
  const { rows } = await sql<{ saved_view_id: string }>`
    insert into saved_view (org_id, owner_user_id, name, settings)
    values (${owner.orgId}, ${owner.userId}, 'Urgente', '{"filter_keys": 1, "category_code": "active"}')
    returning saved_view_id`.execute(api.database.kysely);
  return rows[0]?.saved_view_id ?? '';
}

/** A file that somebody has taken out. */
async function newExport(api: TestApi, owner: { orgId: string; userId: string }): Promise<string> {
  const storageKey = await api.runtime.files.save(Buffer.from('Dosar'));
  const { rows } = await sql<{ export_id: string }>`
    insert into export (org_id, user_id, format, request, state, file_name, storage_key, size_bytes, expires_at)
    values (${owner.orgId}, ${owner.userId}, 'csv', '{}', 'ready', 'a.csv', ${storageKey}, 5, now() + interval '7 days')
    returning export_id`.execute(api.database.kysely);
  return rows[0]?.export_id ?? '';
}
