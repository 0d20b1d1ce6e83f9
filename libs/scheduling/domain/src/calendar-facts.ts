import type { LocalDate } from '@dosar/kernel/dates';

/** What an assessor can inspect beside ordinary cars, and what a lane is made for. */
export type Skill = 'truck' | 'motorcycle' | 'electric' | 'adas' | 'glass' | 'hail';

/** Minutes of the day on the clock of Bucharest; `to` is the first minute after. */
export type DayHours = { from_minute: number; to_minute: number };

/** Hours on a weekday; Monday is 1 and Sunday 7. */
export type WeekHours = DayHours & { weekday: number };

/** Hours of one date instead of the usual ones; closed when there are none. */
export type DateHours = {
  date: LocalDate;
  hours: readonly DayHours[];
  /** Of a person: where these hours are, whatever the weekday; everywhere that they work that weekday when absent. */
  place_id?: string | undefined;
};

/** Part of a place that takes one vehicle at a time. */
export type LaneFacts = { laneId: string; name: string; skills: readonly Skill[] };

/** A place with what limits its hours. */
export type PlaceFacts = {
  placeId: string;
  name: string;
  kind: 'centre' | 'mobile' | 'partner';
  hours: readonly WeekHours[];
  exceptions: readonly DateHours[];
  leadMinutes: number;
  daysAhead: number;
  /** Empty in mobile zones, where vehicles are visited. */
  lanes: readonly LaneFacts[];
};

/** Hours of an assessor at one place on a weekday. */
export type PlanHours = WeekHours & { place_id: string; breaks: readonly DayHours[] };

/** A time, from its first instant to the first one after it, in milliseconds. */
export type Span = { from: number; until: number };

/** An assessor with working plan, skills, limits and absences. */
export type PersonFacts = {
  userId: string;
  name: string;
  skills: readonly Skill[];
  dailyCap: number;
  travelMinutes: number;
  hours: readonly PlanHours[];
  exceptions: readonly DateHours[];
  away: readonly Span[];
};

/** Time that is taken by a visit or by a hold that has not ended. */
export type TakenTime = Span & {
  visitId: string;
  userId: string;
  laneId: string | null;
  placeId: string;
  plate: string | null;
};

/** The part of a day in which the organisation is closed, with the name that people gave it. */
export type ClosedHours = DayHours & { name: string };

/** Everything that decides whether an hour can be booked. */
export type CalendarFacts = {
  now: number;
  /** Public holidays and days on which the organisation is closed, by date. */
  holidays: ReadonlyMap<LocalDate, string>;
  /** Days on which the organisation is closed for some hours, by date. */
  closedHours?: ReadonlyMap<LocalDate, ClosedHours>;
  places: readonly PlaceFacts[];
  people: readonly PersonFacts[];
  taken: readonly TakenTime[];
  /** Visits that are over: their time is free again, but they count towards the most visits of a day. */
  made?: readonly MadeVisit[];
};

/** A visit that is over, whatever came of it. */
export type MadeVisit = { visitId: string; userId: string; from: number };
