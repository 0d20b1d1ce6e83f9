import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { cursorAfter, positionOf } from '#src/kernel/http/page-cursor.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findSettingChanges } from '#src/kernel/settings/setting-change-repository.ts';
import { findPartner } from './directory-repository.ts';
import { findPartnerDocuments } from './partner-document-repository.ts';
import { ratesOf } from './partner-rates.ts';
import { isRestorablePartner } from './restorable-partner.ts';
import { countPartners, findEnds, findPartnerRows } from './partner-rows-repository.ts';

const pageSize = 50;
const list = ['partner-directory'];

/** The partners of the organisation, page by page. */
export async function browsePartnerDirectory({
  tx,
  caller,
  query,
  now,
}: Call<'browsePartnerDirectory'>): Promise<Schema<'PartnerDirectoryPage'>> {
  const after = query.after === undefined ? undefined : positionOf(query.after, list);
  const day = { orgId: caller.orgId, today: localDateOf(now) };
  const { q, kind, county_code, state, ends } = query;
  const search = { q, kind, county_code, state, ends };
  const rows = await findPartnerRows(tx, day, search, { after, limit: pageSize + 1 });
  const items = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? items.at(-1) : undefined;
  return {
    items,
    next_cursor: last ? cursorAfter(list, { key: last.name, id: last.partner_id }) : null,
    ...(await countPartners(tx, day, search)),
  };
}

/** One partner with everything that its pane shows. */
export function getPartner(call: Call<'getPartner'>): Promise<Schema<'Partner'>> {
  return partnerOf(call, call.path.partner_id);
}

type Reading = Pick<Call<'getPartner'>, 'tx' | 'caller' | 'now'>;

/** A partner as its pane shows it. */
export async function partnerOf({ tx, caller, now }: Reading, partnerId: string): Promise<Schema<'Partner'>> {
  const { orgId } = caller;
  const today = localDateOf(now);
  const found = await findPartner(tx, { orgId, partnerId }, today);
  if (found === undefined) throw notFound();
  return {
    ...found,
    ends: await findEnds(tx, { orgId, today }, partnerId),
    rates:
      found.row.kind === 'repair_shop' || found.row.kind === 'glass'
        ? await ratesOf(tx, { orgId, partnerId, day: today })
        : null,
    documents: await findPartnerDocuments(tx, { orgId, partnerId }, today),
  };
}

/** The page of the settings under which the history keeps partners. */
export const historyPage = 'partners';
const changesOfPage = 20;

/** Who changed what of a partner. */
export async function browsePartnerChanges({
  tx,
  caller,
  path,
  query,
  now,
}: Call<'browsePartnerChanges'>): Promise<Schema<'PartnerChangePage'>> {
  const place = { orgId: caller.orgId, partnerId: path.partner_id };
  if ((await findPartner(tx, place, localDateOf(now))) === undefined) throw notFound();
  const changes = ['partner-changes', place.partnerId];
  const after = query.after === undefined ? undefined : positionOf(query.after, changes);
  const rows = await findSettingChanges(tx, caller.orgId, historyPage, {
    after,
    limit: changesOfPage + 1,
    subjectId: place.partnerId,
  });
  const items = rows.slice(0, changesOfPage);
  const last = rows.length > changesOfPage ? items.at(-1) : undefined;
  return {
    items: items.map(({ change_id, fields, changed_at, changed_by_name, on_behalf_of_name }) => ({
      change_id,
      fields,
      changed_at: changed_at.toISOString(),
      changed_by_name,
      on_behalf_of_name,
      can_restore: isRestorablePartner(fields),
    })),
    next_cursor: last
      ? cursorAfter(changes, { key: last.changed_at.toISOString(), id: last.change_id })
      : null,
  };
}
