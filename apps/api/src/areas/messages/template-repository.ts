import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { BilingualText, Language } from '#src/kernel/http/request-language.ts';
import { messageRulesOf } from './extension-points.ts';
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
    where org_id = ${orgId} and channel = ${channel} and is_active and template_set_id is null
    group by template_code order by min(position), template_code limit 200`.execute(tx);
  return rows;
}

/** A text that a message from a claim file begins with. */
export type FileTemplate = {
  /** The code of the text itself, which a set gives another one than that of the standard template. */
  code: string;
  subject: string | null;
  body: string;
  language: Language;
  version: number;
  /** For whom it stands in for the standard text. */
  textsFor?: BilingualText;
};

type Wanted = { claimFileId: string; code: string; channel: Channel; language: Language };

/**
 * A template in a language, else in the other one.
 *
 * A rule of the file can name a set: its text comes before the standard one, where it is in a language that the reader gets
 * at least as well.
 */
export async function findTemplate(
  tx: Tx,
  orgId: string,
  { claimFileId, code, channel, language }: Wanted,
): Promise<FileTemplate | undefined> {
  const rule = (await messageRulesOf(tx, orgId, [claimFileId])).get(claimFileId);
  const { rows } = await sql<Omit<FileTemplate, 'textsFor'> & { is_of_set: boolean }>`
    select template.template_code as code, template.subject, template.body, template.language, template.version,
      template.template_set_id is not null as is_of_set
    from message_template template
    left join message_template_set own on own.org_id = ${orgId} and own.template_set_id = template.template_set_id
    where template.org_id = ${orgId} and template.channel = ${channel} and template.is_active
      and case when template.template_set_id is null then template.template_code = ${code}
        else template.replaces_code = ${code} and template.template_set_id = ${rule?.templateSetId ?? null}::uuid
          and own.removed_at is null end
    order by template.language = ${language} desc, is_of_set desc limit 1`.execute(tx);
  const [found] = rows;
  if (found === undefined) return undefined;
  const { is_of_set: isOfSet, ...template } = found;
  return { ...template, ...(isOfSet && rule && { textsFor: rule.because }) };
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
