import type { Skill } from './calendar-facts.ts';

/** Why an hour can be booked or not; each code has its sentence on the screens. */
export type ReasonCode =
  | 'quarter_hour'
  | 'lead_time'
  | 'days_ahead'
  | 'holiday'
  | 'closed_hours'
  | 'place_open'
  | 'works_here'
  | 'present'
  | 'skills'
  | 'daily_cap'
  | 'person_free'
  | 'travel'
  | 'lane_free';

/** What the sentence of a condition names. */
export type ReasonValues = {
  name?: string;
  from?: string;
  until?: string;
  place?: string;
  lane?: string;
  plate?: string;
  skills?: readonly Skill[];
  count?: number;
  cap?: number;
  minutes?: number;
};

/** A condition with its outcome. */
export type SlotReason = { code: ReasonCode; holds: boolean; values: ReasonValues };
