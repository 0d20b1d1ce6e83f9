import { claimFile } from '../claim-file/claim-file.ts';
import { interact } from '../interact/interact.ts';
import { load } from '../load/load.ts';
import type { Part } from '../part.ts';
import { scroll } from '../scroll/scroll.ts';

/** What is measured on pages in a browser, cheapest first. */
export const browserParts: readonly Part[] = [load, interact, claimFile, scroll];
