import { keepUserMetadata } from '#src/areas/account/index.ts';
import { tidyLine } from '@dosar/kernel/typed-line';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import {
  countOwnViews,
  findView,
  findViews,
  insertView,
  isNameTaken,
  lockViewsOf,
  removeView,
  rewriteView,
  type StoredView,
} from './saved-view-repository.ts';
import { countWorklists } from '../list/worklist-counts-repository.ts';
import { viewerOf } from '../list/worklist-viewer.ts';

/** The most saved views of a user. */
const mostOwnViews = 50;

type AnyCall = Pick<Call<'browseSavedViews'>, 'tx' | 'caller' | 'now'>;

/** The caller's views and those that their team shares; each with the number that the reader would find. */
export async function browseSavedViews(call: Call<'browseSavedViews'>): Promise<Schema<'SavedView'>[]> {
  return withTotals(call, await findViews(call.tx, call.caller, mostOwnViews));
}

/** Saves a list of work under a name. */
export async function createSavedView(call: Call<'createSavedView'>): Promise<Schema<'SavedView'>> {
  const { tx, caller, body, audit } = call;
  const name = usableName(body.name);
  await lockViewsOf(tx, caller);
  if ((await countOwnViews(tx, caller)) >= mostOwnViews)
    throw new Problem(409, 'conflict', { context: { reason: 'too_many' } });
  await refuseTakenName(call, name);
  const id = await insertView(tx, caller, { ...body, name });
  audit.subject(id);
  audit.note({ is_shared: body.is_shared });
  return oneView(call, id);
}

/** Changes one of the caller's own views. */
export async function updateSavedView(call: Call<'updateSavedView'>): Promise<Schema<'SavedView'>> {
  const { tx, caller, body, path, audit } = call;
  await lockViewsOf(tx, caller);
  const before = await ownView(call, path.saved_view_id);
  audit.subject(before.saved_view_id);
  audit.note({ is_shared: body.is_shared });
  if (before.row_version !== body.row_version) throw staleRowVersion(before.row_version);
  const name = usableName(body.name);
  await refuseTakenName(call, name, before.saved_view_id);
  await rewriteView(tx, caller, before.saved_view_id, { ...body, name });
  return oneView(call, before.saved_view_id);
}

/** Removes one of the caller's own views. */
export async function deleteSavedView(call: Call<'deleteSavedView'>): Promise<Schema<'Done'>> {
  const { saved_view_id: id } = await ownView(call, call.path.saved_view_id);
  call.audit.subject(id);
  await removeView(call.tx, call.caller, id);
  return { success: true };
}

function usableName(typed: string): string {
  const name = tidyLine(typed);
  if (name === '') throw fieldRefused('name', 'required');
  return name;
}

async function refuseTakenName({ tx, caller }: AnyCall, name: string, exceptId?: string): Promise<void> {
  if (await isNameTaken(tx, caller, name, exceptId))
    throw new Problem(409, 'conflict', { context: { reason: 'name_taken' } });
}

/** A colleague's view is as good as none, shared or not. */
async function ownView({ tx, caller }: AnyCall, id: string): Promise<StoredView> {
  const view = await findView(tx, caller, id);
  if (view?.is_own !== true) throw notFound();
  return view;
}

async function oneView(call: AnyCall, id: string): Promise<Schema<'SavedView'>> {
  const [view] = await withTotals(call, [await ownView(call, id)]);
  if (view === undefined) throw notFound();
  return view;
}

async function withTotals({ tx, caller, now }: AnyCall, views: StoredView[]): Promise<Schema<'SavedView'>[]> {
  const totals = await countWorklists(
    tx,
    views.map(({ settings }) => settings),
    viewerOf(caller, now),
  );
  return views.map((view, index) => ({ ...view, total: totals[index] ?? { count: 0, capped: false } }));
}

/** Keeps how the caller left the worklist (specification E3). */
export async function saveWorklistFilter({
  caller,
  body,
  tx,
}: Call<'saveWorklistFilter'>): Promise<Schema<'Done'>> {
  // A user who acts for a colleague does not change that colleague's stored worklist.
  if (caller.actorUserId === undefined) await keepUserMetadata(tx, caller, { worklist_filter: body });
  return { success: true };
}
