import type { DemoPart } from '../demo-part.ts';
import type { DemoWorld } from '../demo-world.ts';
import { writeColleagueNotes } from './colleague-notes.ts';
import { pinned } from '../pinned-keys.ts';
import {
  claimNumbers,
  coverEveryStatus,
  makeClaims,
  makeItemHistory,
  makeOlderClaims,
  makeTrackerCases,
} from './make-claims.ts';

const fileCounts: Readonly<Record<string, number>> = { demo: 320, alfa: 20 };

/** Claim files with all that happened to them: work, papers, messages and the tracker's steps grow with a file. */
export const demoPart: DemoPart = {
  name: 'claims',
  invent(world) {
    const count = fileCounts[world.orgCode] ?? 0;
    if (count > 0) makeHistory(world, count);
  },
  async seed(tx, world) {
    if (world.orgCode === 'demo') await writeColleagueNotes(tx, world);
  },
};

function makeHistory(world: DemoWorld, count: number) {
  const numbers = claimNumbers(world.claimPrefix);
  if (world.orgCode === 'demo') {
    // The pinned numbers are the first ones of their year, whatever the year is now.
    for (const _ of pinned.trackerCases) numbers.next('rca', 2026);
    makeTrackerCases(world);
    makeItemHistory(world, numbers);
    makeOlderClaims(world, numbers);
  }
  const files = makeClaims(world, numbers, count);
  coverEveryStatus(world, files);
  world.rows.claim_number = numbers.given().map(({ year, letter, number }) => ({
    org_id: world.orgId,
    year,
    claim_letter: letter,
    last_number: number,
  }));
}
