import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;
type Page = Schema<'Provisioning'>;

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** How the people of an organisation sign in. */
export function readOrganisationSignIn(tx: Tx, orgId: string) {
  return tx
    .selectFrom('organisation')
    .select(['org_code', 'sign_in_mode'])
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
}

/** Tokens, the newest first; their hashes stay where they are. */
export async function findTokens(tx: Tx, orgId: string, now: Date): Promise<Page['tokens']> {
  const { rows } = await sql<Page['tokens'][number]>`
    select token.token_id, token.name, ${instant('token.created_at')} as created_at, maker.full_name as created_by,
      ${instant('token.expires_at')} as expires_at, ${instant('token.last_used_at')} as last_used_at, token.row_version,
      case when token.ended_at is not null then 'ended' when token.expires_at <= ${now} then 'expired' else 'open' end as state
    from provisioning_token token
    join app_user maker on maker.org_id = token.org_id and maker.user_id = token.created_by_user_id
    where token.org_id = ${orgId} order by token.created_at desc, token.token_id desc limit 50`.execute(tx);
  return rows;
}

export async function countOpenTokens(tx: Tx, orgId: string, now: Date): Promise<number> {
  const row = await tx
    .selectFrom('provisioning_token')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('org_id', '=', orgId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

type NewToken = { name: string; tokenHash: string; madeBy: string; now: Date; expiresAt: Date };

export async function insertToken(tx: Tx, orgId: string, token: NewToken): Promise<string> {
  const row = await tx
    .insertInto('provisioning_token')
    .values({
      org_id: orgId,
      name: token.name,
      token_hash: token.tokenHash,
      created_at: token.now,
      created_by_user_id: token.madeBy,
      expires_at: token.expiresAt,
    })
    .returning('token_id')
    .executeTakeFirstOrThrow();
  return row.token_id;
}

/** Holds a token; answers its version. */
export function holdToken(tx: Tx, orgId: string, tokenId: string) {
  return tx
    .selectFrom('provisioning_token')
    .select(['row_version', 'ended_at'])
    .where('org_id', '=', orgId)
    .where('token_id', '=', tokenId)
    .forUpdate()
    .executeTakeFirst();
}

export async function endToken(
  tx: Tx,
  orgId: string,
  tokenId: string,
  { endedBy, now }: { endedBy: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('provisioning_token')
    .set((row) => ({ ended_at: now, ended_by_user_id: endedBy, row_version: row('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('token_id', '=', tokenId)
    .execute();
}

/** What groups give, in the order of their names. */
export async function findMappings(tx: Tx, orgId: string, language: Language): Promise<Page['mappings']> {
  const { rows } = await sql<Page['mappings'][number]>`
    select mapping.mapping_id, mapping.group_name, mapping.team_id, team.${sql.ref(`name_${language}`)} as team_name,
      coalesce((select jsonb_agg(jsonb_build_object('role_code', role.role_code, 'name', role.${sql.ref(`name_${language}`)})
        order by role.position) from role where role.role_code = any (mapping.role_codes)), '[]')
      || coalesce((select jsonb_agg(jsonb_build_object('role_code', 'own.' || own_role.own_role_id::text, 'name', own_role.name)
        order by own_role.name) from own_role where own_role.org_id = mapping.org_id
          and 'own.' || own_role.own_role_id::text = any (mapping.role_codes)), '[]') as roles,
      (select (select count(*) from provisioned_group_member member
          where member.org_id = g.org_id and member.group_id = g.group_id)::integer
        from provisioned_group g
        where g.org_id = mapping.org_id and lower(g.display_name) = lower(mapping.group_name)) as members,
      ${instant('mapping.saved_at')} as saved_at, saver.full_name as saved_by, mapping.row_version
    from group_mapping mapping
    join app_user saver on saver.org_id = mapping.org_id and saver.user_id = mapping.saved_by_user_id
    left join team on team.org_id = mapping.org_id and team.team_id = mapping.team_id
    where mapping.org_id = ${orgId} order by lower(mapping.group_name) limit 500`.execute(tx);
  return rows;
}

/** Groups that give nothing, of the directory and of sign-ins. */
export async function findUnmappedGroups(tx: Tx, orgId: string): Promise<Page['unmapped_groups']> {
  const { rows } = await sql<Page['unmapped_groups'][number]>`
    select seen.group_name, seen.source, ${instant('seen.last_seen_at')} as last_seen_at
    from (
      select display_name as group_name, 'scim' as source, updated_at as last_seen_at
      from provisioned_group where org_id = ${orgId}
      union all
      select group_name, 'claims', last_seen_at from unmapped_group where org_id = ${orgId}
    ) seen
    where not exists (select from group_mapping mapping
      where mapping.org_id = ${orgId} and lower(mapping.group_name) = lower(seen.group_name))
    order by lower(seen.group_name), seen.source limit 100`.execute(tx);
  return rows;
}

/** The last changes that directories made or were refused. */
export async function findDirectoryCalls(tx: Tx, orgId: string): Promise<Page['calls']> {
  const { rows } = await sql<Page['calls'][number]>`
    select ${instant('entry.system_time')} as at, entry.event, entry.outcome,
      coalesce(entry.data ->> 'scim_type', entry.reason) as reason,
      coalesce(person.full_name, g.display_name) as subject
    from audit_log entry
    left join app_user person on entry.entity = 'user' and person.org_id = entry.org_id
      and person.user_id::text = entry.entity_id
    left join provisioned_group g on entry.entity = 'provisioned_group' and g.org_id = entry.org_id
      and g.group_id::text = entry.entity_id
    where entry.org_id = ${orgId} and entry.actor_kind = 'provisioning' order by entry.seq desc limit 50`.execute(
    tx,
  );
  return rows;
}

/** Teams that are open. */
export async function findOpenTeams(tx: Tx, orgId: string, language: Language): Promise<Page['teams']> {
  const { rows } = await sql<Page['teams'][number]>`
    select team_id, ${sql.ref(`name_${language}`)} as name from team
    where org_id = ${orgId} and closed_at is null order by 2, team_id limit 500`.execute(tx);
  return rows;
}

/** What a sign-in at the provider brings; nothing before it was ever said. */
export async function readRules(
  tx: Tx,
  orgId: string,
): Promise<{ groups_claim: string | null; creates_people: boolean; row_version: number }> {
  const row = await tx
    .selectFrom('provisioning_rules')
    .select(['groups_claim', 'creates_people', 'row_version'])
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return row ?? { groups_claim: null, creates_people: false, row_version: 0 };
}

/** Keeps the rules; false when they are not as they were read any more. */
export async function keepRules(
  tx: Tx,
  orgId: string,
  rules: { groups_claim: string | null; creates_people: boolean; row_version: number },
): Promise<boolean> {
  const { groups_claim, creates_people, row_version: version } = rules;
  const { rows } = await sql`
    insert into provisioning_rules as kept (org_id, groups_claim, creates_people)
    select ${orgId}, ${groups_claim}, ${creates_people}
    where ${version} = 0 or exists (select from provisioning_rules where org_id = ${orgId})
    on conflict (org_id) do update set groups_claim = excluded.groups_claim, creates_people = excluded.creates_people,
      row_version = kept.row_version + 1 where kept.row_version = ${version}
    returning org_id`.execute(tx);
  return rows.length === 1;
}

/** Remembers groups of a sign-in that no mapping knows; the newest hundred of an organisation are kept. */
export async function noteUnmappedGroups(
  tx: Tx,
  orgId: string,
  groups: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    insert into unmapped_group (org_id, group_name, last_seen_at)
    select distinct ${orgId}::uuid, named, ${now}::timestamptz from unnest(${groups}::text[]) as named
    where not exists (select from group_mapping mapping
      where mapping.org_id = ${orgId} and lower(mapping.group_name) = lower(named))
    order by 2
    on conflict (org_id, group_name) do update set last_seen_at = excluded.last_seen_at`.execute(tx);
  await sql`
    delete from unmapped_group where org_id = ${orgId} and group_name not in (
      select group_name from unmapped_group where org_id = ${orgId} order by last_seen_at desc, group_name limit 100)`.execute(
    tx,
  );
}
