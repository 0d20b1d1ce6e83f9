import { keptChoice } from '../kept/kept-choice.ts';

/** How close together rows and controls stand. */
export type Density = 'comfortable' | 'compact';

const choice = keptChoice<Density>('dosar.density', ['comfortable', 'compact']);

/** What the person chose on this device, or `comfortable`. */
export const chosenDensity = choice.chosen;

/** Whether anybody has chosen a density on this device. */
export const isDensityChosen = choice.isMade;

/** Sets rows and controls so far apart from now on, and remembers it on this device. */
export const chooseDensity = choice.make;
