import type { Control } from './measurement.ts';
import { exactly } from './statistics.ts';

/**
 * What the products that one would pick instead measured, on the machine and with the profiles of docs/benchmark.md.
 *
 * They cannot be run here: each of them is a fixed figure, always marked as reported.
 */
const office = {
  Directus: {
    requests: 38,
    javascriptKb: 1867,
    firstPaint: 4510,
    useful: 7038,
    blocked: 1476,
    warmUseful: 4683,
  },
  'Atomic CRM': {
    requests: 12,
    javascriptKb: 695,
    firstPaint: 2466,
    useful: 2646,
    blocked: 316,
    warmUseful: 2264,
  },
  'react-admin': {
    requests: 17,
    javascriptKb: 344,
    firstPaint: 1386,
    useful: 2107,
    blocked: 443,
    warmUseful: 1801,
  },
};

// The floor page of React and Chakra on the machine where these peers were measured: it stands for that machine when
// the peers are looked at on another one.
const officeFloor = { useful: 945, warmUseful: 876 };

const interaction = {
  Directus: { openList: 342, openRecord: 644 },
  'Atomic CRM': { openList: 445, openRecord: 287 },
  'react-admin': { openList: 758, openRecord: 453 },
};

const slow4g = {
  'Atomic CRM': { firstPaint: 6500, largestPaint: 6600 },
  'react-admin': { firstPaint: 3900, largestPaint: 5000 },
};

// Both were measured side by side, so the one stands for the machine when the other is looked at on another machine.
const server = {
  Directus: { perSecond: 293, p99: 162 },
  fastifyPg: { perSecond: 2900, p99: 13.5 },
};

/** Figures of every profile by the product's name. */
export const peers = { office, officeFloor, interaction, slow4g, server };

/** A peer's figure as the control of a row. */
export function reported<Peer extends string, Figure extends string>(
  profile: Record<Peer, Record<Figure, number>>,
  peer: Peer,
  figure: Figure,
): Control {
  return { name: peer, value: exactly(profile[peer][figure]), isReported: true };
}

/** The best a peer reached in a figure of which less is better. */
export function bestReported<Peer extends string, Figure extends string>(
  profile: Record<Peer, Record<Figure, number>>,
  figure: Figure,
): Control {
  const names = Object.keys(profile) as Peer[];
  const best = names.reduce((one, other) => (profile[other][figure] < profile[one][figure] ? other : one));
  return reported(profile, best, figure);
}
