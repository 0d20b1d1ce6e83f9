import type { CSSProperties } from 'react';

/** Values that a recipe reads as custom properties; React's own type knows none. */
export function cssVariables(variables: Record<`--${string}`, string | number>): CSSProperties {
  return variables;
}
