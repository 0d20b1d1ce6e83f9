import type { Part } from './part.ts';
import { bundle } from './bundle/bundle.ts';

/** Everything that is measured, cheapest first. A new part is one line here. */
export const parts: readonly Part[] = [bundle];
