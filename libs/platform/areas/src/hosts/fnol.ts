import { extensionPoint } from '../extension-point.ts';
import type { Part } from '../lazy-part.tsx';

/** What a reported claim is told of its inspection. */
export type ReportedClaim = { claimFileNo: string; isForStaff: boolean };

/** How an hour for the inspection is chosen where a claim has just been reported, by its claimant or by a clerk. */
export const inspectionParts = extensionPoint<{ Part: Part<ReportedClaim> }>('fnol.inspection-parts');
