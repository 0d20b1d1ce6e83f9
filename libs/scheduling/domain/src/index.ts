export type {
  CalendarFacts,
  ClosedHours,
  DateHours,
  LaneFacts,
  MadeVisit,
  PersonFacts,
  PlaceFacts,
  PlanHours,
  Skill,
  Span,
  TakenTime,
  WeekHours,
} from './calendar-facts.ts';
export { isAtPost, leastPeopleOn, peopleAtPost, type PlaceMinimum } from './presence-at-places.ts';
export { slotCalendar, type SlotCalendar } from './slot-calendar.ts';
export type { SlotReason } from './slot-conditions.ts';
export {
  judgeSlot,
  searchSlots,
  visitMinutes,
  type FreeSlot,
  type PlaceDay,
  type SlotSearch,
} from './search-slots.ts';
export { quarter, spanOn } from './spans.ts';
export {
  changeableUntil,
  changeRefusal,
  graceMinutes,
  holdMinutes,
  isFromFuture,
  mostSelfMoves,
  reportableFrom,
  reportDueMinutes,
  reportRefusal,
  selfChangeMinutes,
  takingTime,
  type VisitStatus,
} from './visit-rules.ts';
