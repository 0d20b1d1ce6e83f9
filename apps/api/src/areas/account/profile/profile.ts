import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { UserMetadata } from '#src/kernel/database/json-columns.ts';
import { fittingPart } from '#src/kernel/http/fitting-part.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { SessionState } from '#src/kernel/session/session-state.ts';
import { appMetadata, looksOf, type Organisation } from './organisation-profile.ts';
import { preferencesOf } from './preferences.ts';
import {
  readAssignmentKey,
  readJobLinkKey,
  readStatementLinkKey,
  readOrganisation,
  readReplacedUsers,
  readOfferKey,
  readRequestKey,
  readUser,
} from './profile-repository.ts';

type Whom = Pick<
  SessionState,
  | 'orgId'
  | 'sessionId'
  | 'kind'
  | 'userId'
  | 'actorUserId'
  | 'roles'
  | 'features'
  | 'guestAssignmentTypeCode'
  | 'guestAssignmentId'
  | 'guestDocRequestId'
  | 'guestOfferId'
  | 'guestPartnerJobLinkId'
  | 'guestStatementLinkId'
>;
type Person = Pick<
  Schema<'Profile'>,
  | 'id'
  | 'user_id'
  | 'username'
  | 'nickname'
  | 'full_name'
  | 'language'
  | 'is_external'
  | 'is_expired'
  | 'is_default_pass'
  | 'impersonated_by_full_name'
  | 'replaced_users'
  | 'replaced_user_full_name'
>;

type ProfileOptions = {
  now: Date;
  language: Language;
  /** The key of the link that a guest came by; only its hash is kept, so a refresh no longer knows it. */
  guestKey?: string;
};

/**
 * Whom a session stands for and how their organisation looks (Specification E1 to E3).
 *
 * What an organisation has switched on, and what somebody keeps for their work, is part of the profile of signed-in staff.
 */
export async function profileOf(
  tx: Transaction<Database>,
  session: Whom,
  call: ProfileOptions,
): Promise<Schema<'Profile'>> {
  const organisation = await readOrganisation(tx, session.orgId);
  const { kind, userId } = session;
  const account = userId === null ? undefined : await readUser(tx, session.orgId, userId);
  const person =
    account === undefined ? visitor(session, call.language) : await user(tx, session, account, call.now);

  return {
    kind,
    ...person,
    roles: kind === 'staff' ? session.roles : [],
    impersonated_by_user_id: session.actorUserId,
    guest_scope: await guestScope(tx, session, organisation, call.guestKey),
    ...looksOf(organisation),
    ...((kind === 'staff' || kind === 'renew') && {
      app_metadata: appMetadata(organisation, person.language),
    }),
    ...(kind === 'staff' && {
      features: session.features,
      config_assistants_roles: organisation.app_metadata.assistant_role_codes ?? [],
      user_metadata: userMetadata(account?.user_metadata ?? {}, organisation),
    }),
  };
}

async function user(
  tx: Transaction<Database>,
  { orgId, actorUserId }: Whom,
  row: Awaited<ReturnType<typeof readUser>>,
  now: Date,
): Promise<Person> {
  const actor = actorUserId === null ? undefined : await readUser(tx, orgId, actorUserId);
  // Whoever already works for somebody else does not get to hand that on.
  const replaced = actor === undefined ? await readReplacedUsers(tx, orgId, row.user_id, now) : [];

  return {
    id: row.user_id,
    user_id: row.user_id,
    username: row.username,
    nickname: row.nickname,
    full_name: row.full_name,
    language: row.language,
    is_external: row.is_external,
    is_expired: row.is_password_expired,
    is_default_pass: row.is_default_password,
    impersonated_by_full_name: actor?.full_name ?? null,
    replaced_users: replaced,
    replaced_user_full_name: actor === undefined ? null : row.full_name,
  };
}

/** A guest or claimant has no account; the session stands in wherever an identity is asked for. */
function visitor(session: Whom, language: Language): Person {
  return {
    id: session.sessionId,
    user_id: session.sessionId,
    username: session.kind,
    nickname: '',
    full_name: '',
    language,
    is_external: true,
    is_expired: false,
    is_default_pass: false,
    impersonated_by_full_name: null,
    replaced_users: [],
    replaced_user_full_name: null,
  };
}

/** What somebody chose, or what holds until they choose (Specification E3). */
function userMetadata(metadata: UserMetadata, organisation: Organisation): Schema<'UserMetadata'> {
  return {
    worklist_filter: worklistFilter(metadata.worklist_filter),
    preferences: preferencesOf(metadata, organisation),
  };
}

function worklistFilter(stored: UserMetadata['worklist_filter']): Schema<'WorklistFilter'> {
  const usual = { filter_keys: 0, category_code: 'active' } as const;
  const kept = fittingPart('ViewSettings', { ...usual, ...stored }, usual);
  return {
    filter_keys: kept.filter_keys,
    assignment_type: kept.assignment_type ?? null,
    filter_criteria: kept.filter_criteria ?? null,
    category_code: kept.category_code,
    ...(kept.sort && { sort: kept.sort }),
    ...(kept.columns && { columns: kept.columns }),
  };
}

async function guestScope(
  tx: Transaction<Database>,
  session: Whom,
  organisation: Organisation,
  guestKey: string | undefined,
) {
  if (session.kind !== 'guest') return null;
  const {
    orgId,
    guestAssignmentId,
    guestDocRequestId,
    guestOfferId,
    guestPartnerJobLinkId,
    guestStatementLinkId,
  } = session;
  const keyOfLink = async () => {
    if (guestAssignmentId !== null) return guestKey ?? readAssignmentKey(tx, orgId, guestAssignmentId);
    if (guestDocRequestId !== null) return guestKey ?? readRequestKey(tx, orgId, guestDocRequestId);
    if (guestOfferId !== null) return guestKey ?? readOfferKey(tx, orgId, guestOfferId);
    if (guestPartnerJobLinkId !== null) return guestKey ?? readJobLinkKey(tx, orgId, guestPartnerJobLinkId);
    if (guestStatementLinkId !== null)
      return guestKey ?? readStatementLinkKey(tx, orgId, guestStatementLinkId);
    return organisation.org_key ?? '';
  };
  return { assignment_type: session.guestAssignmentTypeCode ?? '', assignment_key: await keyOfLink() };
}
