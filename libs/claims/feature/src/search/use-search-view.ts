import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { addressOf, stateOf, viewOf, type SearchState, type SearchView } from './search-view.ts';

/** The search of this history entry, and the ways to change it. */
export function useSearchView() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = stateIn(useLocation().state);
  const view = viewOf(params, state);

  return {
    view,
    /** The text whose only file was opened from here: coming back must not open it again. */
    opened: state.opened,
    show: (change: Partial<SearchView>, options: { replace: boolean } = { replace: false }) => {
      const next = { ...view, ...change };
      void navigate(addressOf(next), { ...options, state: stateOf(next) });
    },
    /** Leaves for a file; Back leads to this search as it was. */
    leaveFor: async (address: string) => {
      await navigate(addressOf(view), { replace: true, state: { ...stateOf(view), opened: view.q } });
      await navigate(address);
    },
  };
}

function stateIn(state: unknown): SearchState {
  const text = (name: 'q' | 'opened') => {
    const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
    return typeof value === 'string' ? { [name]: value } : {};
  };
  return { ...text('q'), ...text('opened') };
}
