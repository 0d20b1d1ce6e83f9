import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { TransitionConditions } from '#src/kernel/database/index.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { BilingualText } from '#src/areas/claims/index.ts';

/** What the conditions of the status machine are judged by. */
export type FileFacts = {
  /** Columns of the claim file and its event that hold a value. */
  filledFields: readonly string[];
  /** Kinds of document that the file holds, refused ones left out. */
  docTypes: readonly string[];
  /** Names of the organisation's kinds of document. */
  docTypeNames: Readonly<Record<string, BilingualText>>;
  hasConfirmedContact: boolean;
  /** Open assignments of the file beside this one. */
  otherOpenAssignments: number;
};

const fieldNames: Record<string, BilingualText> = {
  policy_number: { ro: 'Numărul poliței', en: 'Policy number' },
  policy_insurer: { ro: 'Asigurătorul', en: 'Insurer' },
  estimated_amount: { ro: 'Valoarea estimată', en: 'Estimated amount' },
  agreed_amount: { ro: 'Valoarea agreată', en: 'Agreed amount' },
  paid_amount: { ro: 'Suma plătită', en: 'Paid amount' },
  county_code: { ro: 'Județul', en: 'County' },
  locality: { ro: 'Localitatea', en: 'Locality' },
  main_vehicle_id: { ro: 'Vehiculul', en: 'Vehicle' },
  occurred_on: { ro: 'Data evenimentului', en: 'Date of the event' },
  description: { ro: 'Descrierea evenimentului', en: 'Description of the event' },
};

const confirmedContact = { ro: 'Un canal de contact confirmat', en: 'A confirmed contact channel' };
const closedAssignments = { ro: 'Închiderea celorlalte activități', en: 'The other assignments closed' };

/** What is still missing, in words for the user; nothing when the conditions hold. */
export function missingFor(
  conditions: TransitionConditions,
  facts: FileFacts,
  language: Language,
): Schema<'MissingCondition'>[] {
  const missing: Schema<'MissingCondition'>[] = [];
  const add = (code: string, name: BilingualText | undefined) =>
    missing.push({ code, name: name?.[language] ?? code });

  for (const field of conditions.required_fields ?? [])
    if (!facts.filledFields.includes(field)) add(field, fieldNames[field]);
  for (const docType of conditions.required_doc_types ?? [])
    if (!facts.docTypes.includes(docType)) add(docType, facts.docTypeNames[docType]);
  if (conditions.confirmed_contact === true && !facts.hasConfirmedContact)
    add('confirmed_contact', confirmedContact);
  if (conditions.no_open_assignments === true && facts.otherOpenAssignments > 0)
    add('no_open_assignments', closedAssignments);
  return missing;
}

/** Reads the facts of a file, seen from one of its assignments. */
export async function findFileFacts(
  tx: Transaction<Database>,
  orgId: string,
  claimFileId: string,
  assignmentId: string,
): Promise<FileFacts> {
  const rows = await sql<FileFacts>`
    select
      array(select key from jsonb_each(to_jsonb(event) || to_jsonb(file)) as field (key, value)
        where value not in ('null', '""')) as "filledFields",
      array(select distinct doc_type_code from document
        where org_id = ${orgId} and claim_file_id = ${claimFileId} and state not in ('rejected', 'superseded')) as "docTypes",
      coalesce((select jsonb_object_agg(doc_type_code, jsonb_build_object('ro', name_ro, 'en', name_en))
        from doc_type where org_id = ${orgId}), '{}') as "docTypeNames",
      exists (select from contact_channel channel
        where channel.org_id = ${orgId} and channel.confirmed_at is not null and channel.bounced_at is null
          and channel.party_id in (file.claimant_party_id, file.notifier_party_id)) as "hasConfirmedContact",
      (select count(*)::integer from assignment
        where org_id = ${orgId} and claim_file_id = ${claimFileId} and assignment_id <> ${assignmentId}
          and category_code in ('new', 'active', 'waiting')) as "otherOpenAssignments"
    from claim_file file join event on event.org_id = file.org_id and event.event_id = file.event_id
    where file.org_id = ${orgId} and file.claim_file_id = ${claimFileId}
  `.execute(tx);
  const facts = rows.rows[0];
  if (facts === undefined) throw new Error('An assignment whose claim file does not exist.');
  return facts;
}
