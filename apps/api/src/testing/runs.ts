import process from 'node:process';

/** Whether this is the run of heavy cases, `test-heavy`: alone on the machine, with everything that takes minutes. */
export const isHeavyRun = process.env['TEST_HEAVY'] === '1';

/**
 * How much of a crash, race, sweep or property test is run.
 *
 * The ordinary run takes the quick half, a fixed part of the whole, so that each change sees what the test proves;
 * `test-heavy` takes all of it.
 */
export const runs = <Amount>({ quick, heavy }: { quick: Amount; heavy: Amount }): Amount =>
  isHeavyRun ? heavy : quick;

const asked = { runs: process.env['TEST_RUNS'], seed: process.env['TEST_SEED'] };

/**
 * How many cases a property test draws, and from which seed: those of its run, unless `TEST_RUNS` and `TEST_SEED` say otherwise.
 *
 * The two search further than any run of the repository does, from a new seed each time; a failure names its seed.
 */
export const drawn = ({ quick, heavy, seed }: { quick: number; heavy: number; seed: number }) => ({
  numRuns: asked.runs === undefined ? runs({ quick, heavy }) : Number(asked.runs),
  seed: asked.seed === undefined ? seed : Number(asked.seed),
});

/** The patience for as many cases, in milliseconds. */
export const patienceFor = (quick: number): number =>
  asked.runs === undefined ? runs({ quick, heavy: 7_200_000 }) : 7_200_000;
