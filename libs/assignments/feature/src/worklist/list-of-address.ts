import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { asksForSomething, categories, paramsOf, viewOf, worklistPath } from './worklist-address.ts';
import { isSameView, plainView, requestOf, viewOfSettings, type WorklistView } from './worklist-view.ts';

/** Where a page is. */
export type Address = { pathname: string; search: string };
type WorklistFilter = Schema<'Profile'>['user_metadata']['worklist_filter'];

/**
 * What the list at an address shows first to whoever left their own list so; nothing for a saved view, which has to be
 * read before.
 */
export function listOfAddress({ pathname, search }: Address, left: WorklistFilter): WorklistView | undefined {
  const params = new URLSearchParams(search);
  if (pathname === worklistPath) {
    const own = { ...viewOfSettings(left), columns: undefined };
    const isAsLeft = !asksForSomething(params) && !isSameView(own, plainView);
    return viewOf(isAsLeft ? paramsOf(own) : params);
  }
  const list = /^\/assignments\/list\/([^/]+)$/.exec(pathname)?.[1];
  const category = categories.find((it) => it === list);
  return category && viewOf(params, { ...plainView, category_code: category });
}

/** The request for the first page of that list. */
export function firstPageOf(
  address: Address,
  left: WorklistFilter,
): JsonBodyOf<'browseWorklist'> | undefined {
  const view = listOfAddress(address, left);
  return view && requestOf(view, undefined);
}
