import { sql, type RawBuilder } from 'kysely';
import type { SubjectNames } from '../extension-points.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';

/** The day in Romania on which something happened. */
export const dayOf = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone 'Europe/Bucharest')::date`;

/** Holds for moments of a period; said of the moment itself, so that an index can find them. */
export const within = (moment: RawBuilder<unknown>, { from, to }: { from: string; to: string }) =>
  sql`${moment} >= ${from}::date::timestamp at time zone 'Europe/Bucharest'
    and ${moment} < (${to}::date + 1)::timestamp at time zone 'Europe/Bucharest'`;

/** What each case of a claim file carries beside its day, subject, value and amount. */
export const ofFile = sql`file.claim_file_id, file.policy_type_code, file.county_code`;

/** Names that never change, by code. */
export const namesOf =
  (names: Readonly<Record<string, BilingualText>>): SubjectNames =>
  async (_tx, _orgId, language) =>
    new Map(Object.entries(names).map(([code, name]) => [code, name[language]]));

/** How claims come in. */
export const channelNames = namesOf({
  web_guest: { ro: 'Site, fără cont', en: 'Web form' },
  phone: { ro: 'Telefon', en: 'Phone' },
  staff: { ro: 'La ghișeu', en: 'At a desk' },
  email: { ro: 'E-mail', en: 'E-mail' },
  partner: { ro: 'Partener', en: 'Partner' },
  api: { ro: 'Alt sistem', en: 'Another system' },
});

/** Names of people. */
export const userNames: SubjectNames = async (tx, orgId) => {
  const { rows } = await sql<{ id: string; name: string }>`
    select user_id as id, full_name as name from app_user where org_id = ${orgId} limit 20000`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Names of partners. */
export const partnerNames: SubjectNames = async (tx, orgId) => {
  const { rows } = await sql<{ id: string; name: string }>`
    select partner_id as id, name from partner where org_id = ${orgId} limit 20000`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Names of special customers; for reports of those alone who may know all of them. */
export const specialCustomerNames: SubjectNames = async (tx, orgId) => {
  const { rows } = await sql<{ id: string; name: string }>`
    select special_customer_id as id, name from special_customer where org_id = ${orgId} limit 20000`.execute(
    tx,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Names of places where vehicles are inspected. */
export const placeNames: SubjectNames = async (tx, orgId) => {
  const { rows } = await sql<{ id: string; name: string }>`
    select place_id as id, name from place where org_id = ${orgId} limit 20000`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Names of kinds of work. */
export const workNames: SubjectNames = async (tx, orgId, language) => {
  const { rows } = await sql<{ code: string; name: string }>`
    select assignment_type_code as code, ${sql.ref(`name_${language}`)} as name from assignment_type
    where org_id = ${orgId} limit 500`.execute(tx);
  return new Map(rows.map(({ code, name }) => [code, name]));
};

/** Names of kinds of documents. */
export const documentNames: SubjectNames = async (tx, orgId, language) => {
  const { rows } = await sql<{ code: string; name: string }>`
    select doc_type_code as code, ${sql.ref(`name_${language}`)} as name from doc_type
    where org_id = ${orgId} limit 1000`.execute(tx);
  return new Map(rows.map(({ code, name }) => [code, name]));
};

/** Why legal terms are missed. */
export const delayNames: SubjectNames = async (tx, orgId, language) => {
  const { rows } = await sql<{ code: string; name: string }>`
    select reason_code as code, ${sql.ref(`name_${language}`)} as name from reason
    where org_id = ${orgId} and place = 'delay' limit 200`.execute(tx);
  return new Map(rows.map(({ code, name }) => [code, name]));
};
