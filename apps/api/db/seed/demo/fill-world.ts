import { demoAccounts } from './demo-accounts.ts';
import { demoMoments } from './demo-moments.ts';
import type { demoOrganisations } from './demo-organisations.ts';
import { demoId, demoRandom, keyHash } from './demo-random.ts';
import { demoRows } from './demo-rows.ts';
import type { DemoContent, DemoStaff, DemoWorld } from './demo-world.ts';
import {
  claimNumbers,
  coverEveryStatus,
  makeClaims,
  makeItemHistory,
  makeTrackerCases,
} from './make-claims.ts';
import { makeMarks } from './make-marks.ts';
import { pinned } from './pinned-keys.ts';

type WorldFacts = {
  orgId: string;
  organisation: (typeof demoOrganisations)[number];
  branchIds: readonly string[];
  queueIds: Readonly<Record<string, string>>;
  contents: readonly DemoContent[];
  now: Date;
};

const fileCounts: Readonly<Record<string, number>> = { demo: 320, alfa: 20 };

/** Invents what happened in an organisation. Only `now` makes a difference between two calls. */
export function fillWorld({
  orgId,
  organisation,
  branchIds,
  queueIds,
  contents,
  now,
}: WorldFacts): DemoWorld {
  const random = demoRandom(organisation.org_code.length * 7_919);
  const world: DemoWorld = {
    orgId,
    orgCode: organisation.org_code,
    orgName: organisation.org_name,
    claimPrefix: organisation.claim_prefix,
    rows: demoRows(),
    random,
    moments: demoMoments(now, random),
    staff: staffOf(organisation.org_code),
    queueIds,
    branchIds,
    contents,
  };
  makeHistory(world, fileCounts[organisation.org_code] ?? 0);
  return world;
}

function makeHistory(world: DemoWorld, count: number) {
  if (count === 0) return;
  const numbers = claimNumbers(world.claimPrefix);
  if (world.orgCode === 'demo') {
    // The pinned numbers are the first ones of their year, whatever the year is now.
    for (const _ of pinned.trackerCases) numbers.next('rca', 2026);
    makeTrackerCases(world);
    makeItemHistory(world, numbers);
  }
  const files = makeClaims(world, numbers, count);
  coverEveryStatus(world, files);
  if (world.orgCode === 'demo') pinContactKey(world);
  makeMarks(world);
  world.rows.claim_number = numbers.given().map(({ year, letter, number }) => ({
    org_id: world.orgId,
    year,
    claim_letter: letter,
    last_number: number,
  }));
}

// The newest claimant has not confirmed the e-mail address yet.
function pinContactKey({ rows, moments }: DemoWorld) {
  const channel = rows.contact_channel.findLast(({ kind }) => kind === 'email');
  if (!channel) throw new Error('The demo world has no contact channel.');
  channel.confirmed_at = null;
  channel.confirm_key_hash = keyHash(pinned.contactKey);
  channel.confirm_key_expires_at = moments.hoursAfter(moments.now, 365 * 24);
}

function staffOf(orgCode: string): DemoStaff {
  const colleague = (username: string, weight: number) => {
    const fullName = demoAccounts.find((account) => account.username === username)?.fullName ?? username;
    return { userId: demoId('user', username), fullName, weight };
  };
  if (orgCode !== 'demo') {
    const everybody = [colleague('alfa.ana', 1)];
    return { handlers: everybody, assessors: everybody, payers: everybody };
  }
  return {
    handlers: [
      colleague('ana.ionescu', 38),
      colleague('radu.marin', 24),
      colleague('otilia.popa', 16),
      colleague('birou.fix', 14),
      colleague('maria.stan', 8),
    ],
    assessors: [colleague('elena.rusu', 45), colleague('dan.petrescu', 40), colleague('sorin.matei', 15)],
    payers: [colleague('maria.stan', 40), colleague('ana.ionescu', 60)],
  };
}
