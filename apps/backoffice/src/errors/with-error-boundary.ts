import type { RouteObject } from 'react-router';
import { RouteError } from './route-error.tsx';

/** A page that breaks leaves what is around it alone. */
export function withErrorBoundary(route: RouteObject): RouteObject {
  if (route.index === true) return { ErrorBoundary: RouteError, ...route };
  return { ErrorBoundary: RouteError, ...route, children: route.children?.map(withErrorBoundary) };
}
