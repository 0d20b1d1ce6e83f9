import { sql, type RawBuilder } from 'kysely';
import type { Schema } from '@dosar/openapi';
import {
  dashboardTiles,
  filterKey,
  worklistColumns,
  worklistFilters,
} from '#src/areas/worklist/extension-points.ts';

type RequestFilter = Schema<'WorklistRequestFilter'>;
type RequestState = Schema<'WorklistRequestState'>;

const today = sql`(now() at time zone 'Europe/Bucharest')::date`;
const isPending = sql`doc_request.status in ('sent', 'viewed', 'partial')`;

/** What a request has to be, by the filter that asks for it. */
const conditions: Record<RequestFilter, RawBuilder<boolean>> = {
  open: sql`doc_request.status in ('sent', 'viewed', 'partial', 'received')`,
  overdue: sql`${isPending} and doc_request.due_date < ${today}`,
  received: sql`doc_request.status = 'received'`,
};

const stateNames: Record<RequestState, { ro: string; en: string }> = {
  asked: { ro: 'cerute', en: 'asked for' },
  partial: { ro: 'o parte primite', en: 'some came' },
  received: { ro: 'de verificat', en: 'to be checked' },
  overdue: { ro: 'cu termen depășit', en: 'overdue' },
  accepted: { ro: 'complete', en: 'complete' },
  expired: { ro: 'expirate', en: 'expired' },
};

/** How far the request for documents of a file is, in the worklist and on the dashboard. */
export const requestEntries = [
  worklistColumns.entry({
    code: 'doc_request',
    fields: () => 'asked_documents.state as doc_request_state',
    // An open request says more than one that is over, however new that is.
    join: (orgId) => sql`left join lateral (
      select case when doc_request.status in ('received', 'accepted', 'expired') then doc_request.status
          when ${conditions.overdue} then 'overdue'
          when doc_request.status = 'partial' then 'partial' else 'asked' end as state
      from doc_request
      where doc_request.org_id = ${orgId} and doc_request.claim_file_id = page.claim_file_id
        and doc_request.status in ('sent', 'viewed', 'partial', 'received', 'accepted', 'expired')
      order by ${conditions.open} desc, doc_request.system_time desc, doc_request.doc_request_id limit 1
    ) asked_documents on true`,
    export: {
      title: { ro: 'Documente cerute', en: 'Requested documents' },
      kind: 'text',
      width: 20,
      valueOf: ({ doc_request_state: state }, language) =>
        state == null ? null : stateNames[state][language],
    },
  }),
  worklistFilters.entry({
    condition: ({ filter_criteria: criteria }, { orgId }) =>
      criteria?.doc_request === undefined
        ? undefined
        : sql`exists (select from doc_request where doc_request.org_id = ${orgId}
            and doc_request.claim_file_id = assignment.claim_file_id and ${conditions[criteria.doc_request]})`,
  }),
  dashboardTiles.entry({
    code: 'doc_requests_overdue',
    position: 105,
    settings: {
      filter_keys: filterKey.mine,
      category_code: 'active',
      filter_criteria: { doc_request: 'overdue' },
    },
  }),
];
