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
