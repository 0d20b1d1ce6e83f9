import type { DemoRandom } from '../demo-random.ts';
import type { simulatedOffice } from './office.ts';
import type { SimulatedFile, SimulatedPerson, SimulatedWork } from './simulated-file.ts';

/** What every step of a course needs: the office, its people by role, and the random draws. */
export type CourseFacts = {
  office: ReturnType<typeof simulatedOffice>;
  random: DemoRandom;
  handlers: readonly SimulatedPerson[];
  assessors: readonly SimulatedPerson[];
  payers: readonly SimulatedPerson[];
  /** Books the next free hour of an assessor, some days or more after `from`. */
  takeVisit: (assessor: string, from: Date, days: number) => Date;
};

/** A claim with the inspection of its vehicle. */
export type Inspection = {
  file: SimulatedFile;
  handling: SimulatedWork;
  inspection: SimulatedWork;
  assessor: string;
};
