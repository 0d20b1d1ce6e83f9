import type { sealedParty } from '../../server.ts';
import type { DemoMoments } from './demo-moments.ts';
import type { DemoRandom } from './demo-random.ts';
import type { DemoRows } from './demo-rows.ts';
import type { PlannedPhoto } from './documents/planned-photo.ts';
import type { SimulatedFile } from './simulate/simulated-file.ts';

/** Who works in an organisation's demo world. */
export type DemoStaff = {
  handlers: readonly DemoColleague[];
  assessors: readonly DemoColleague[];
  payers: readonly DemoColleague[];
};

/** A user who can own work; the weight says how much of it. */
export type DemoColleague = { userId: string; username: string; fullName: string; weight: number };

/** A stored picture or paper that many demo documents share. */
export type DemoContent = {
  docTypeCode: string;
  fileName: string;
  mimeType: string;
  sizeBytes: number;
  sha256: string;
  storageKey: string;
  thumbnailKey: string | null;
  copyKey: string | null;
};

/** Everything that the makers of demo rows share. */
export type DemoWorld = {
  orgId: string;
  orgCode: string;
  orgName: string;
  claimPrefix: string;
  rows: DemoRows;
  random: DemoRandom;
  moments: DemoMoments;
  staff: DemoStaff;
  /** What happened to the claims of a year, by the id of the file that shows it. */
  courses: Map<string, SimulatedFile>;
  queueIds: Readonly<Record<string, string>>;
  branchIds: readonly string[];
  contents: readonly DemoContent[];
  /** Photos of vehicles: they are drawn when every row is invented. */
  photos: PlannedPhoto[];
  /** Locks personal numbers and accounts away: none stands in the database as it is. */
  sealedNumbers: (known: Parameters<typeof sealedParty>[2]) => ReturnType<typeof sealedParty>;
};
