import { extensionPoint } from '../extension-point.ts';
import type { Part } from '../lazy-part.tsx';

/** What a reported claim is told of its inspection. */
export type ReportedClaim = { claimFileNo: string; isForStaff: boolean };

/** How an hour for the inspection is chosen where a claim has just been reported, by its claimant or by a clerk. */
export const inspectionParts = extensionPoint<Part<ReportedClaim>>('fnol.inspections');

/** What has been typed of a claim, for areas that know something about whom and what it is about. */
export type TypedClaim = {
  eventDate: string;
  policyType: string;
  /** A CNP or CUI of the insured, while it is looked up; kept nowhere. */
  holderNumber: string;
  /** Caller, owners and drivers; no witnesses and nobody who was hurt. */
  people: readonly { name: string; cui: string; phone: string; email: string }[];
  plates: readonly string[];
  policyNumbers: readonly string[];
  countyCode: string;
  brandCode: string;
  categoryCode: string;
};

/** Who repairs the vehicle, chosen while the claim is taken in; without an id nobody is chosen yet. */
export type ChosenShop = { partnerId: string; name: string; reason: string };

/** What an area knows and offers while a claim is taken in, to people who may take it in themselves. */
export type IntakeParts = {
  /** Whom the claim is about; `line` is in the head of the page where there is no room beside the fields. */
  Notice: Part<{ typed: TypedClaim; look: 'card' | 'line' }>;
  /** How a shop is chosen; the host asks why beside it. */
  Choose: Part<{
    typed: TypedClaim;
    chosenId: string;
    onChoose: (shop: Pick<ChosenShop, 'partnerId' | 'name'>) => void;
  }>;
  /** Asks the chosen shop once the claim is registered; what fails stays in sight and is asked again. */
  Ask: Part<{ claimFileNo: string; assignmentId: string; chosen: ChosenShop }>;
};

/** Fetched with the page: the first pages do not carry it. What other areas know and offer while a claim is taken in, such as customers who get special care, and shops. */
export const intakeParts = extensionPoint<{ load: () => Promise<IntakeParts> }>('fnol.intake-parts');
