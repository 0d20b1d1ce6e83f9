import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { filterParams, viewOf } from './worklist-address.ts';

/** The view in the address and the ways to change it; each change is a step that Back undoes. */
export function useWorklistView() {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => viewOf(params), [params]);

  const change = (values: Record<string, string | undefined>, options?: { replace: boolean }) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined || value === '') after.delete(name);
        else after.set(name, value);
      }
      return after;
    }, options);

  return {
    view,
    change,
    clear: () => change(Object.fromEntries(filterParams.map((name) => [name, undefined]))),
  };
}
