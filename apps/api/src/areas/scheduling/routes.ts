import { standalone, type RouteTable } from '#src/kernel/http/route-table.ts';
import { getBoard } from './board/get-board.ts';
import { bookVisit } from './booking/book-visit.ts';
import { cancelVisit } from './booking/cancel-visit.ts';
import { browseBookable, getVisits, readOwnVisit, type OwnVisitNeeds } from './booking/get-visits.ts';
import { holdSlot } from './booking/hold-slot.ts';
import { rescheduleVisit } from './booking/reschedule-visit.ts';
import { getVisitCalendar } from './claimant/visit-calendar.ts';
import { getMyDay } from './field/get-my-day.ts';
import { reportFieldStatus, type FieldNeeds } from './field/report-field-status.ts';
import { findLeftOutVisits } from './left-out/find-left-out-visits.ts';
import { confirmPhone, sendPhoneCode } from './phone/phone-code.ts';
import { findOpenCounties } from './places/place-repository.ts';
import { browsePlaceVisits, previewOpening } from './places/preview-opening.ts';
import { browsePlaces, savePlace } from './places/save-place.ts';
import { browsePlans, savePlan } from './plans/save-plan.ts';
import { tellVisitAgain } from './news/tell-again.ts';
import { answerVisitReminder } from './reminders/answer-reminder.ts';
import { searchSlots } from './slots/find-slots.ts';
import { judgeSlot } from './slots/judge-slot.ts';

/** The operations of the scheduling area. */
export const schedulingRoutes = (
  needs: FieldNeeds & OwnVisitNeeds & { serverKey: Buffer },
): RouteTable<'scheduling'> => ({
  answerVisitReminder,
  browseAssessmentCentreCounties: ({ tx, caller }) => findOpenCounties(tx, caller.orgId),
  browseBookable,
  browsePlaces,
  browsePlaceVisits,
  browsePlans,
  bookVisit: (call) => bookVisit(needs, call),
  confirmPhone: (call) => confirmPhone(needs, call),
  cancelVisit: (call) => cancelVisit(needs, call),
  findLeftOutVisits,
  getBoard,
  getMyDay,
  getOwnVisit: standalone<'getOwnVisit'>((call) => readOwnVisit(needs, call)),
  getVisitCalendar: (call) => getVisitCalendar(needs, call),
  getVisits,
  holdSlot,
  judgeSlot,
  previewOpening,
  reportFieldStatus: (call) => reportFieldStatus(needs, call),
  rescheduleVisit: (call) => rescheduleVisit(needs, call),
  savePlace: (call) => savePlace(needs, call),
  savePlan: (call) => savePlan(needs, call),
  searchSlots,
  sendPhoneCode: (call) => sendPhoneCode(needs, call),
  tellVisitAgain: (call) => tellVisitAgain(needs, call),
});
