import { isPreviewOnly } from '@dosar/openapi/preview-only';
import type { BodyOf, SuccessBody } from '@dosar/openapi';
import { actorOf, recordAudit } from '#src/kernel/audit/record-audit.ts';
import { inTenant, readInTenant, type Db } from '#src/kernel/database/index.ts';
import { ReadyJson } from '#src/kernel/http/ready-json.ts';
import type { Call, StandaloneCall } from '#src/kernel/http/route-table.ts';
import { searchedText } from './worklist-conditions-sql.ts';
import { cursorAfter, positionOf } from '#src/kernel/http/page-cursor.ts';
import { orderOf } from './worklist-filter.ts';
import { cappedCount, countWorklistNews } from './worklist-counts-repository.ts';
import { findWorklist } from './worklist-repository.ts';
import { viewerOf } from './worklist-viewer.ts';

/** One page of the worklist (specification B9): nearest deadline first unless asked otherwise. */
export async function browseWorklist({
  body,
  caller,
  tx,
  now,
  language,
}: Call<'browseWorklist'>): Promise<ReadyJson<SuccessBody<'browseWorklist'>>> {
  const viewer = viewerOf(caller, now);
  const filter = viewer.findsPeople ? body : withoutNames(body);
  const { column, direction } = orderOf(filter);
  const list = [column, direction];
  const after = filter.after === undefined ? undefined : positionOf(filter.after, list);

  const { items, next, total } = await findWorklist(tx, filter, viewer, language, after);
  const cursor = next === undefined ? null : cursorAfter(list, next);
  return new ReadyJson(
    `{"items":${items},"next_cursor":${JSON.stringify(cursor)},"total":${JSON.stringify(total)}}`,
  );
}

/** The same in a transaction of its own. A page is one statement; a search sets something for it before. */
export function readWorklist(db: Db, call: StandaloneCall<'browseWorklist'>) {
  const { orgId, roles } = call.caller;
  if (isPreviewOnly(roles)) return previewWorklist(db, call);
  return searchedText(call.body) === undefined
    ? readInTenant(db, orgId, (tx) => browseWorklist({ ...call, tx }))
    : inTenant(db, orgId, (tx) => browseWorklist({ ...call, tx }), { retry: true });
}

/** The nearest deadline first instead of an order by names: one could begin the list at a name, and so look for it. */
function withoutNames({ sort, ...filter }: BodyOf<'browseWorklist'>): BodyOf<'browseWorklist'> {
  return { ...filter, ...(sort !== undefined && sort.column !== 'claimant_name' && { sort }) };
}

/** Each look of somebody who may only preview files is recorded. */
function previewWorklist(db: Db, call: StandaloneCall<'browseWorklist'>) {
  const { caller, body, address, now } = call;
  return inTenant(
    db,
    caller.orgId,
    async (tx) => {
      const page = await browseWorklist({ ...call, tx });
      await recordAudit(tx, {
        event: 'WORKLIST_PREVIEWED',
        outcome: 'success',
        actor: actorOf(caller),
        operationId: 'browseWorklist',
        address,
        data: { is_search: searchedText(body) !== undefined },
        now,
      });
      return page;
    },
    { retry: true },
  );
}

/** How many assignments have come into a list since its rows were read. */
export async function countNews({ body, caller, tx, now }: Call<'countNews'>) {
  const { settings, known_ids: knownIds, shown_for: shownFor } = body;
  const since = shownFor === null ? null : new Date(now.getTime() - shownFor * 1000);
  const { columns: _columns, sort: _sort, ...filter } = settings;
  return cappedCount(await countWorklistNews(tx, filter, viewerOf(caller, now), { knownIds, since }));
}
