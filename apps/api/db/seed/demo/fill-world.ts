import { demoAccounts } from './account/demo-accounts.ts';
import { sealedParty, type PersonalNumbers } from '../../server.ts';
import type { DemoPart } from './demo-part.ts';
import { demoMoments } from './demo-moments.ts';
import type { demoOrganisations } from './account/demo-organisations.ts';
import { demoId, demoRandom } from './demo-random.ts';
import { demoRows } from './demo-rows.ts';
import type { DemoContent, DemoStaff, DemoWorld } from './demo-world.ts';

type WorldFacts = {
  orgId: string;
  organisation: (typeof demoOrganisations)[number];
  branchIds: readonly string[];
  queueIds: Readonly<Record<string, string>>;
  contents: readonly DemoContent[];
  now: Date;
  numbers: PersonalNumbers;
};

/** Lets the areas invent what happened in an organisation. Only `now` makes a difference between two calls. */
export function fillWorld(
  parts: readonly DemoPart[],
  { orgId, organisation, branchIds, queueIds, contents, now, numbers }: WorldFacts,
): DemoWorld {
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
    sealedNumbers: (known) => sealedParty(numbers, orgId, known),
  };
  for (const { invent } of parts) invent?.(world);
  return world;
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
