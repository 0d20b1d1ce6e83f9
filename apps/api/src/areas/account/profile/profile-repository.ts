import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { prepared } from '#src/kernel/database/index.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** What a profile says about an organisation. */
export function readOrganisation(tx: Transaction<Database>, orgId: string) {
  return tx
    .selectFrom('organisation')
    .modifyFront(prepared)
    .select([
      'org_code',
      'org_key',
      'org_name',
      'short_name',
      'org_type',
      'logo_url',
      'material_color',
      'align_logo',
    ])
    .select(['theme', 'color', 'sidebar', 'background_color', 'default_language', 'app_metadata'])
    .select(['icon_font_url', 'offered_languages'])
    .$narrowType<{ offered_languages: Language[] }>()
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
}

/** What a profile says about a user. */
export function readUser(tx: Transaction<Database>, orgId: string, userId: string) {
  return tx
    .selectFrom('app_user')
    .modifyFront(prepared)
    .select(['user_id', 'username', 'nickname', 'full_name', 'language', 'is_external', 'user_metadata'])
    .select(['is_password_expired', 'is_default_password'])
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** The users for whom this one may act at a moment. */
export async function readReplacedUsers(
  tx: Transaction<Database>,
  orgId: string,
  userId: string,
  now: Date,
): Promise<Schema<'ReplacedUser'>[]> {
  const { rows } = await sql<Schema<'ReplacedUser'>>`${prepared}
    select u.user_id, u.username, u.full_name from app_user u
    where u.org_id = ${orgId}
      and u.user_id in (
        select r.replaced_user_id from replaced_users_at(${orgId}, ${userId}, ${now}) r)
      and may_act_at(u.org_id, ${userId}, u.user_id, ${now})
    order by u.full_name, u.username
    limit 100`.execute(tx);
  return rows;
}

/** Whether a user may act for another one at a moment. */
export async function mayActFor(
  tx: Transaction<Database>,
  whom: { orgId: string; userId: string; replacedUserId: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select may_act_at(${whom.orgId}, ${whom.userId}, ${whom.replacedUserId}, ${whom.now}) as may`.execute(tx);
  return rows[0]?.may === true;
}

/** The key under which a guest's assignment is addressed. */
export async function readAssignmentKey(
  tx: Transaction<Database>,
  orgId: string,
  assignmentId: string,
): Promise<string> {
  const row = await tx
    .selectFrom('assignment')
    .select('assignment_key')
    .where('org_id', '=', orgId)
    .where('assignment_id', '=', assignmentId)
    .executeTakeFirstOrThrow();
  return row.assignment_key;
}

/** The key of a request for documents, for the guest who came by its link. */
export async function readRequestKey(
  tx: Transaction<Database>,
  orgId: string,
  docRequestId: string,
): Promise<string> {
  const row = await tx
    .selectFrom('doc_request')
    .select('request_key')
    .where('org_id', '=', orgId)
    .where('doc_request_id', '=', docRequestId)
    .executeTakeFirstOrThrow();
  return row.request_key;
}

/** The key of an offer, for the guest who came by its link. */
export async function readOfferKey(
  tx: Transaction<Database>,
  orgId: string,
  offerId: string,
): Promise<string> {
  const row = await tx
    .selectFrom('offer')
    .select('offer_key')
    .where('org_id', '=', orgId)
    .where('offer_id', '=', offerId)
    .executeTakeFirstOrThrow();
  return row.offer_key ?? '';
}

/** The key of the link of a partner's job, for the guest who came by it. */
export async function readJobLinkKey(
  tx: Transaction<Database>,
  orgId: string,
  partnerJobLinkId: string,
): Promise<string> {
  const row = await tx
    .selectFrom('partner_job_link')
    .select('link_key')
    .where('org_id', '=', orgId)
    .where('partner_job_link_id', '=', partnerJobLinkId)
    .executeTakeFirstOrThrow();
  return row.link_key;
}

/** The key of the link of an accident statement, for the driver who came by it. */
export async function readStatementLinkKey(
  tx: Transaction<Database>,
  orgId: string,
  statementLinkId: string,
): Promise<string> {
  const row = await tx
    .selectFrom('accident_statement_link')
    .select('link_key')
    .where('org_id', '=', orgId)
    .where('accident_statement_link_id', '=', statementLinkId)
    .executeTakeFirstOrThrow();
  return row.link_key;
}
