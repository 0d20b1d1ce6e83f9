/** A person's line and machine, as the browser is made to feel them. */
export type Profile = {
  name: string;
  processorSlowdown: number;
  roundTripMilliseconds: number;
  bitsPerSecond: { down: number; up: number };
  viewport: { width: number; height: number };
  isMobile: boolean;
};

const megabit = 1_000_000;

/** A clerk at an old office machine. */
export const office: Profile = {
  name: 'office',
  processorSlowdown: 4,
  roundTripMilliseconds: 40,
  bitsPerSecond: { down: 10 * megabit, up: 10 * megabit },
  viewport: { width: 1280, height: 800 },
  isMobile: false,
};

/** A claimant at the roadside: slow 4G as Lighthouse applies it in the browser, its delays included. */
export const mobile: Profile = {
  name: 'slow 4G',
  processorSlowdown: 4,
  roundTripMilliseconds: 562.5,
  bitsPerSecond: { down: 1.474_56 * megabit, up: 0.675 * megabit },
  viewport: { width: 390, height: 844 },
  isMobile: true,
};
