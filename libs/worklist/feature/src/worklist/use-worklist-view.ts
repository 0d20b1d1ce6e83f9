import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useKeptView } from './use-kept-view.ts';
import { useOwnView, type ListPlace } from './use-list-place.ts';
import { addressOfList, asksForSomething, paramsOf, viewOf } from './worklist-address.ts';
import { isSameView, plainView, type WorklistColumn, type WorklistView } from './worklist-view.ts';

/** What the list of `place` shows, in which of the known columns, and how to show something else; each change is a step that Back undoes. */
export function useWorklistView(place: ListPlace, known: readonly WorklistColumn[]) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const own = useOwnView();
  const keep = useKeptView();
  const [view, showAtOnce] = useOptimistic(viewAt(place, params, known));

  const show = (next: WorklistView, { replace = false } = {}) => {
    // A saved view changes only when somebody saves it.
    if (place.kind !== 'view') keep({ ...next, columns: next.columns ?? own.columns });
    startTransition(async () => {
      // The address follows when the router has rendered it; a change made before that must build on this one.
      showAtOnce(next);
      await navigate(addressAt(place, pathname, next, own), { replace });
    });
  };
  const columns: WorklistColumn[] | undefined = view.columns ?? place.base.columns ?? own.columns;
  return {
    view,
    show,
    columns,
    isModified: place.kind === 'view' && !isSameView(view, place.base),
    revert: () => void navigate(pathname),
  };
}

function viewAt(place: ListPlace, params: URLSearchParams, known: readonly WorklistColumn[]): WorklistView {
  if (place.kind !== 'view') return viewOf(params, { ...plainView, category_code: listOf(place) }, known);
  return asksForSomething(params) || params.has('columns') ? viewOf(params, plainView, known) : place.base;
}

/** One's own list is the active one, unless the address says otherwise; a fixed list is itself. */
function listOf(place: ListPlace): WorklistView['category_code'] {
  return place.kind === 'list' ? place.base.category_code : plainView.category_code;
}

function addressAt(place: ListPlace, pathname: string, next: WorklistView, own: WorklistView): string {
  if (place.kind === 'list') return addressOfList(next.category_code, next);
  if (place.kind === 'view' && isSameView(next, place.base)) return pathname;
  const params = paramsOf(next);
  // An address that asks for nothing would open the list as it was left, or as it was saved.
  const isUsual = place.kind === 'own' && isSameView({ ...own, columns: undefined }, plainView);
  if (!asksForSomething(params) && !isUsual) params.set('category', next.category_code);
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
