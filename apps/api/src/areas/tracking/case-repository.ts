import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;

const documentsOfPage = 200;
/** Requests of a case that a claimant sees at most. */
const mostRequests = 50;

/** A claim file with what the tracker says about it now. */
export async function findTrackedCase(
  tx: Tx,
  orgId: string,
  claimFileId: string,
  { language, now }: { language: Language; now: Date },
) {
  return tx
    .selectFrom('claim_file as file')
    .innerJoin('organisation as org', 'org.org_id', 'file.org_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('tracker_event')
          .whereRef('tracker_event.org_id', '=', 'file.org_id')
          .whereRef('tracker_event.claim_file_id', '=', 'file.claim_file_id')
          .orderBy('tracker_event.system_time', 'desc')
          .orderBy('tracker_event.tracker_event_id', 'desc')
          .limit(1)
          .selectAll()
          .as('event'),
      (join) => join.onTrue(),
    )
    .leftJoin('assignment as master', (join) =>
      join
        .onRef('master.org_id', '=', 'file.org_id')
        .onRef('master.claim_file_id', '=', 'file.claim_file_id')
        .on('master.is_case_master', '=', true),
    )
    .leftJoin('app_user as handler', (join) =>
      join
        .onRef('handler.org_id', '=', 'master.org_id')
        // Whoever is away is not named: their replacement is, and without one the organisation.
        .on(sql<boolean>`handler.user_id = contact_at(${orgId}, master.assigned_user_id, ${now})`),
    )
    .where('file.org_id', '=', orgId)
    .where('file.claim_file_id', '=', claimFileId)
    .select([
      'file.claim_file_no',
      'file.plate',
      'file.opened_at',
      'file.tracker_step',
      'file.closed_at',
      'master.waiting_on',
      'event.tracker_event_id',
      'event.process_step_index',
      `event.event_title_${language} as event_title`,
      `event.event_description_${language} as event_description`,
      `event.next_step_title_${language} as next_step_title`,
      `event.next_step_description_${language} as next_step_description`,
      'event.expected_date',
      'event.action',
      'event.system_time',
      'handler.full_name as handler_name',
      'org.org_name',
      'org.contact_phone',
      'org.contact_email',
      'org.working_hours',
    ])
    .executeTakeFirst();
}

/** The day on which each step was first reached, in the zone of the business. */
export async function findStepDates(tx: Tx, orgId: string, claimFileId: string) {
  return tx
    .selectFrom('tracker_event')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .select([
      'process_step_index as index',
      sql<string>`(min(system_time) at time zone 'Europe/Bucharest')::date::text`.as('date'),
    ])
    .groupBy('process_step_index')
    .orderBy('process_step_index')
    .execute();
}

/** What the claimant was asked for, as long as something is owed or waits for a verdict. */
export async function findOpenRequests(
  tx: Tx,
  orgId: string,
  claimFileId: string,
  now: Date,
  language: Language,
  /** Only what this party was asked for. */
  recipientPartyId?: string,
) {
  return tx
    .selectFrom('doc_request as request')
    .innerJoin('doc_request_item as item', (join) =>
      join
        .onRef('item.org_id', '=', 'request.org_id')
        .onRef('item.doc_request_id', '=', 'request.doc_request_id'),
    )
    .innerJoin('doc_type as type', (join) =>
      join.onRef('type.org_id', '=', 'item.org_id').onRef('type.doc_type_code', '=', 'item.doc_type_code'),
    )
    .where('request.org_id', '=', orgId)
    .where('request.claim_file_id', '=', claimFileId)
    .where('request.status', 'in', ['sent', 'viewed', 'partial', 'received', 'rejected'])
    .where('request.expires_at', '>', now)
    .$if(recipientPartyId !== undefined, (query) =>
      query.where('request.recipient_party_id', '=', recipientPartyId ?? null),
    )
    .select([
      'request.request_key as key',
      sql<Date>`coalesce(request.sent_at, request.system_time)`.as('system_time'),
      'request.due_date',
      sql<string[]>`coalesce(array_agg(${sql.ref(`type.name_${language}`)} order by item.position)
        filter (where item.state in ('requested', 'rejected')), '{}')`.as('doc_type_names'),
      sql<
        Schema<'TrackedRequestItem'>[]
      >`jsonb_agg(jsonb_build_object('name', ${sql.ref(`type.name_${language}`)},
        'state', item.state, 'reject_reason', item.reject_reason) order by item.position)`.as('items'),
    ])
    .groupBy([
      'request.doc_request_id',
      'request.request_key',
      'request.due_date',
      'request.sent_at',
      'request.system_time',
    ])
    .orderBy('request.system_time')
    .limit(mostRequests)
    .execute();
}

type ReleasedDocumentsAsked = {
  orgId: string;
  claimFileId: string;
  language: Language;
  /** The document before the page; absent for the first page. */
  after?: string;
};

/** A page of the documents that were released to the claimant, newest first, and how many there are on all pages. */
export async function findReleasedDocuments(
  tx: Tx,
  { orgId, claimFileId, language, after }: ReleasedDocumentsAsked,
) {
  const released = tx
    .selectFrom('document')
    .where('document.org_id', '=', orgId)
    .where('document.claim_file_id', '=', claimFileId)
    .where('document.visibility', '=', 'claimant')
    .where('document.state', 'not in', ['rejected', 'superseded'])
    .where('document.scan_state', 'not in', ['pending', 'infected']);
  const rows = await released
    .innerJoin('doc_type', (join) =>
      join
        .onRef('doc_type.org_id', '=', 'document.org_id')
        .onRef('doc_type.doc_type_code', '=', 'document.doc_type_code'),
    )
    .select([
      'document.document_id as id',
      sql<string>`coalesce(document.description, ${sql.ref(`doc_type.name_${language}`)})`.as('description'),
      'document.registration_no',
      'document.registration_date',
      'document.system_time',
      'document.mime_type',
      'document.size_bytes as size',
    ])
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(document.system_time, document.document_id) < (select system_time, document_id from document
          where org_id = ${orgId} and claim_file_id = ${claimFileId} and document_id = ${after})`,
      ),
    )
    .orderBy('document.system_time', 'desc')
    .orderBy('document.document_id', 'desc')
    .limit(documentsOfPage)
    .execute();
  const { count } = await released
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    items: rows.map((row) => ({ ...row, system_time: row.system_time.toISOString() })),
    total: Number(count),
  };
}

/** The tracker's texts and steps as the organisation wrote them. */
export async function findTrackerConfig(tx: Tx, orgId: string, language: Language) {
  return tx
    .selectFrom('tracker_config')
    .where('org_id', '=', orgId)
    .select([
      `title_${language} as title`,
      `case_identifier_name_${language} as case_identifier_name`,
      `search_message_${language} as search_message`,
      `not_found_message_${language} as not_found_message`,
      `security_message_${language} as security_message`,
      `security_error_message_${language} as security_error_message`,
      'steps',
      'action',
    ])
    .executeTakeFirst();
}
