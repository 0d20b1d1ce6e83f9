import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { BilingualText, Language } from '#src/kernel/http/request-language.ts';
import { findDocTypeNames } from '#src/areas/documents/index.ts';
import { findTemplateSets } from '#src/areas/messages/index.ts';
import type { RuleSettings } from './rule-settings.ts';

type Tx = Transaction<Database>;

/** Holds the open team that a rule sends work to, so that it is not closed before the rule is stored. */
export async function holdOpenTeam(
  tx: Transaction<Database>,
  orgId: string,
  teamId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from team where org_id = ${orgId} and team_id = ${teamId} and closed_at is null for share`.execute(
    tx,
  );
  return rows.length === 1;
}

/** Names of what settings name by ids and codes. */
export type RuleNames = {
  users: ReadonlyMap<string, string>;
  teams: ReadonlyMap<string, BilingualText>;
  docTypes: ReadonlyMap<string, BilingualText>;
  partners: ReadonlyMap<string, string>;
  templateSets: ReadonlyMap<string, string>;
};

const idsOf = (settings: readonly RuleSettings[]) => ({
  users: settings.flatMap(({ route, notice }) => [route?.user_id ?? [], notice?.user_ids ?? []].flat()),
  teams: settings.flatMap(({ route }) => route?.team_id ?? []),
  docTypes: settings.flatMap(({ documents }) => documents?.doc_type_codes ?? []),
  templateSets: settings.flatMap(({ messages }) => messages?.template_set_id ?? []),
  partners: settings.flatMap(({ partners }) => [
    ...(partners?.allowed_ids ?? []),
    ...(partners?.refused_ids ?? []),
  ]),
});

/** The names that some settings need; what is not of the organisation has none. */
export async function findRuleNames(
  tx: Tx,
  orgId: string,
  settings: readonly RuleSettings[],
): Promise<RuleNames> {
  const ids = idsOf(settings);
  const users = ids.users.length === 0 ? [] : await findUsers(tx, orgId, ids.users);
  const teams = ids.teams.length === 0 ? [] : await findTeams(tx, orgId);
  const docTypes = ids.docTypes.length === 0 ? [] : await findDocTypeNames(tx, orgId, ids.docTypes);
  const partners = ids.partners.length === 0 ? [] : await findPartners(tx, orgId, ids.partners);
  const sets = ids.templateSets.length === 0 ? [] : await findTemplateSets(tx, orgId);
  return {
    templateSets: new Map(sets.map((set) => [set.template_set_id, set.name])),
    users: new Map(users.map((user) => [user.user_id, user.full_name])),
    teams: new Map(teams.map((team) => [team.team_id, { ro: team.name_ro, en: team.name_en }])),
    docTypes: new Map(docTypes.map(({ doc_type_code: code, ro, en }) => [code, { ro, en }])),
    partners: new Map(partners.map((partner) => [partner.partner_id, partner.name])),
  };
}

/** People of the own staff who work here, with their address and language. */
export function findUsers(tx: Tx, orgId: string, ids: readonly string[]) {
  return tx
    .selectFrom('app_user')
    .select(['user_id', 'full_name', 'email', 'language', 'team_id', 'is_active'])
    .where('org_id', '=', orgId)
    .where('user_id', 'in', [...ids])
    .where('is_external', '=', false)
    .orderBy('user_id')
    .execute();
}

function findTeams(tx: Tx, orgId: string) {
  return tx
    .selectFrom('team')
    .select(['team_id', 'name_ro', 'name_en'])
    .where('org_id', '=', orgId)
    .orderBy('name_ro')
    .limit(200)
    .execute();
}

function findPartners(tx: Tx, orgId: string, ids?: readonly string[]) {
  return tx
    .selectFrom('partner')
    .select(['partner_id', 'name'])
    .where('org_id', '=', orgId)
    .$if(ids !== undefined, (query) => query.where('partner_id', 'in', [...(ids ?? [])]))
    .orderBy('name')
    .limit(1000)
    .execute();
}

/** What a rule can name. */
export async function findRuleChoices(
  tx: Tx,
  orgId: string,
  language: Language,
): Promise<Schema<'RuleChoices'>> {
  const docTypes = await tx
    .selectFrom('doc_type')
    .select(['doc_type_code', 'name_ro', 'name_en'])
    .where('org_id', '=', orgId)
    .where('is_active', '=', true)
    .orderBy('name_ro')
    .limit(200)
    .execute();
  const teams = await findTeams(tx, orgId);
  const partners = await findPartners(tx, orgId);
  const sets = await findTemplateSets(tx, orgId);
  return {
    teams: teams.map((team) => ({ id: team.team_id, name: team[`name_${language}`] })),
    doc_types: docTypes.map((type) => ({ id: type.doc_type_code, name: type[`name_${language}`] })),
    partners: partners.map((partner) => ({ id: partner.partner_id, name: partner.name })),
    template_sets: sets.map((set) => ({ id: set.template_set_id, name: set.name })),
  };
}
