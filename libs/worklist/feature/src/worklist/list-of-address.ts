import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { asksForSomething, categories, paramsOf, viewOf, worklistPath } from './worklist-address.ts';
import { isSameView, plainView, requestOf, viewOfSettings, type WorklistView } from './worklist-view.ts';

/** Where a page is. */
export type Address = { pathname: string; search: string };
/** The user's list as they left it; undefined for users without one. */
type WorklistFilter = Schema<'WorklistFilter'> | undefined;

/**
 * What the list at an address shows first to whoever left their own list so; nothing for a saved view, which has to be
 * read before.
 */
export function listOfAddress({ pathname, search }: Address, left: WorklistFilter): WorklistView | undefined {
  const params = new URLSearchParams(search);
  if (pathname === worklistPath) {
    const own = listAsLeft(params, left ? viewOfSettings(left) : plainView);
    return viewOf(own ? paramsOf(own) : params);
  }
  const list = /^\/assignments\/list\/([^/]+)$/.exec(pathname)?.[1];
  const category = categories.find((it) => it === list);
  return category && viewOf(params, { ...plainView, category_code: category });
}

/** One's own list as it was left, which an address that asks for nothing opens; nothing where that is the plain list. */
export function listAsLeft(params: URLSearchParams, own: WorklistView): WorklistView | undefined {
  const left = { ...own, columns: undefined };
  return asksForSomething(params) || isSameView(left, plainView) ? undefined : left;
}

/** The request for the first page of that list. */
export function firstPageOf(
  address: Address,
  left: WorklistFilter,
): JsonBodyOf<'browseWorklist'> | undefined {
  const view = listOfAddress(address, left);
  return view && requestOf(view, undefined);
}
