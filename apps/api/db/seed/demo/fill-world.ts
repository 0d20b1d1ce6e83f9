import { demoAccounts } from './account/demo-accounts.ts';
import { demoColleagues, type WeighedPerson } from './account/demo-colleagues.ts';
import { localDateOf } from '@dosar/kernel/zone';
import { officeCalendar } from './simulate/office-calendar.ts';
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
    moments: demoMoments(now, random, officeCalendar(localDateOf(now))),
    staff: staffOf(organisation.org_code),
    courses: new Map(),
    queueIds,
    branchIds,
    contents,
    photos: [],
    sealedNumbers: (known) => sealedParty(numbers, orgId, known),
  };
  for (const { invent } of parts) invent?.(world);
  return world;
}

function staffOf(orgCode: string): DemoStaff {
  const { handlers, assessors, payers } = demoColleagues(orgCode);
  const colleague = ({ username, weight }: WeighedPerson) => {
    const fullName = demoAccounts.find((account) => account.username === username)?.fullName ?? username;
    return { userId: demoId('user', username), username, fullName, weight };
  };
  return {
    handlers: handlers.map(colleague),
    assessors: assessors.map(colleague),
    payers: payers.map(colleague),
  };
}
