import { localDateOf } from '@dosar/kernel/zone';
import { coverStatuses } from '../simulate/cover-statuses.ts';
import { demoOffice } from '../simulate/demo-office.ts';
import { officeCalendar } from '../simulate/office-calendar.ts';
import { simulateYear } from '../simulate/simulate-year.ts';
import type { SimulatedFile } from '../simulate/simulated-file.ts';
import type { DemoPart } from '../demo-part.ts';
import type { DemoWorld } from '../demo-world.ts';
import { writeColleagueNotes } from './colleague-notes.ts';
import { pinned } from '../pinned-keys.ts';
import { claimNumbers, coverEveryStatus, makeClaims, makeScriptedCases } from './make-claims.ts';

/** Where the chances of the simulated year begin. */
const seed = 4;

/** Claim files with all that happened to them: work, papers, messages and the tracker's steps grow with a file. */
export const demoPart: DemoPart = {
  name: 'claims',
  invent(world) {
    const office = demoOffice(world.orgCode);
    if (office === undefined) return;
    const { now } = world.moments;
    const calendar = officeCalendar(localDateOf(now));
    makeHistory(world, coverStatuses(simulateYear({ seed, now, calendar, ...office }), { now, calendar }));
  },
  async seed(tx, world) {
    if (world.orgCode === 'demo') await writeColleagueNotes(tx, world);
  },
};

function makeHistory(world: DemoWorld, courses: readonly SimulatedFile[]) {
  const numbers = claimNumbers(world.claimPrefix);
  if (world.orgCode === 'demo') {
    // The pinned numbers are the first ones of their year, whatever the year is now.
    for (const _ of pinned.trackerCases) numbers.next('rca', 2026);
    makeScriptedCases(world, numbers);
  }
  const files = makeClaims(world, numbers, courses);
  coverEveryStatus(world, files);
  world.rows.claim_number = numbers.given().map(({ year, letter, number }) => ({
    org_id: world.orgId,
    year,
    claim_letter: letter,
    last_number: number,
  }));
}
