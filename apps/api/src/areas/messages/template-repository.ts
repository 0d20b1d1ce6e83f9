import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { offeredLanguage } from '#src/kernel/language/offered-language-sql.ts';

type Tx = Transaction<Database>;
type Channel = Schema<'MessageChannel'>;

/** The templates of a channel, each once, named in the language of whoever chooses. */
export async function findTemplates(
  tx: Tx,
  orgId: string,
  { channel, language }: { channel: Channel; language: Language },
) {
  const { rows } = await sql<Schema<'MessageTemplate'>>`
    select template_code as code, max(version) as version, array_agg(language order by language) as languages,
      coalesce(max(name) filter (where language = ${language}), max(name)) as name
    from message_template
    where org_id = ${orgId} and channel = ${channel} and is_active
    group by template_code order by min(position), template_code limit 200`.execute(tx);
  return rows;
}

/** A template in a language, else in the other one. */
export async function findTemplate(
  tx: Tx,
  orgId: string,
  { code, channel, language }: { code: string; channel: Channel; language: Language },
) {
  return tx
    .selectFrom('message_template')
    .where('org_id', '=', orgId)
    .where('template_code', '=', code)
    .where('channel', '=', channel)
    .where('is_active', '=', true)
    .select(['subject', 'body', 'language', 'version'])
    .orderBy((eb) => eb('language', '=', language), 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What templates can be filled with. */
export type TemplateFacts = {
  claim_file_no: string;
  claimant_name: string;
  recipient_name: string | null;
  /** That of the organisation, where no recipient is known. */
  recipient_language: Language;
  plate: string | null;
  vehicle: string | null;
  event_date: string | null;
  legal_due_date: string | null;
  agreed_bani: string | null;
  organisation: string;
  org_code: string;
  handler_name: string | null;
};

/** What the file of an assignment knows for a text to one of its parties. */
export async function findTemplateFacts(
  tx: Tx,
  orgId: string,
  asked: { claimFileId: string; partyId: string | undefined; userId: string; now: Date },
): Promise<TemplateFacts | undefined> {
  const { rows } = await sql<TemplateFacts>`
    select file.claim_file_no, file.claimant_name, party_name(recipient) as recipient_name,
      coalesce(${offeredLanguage(orgId, 'recipient.language')}, org.default_language) as recipient_language, file.plate,
      nullif(concat_ws(' ', brand.name, vehicle.model), '') as vehicle,
      event.occurred_on::text as event_date, file.legal_due_date::text as legal_due_date,
      (file.agreed_amount * 100)::bigint::text as agreed_bani, org.short_name as organisation, org.org_code,
      handler.full_name as handler_name
    from claim_file file
    join organisation org on org.org_id = file.org_id
    left join event on event.org_id = file.org_id and event.event_id = file.event_id
    left join vehicle on vehicle.org_id = file.org_id and vehicle.vehicle_id = file.main_vehicle_id
    left join vehicle_brand brand on brand.vehicle_brand_code = vehicle.vehicle_brand_code
    left join party recipient on recipient.org_id = file.org_id and recipient.party_id = ${asked.partyId ?? null}::uuid
    left join app_user handler on handler.org_id = file.org_id and handler.user_id = coalesce(contact_at(${orgId}, ${asked.userId}, ${asked.now}), ${asked.userId})
    where file.org_id = ${orgId} and file.claim_file_id = ${asked.claimFileId}`.execute(tx);
  return rows[0];
}
