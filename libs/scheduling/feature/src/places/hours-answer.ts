import { reason } from '@dosar/forms';
import * as z from 'zod/mini';
import { hoursFault, type HoursFault } from './hours-text.ts';
import { messages } from './messages.ts';

const unless = (fault: HoursFault) =>
  z.refine<string>((text) => hoursFault(text) !== fault, { error: reason(`hours_${fault}`) });

/** Hours of a day as text; each thing that can be wrong has its own words. */
export const hoursAnswer = z
  .string()
  .check(unless('format'), unless('clock'), unless('quarters'), unless('reversed'), unless('overlap'));

/** Words for what is wrong with hours. */
export const faultMessages = {
  format: messages.hoursFormat,
  clock: messages.hoursClock,
  quarters: messages.hoursQuarters,
  reversed: messages.hoursReversed,
  overlap: messages.hoursOverlap,
} as const satisfies Record<HoursFault, object>;

/** The same as reasons of the form. */
export const hoursReasonTexts = {
  hours_format: messages.hoursFormat,
  hours_clock: messages.hoursClock,
  hours_quarters: messages.hoursQuarters,
  hours_reversed: messages.hoursReversed,
  hours_overlap: messages.hoursOverlap,
};
