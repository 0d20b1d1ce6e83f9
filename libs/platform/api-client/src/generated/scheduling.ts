// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

/** Counties with an open place. */
export const browseAssessmentCentreCounties: Operation<'browseAssessmentCentreCounties'> = {
  id: 'browseAssessmentCentreCounties',
  tag: 'scheduling',
  method: 'GET',
  path: '/api/schedule/counties',
  access: { callers: ['guest', 'tracker', 'staff'] },
};

/** Hours at which a vehicle can be inspected, earliest first. */
export const searchSlots: Operation<'searchSlots'> = {
  id: 'searchSlots',
  tag: 'scheduling',
  method: 'POST',
  path: '/api/schedule/searchSlots',
  access: { callers: ['guest', 'tracker', 'staff'], refuses: ['preview_only'] },
};

/** Why a visit fits an hour of a person and place, or does not. */
export const judgeSlot: Operation<'judgeSlot'> = {
  id: 'judgeSlot',
  tag: 'scheduling',
  method: 'POST',
  path: '/api/schedule/judgeSlot',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** Keep an hour for ten minutes while the rest is filled in. */
export const holdSlot: Operation<'holdSlot'> = {
  id: 'holdSlot',
  tag: 'scheduling',
  method: 'POST',
  path: '/api/schedule/hold',
  idempotent: true,
  access: { callers: ['guest', 'tracker', 'staff'], refuses: ['preview_only'] },
};

/** Book the hour that is held. */
export const bookVisit: Operation<'bookVisit'> = {
  id: 'bookVisit',
  tag: 'scheduling',
  method: 'POST',
  path: '/api/schedule/book',
  idempotent: true,
  access: { callers: ['guest', 'tracker', 'staff'], refuses: ['preview_only'] },
};

/** Move a visit to another hour, person or place. */
export const rescheduleVisit: Operation<'rescheduleVisit'> = {
  id: 'rescheduleVisit',
  tag: 'scheduling',
  method: 'POST',
  path: '/api/schedule/reschedule',
  idempotent: true,
  access: { callers: ['guest', 'tracker', 'staff'], refuses: ['preview_only'] },
};

/** Cancel a visit, or give back a hold. */
export const cancelVisit: Operation<'cancelVisit'> = {
  id: 'cancelVisit',
  tag: 'scheduling',
  method: 'POST',
  path: '/api/schedule/cancel',
  idempotent: true,
  access: { callers: ['guest', 'tracker', 'staff'], refuses: ['preview_only'] },
};

/** Say how far a visit is, also later than it happened. */
export const reportFieldStatus: Operation<'reportFieldStatus'> = {
  id: 'reportFieldStatus',
  tag: 'scheduling',
  method: 'POST',
  path: '/api/schedule/fieldStatus',
  access: { callers: ['staff'], roles: ['AC.Assessor', 'AC.Assessor.Manager'], refuses: ['impersonating'] },
};

/** Visits of up to seven days with the people, lanes and hours of places. */
export const getBoard: Operation<'getBoard'> = {
  id: 'getBoard',
  tag: 'scheduling',
  method: 'GET',
  path: '/api/schedule/board',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** Work that waits for a visit, what waits longest first. */
export const browseBookable: Operation<'browseBookable'> = {
  id: 'browseBookable',
  tag: 'scheduling',
  method: 'GET',
  path: '/api/schedule/browseBookable',
  access: { callers: ['staff'], roles: ['AC.Assessor', 'AC.Assessor.Manager'], refuses: ['preview_only'] },
};

/** The caller's visits of a day. */
export const getMyDay: Operation<'getMyDay'> = {
  id: 'getMyDay',
  tag: 'scheduling',
  method: 'GET',
  path: '/api/schedule/getMyDay',
  access: { callers: ['staff'], roles: ['AC.Assessor', 'AC.Assessor.Manager'] },
};

/** The visits of a claim file, and the work that one can be booked for. */
export const getVisits: Operation<'getVisits'> = {
  id: 'getVisits',
  tag: 'scheduling',
  method: 'GET',
  path: '/api/schedule/getVisits/{claim_file_no}',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** The visit of the claimant, or that one can be booked. */
export const getOwnVisit: Operation<'getOwnVisit'> = {
  id: 'getOwnVisit',
  tag: 'scheduling',
  method: 'GET',
  path: '/api/schedule/getOwnVisit',
  access: { callers: ['guest', 'tracker'] },
};

/** A visit as a file for calendars. */
export const getVisitCalendar: Operation<'getVisitCalendar'> = {
  id: 'getVisitCalendar',
  tag: 'scheduling',
  method: 'GET',
  path: '/api/schedule/getVisitCalendar/{visit_id}',
  access: { callers: ['guest', 'tracker', 'staff'], refuses: ['preview_only'] },
};

/** Every place with its hours, lanes, people and use. */
export const browsePlaces: Operation<'browsePlaces'> = {
  id: 'browsePlaces',
  tag: 'scheduling',
  method: 'GET',
  path: '/api/schedule/browsePlaces',
  access: { callers: ['staff'], roles: ['AC.Assessor', 'AC.Assessor.Manager'] },
};

/** Add a place, or change one. */
export const savePlace: Operation<'savePlace'> = {
  id: 'savePlace',
  tag: 'scheduling',
  method: 'POST',
  path: '/api/schedule/savePlace',
  idempotent: true,
  access: { callers: ['staff'], roles: ['AC.Assessor.Manager'], refuses: ['impersonating'] },
};

/** What can really be booked at a place in the next fourteen days. */
export const previewOpening: Operation<'previewOpening'> = {
  id: 'previewOpening',
  tag: 'scheduling',
  method: 'POST',
  path: '/api/schedule/previewOpening',
  access: { callers: ['staff'], roles: ['AC.Assessor.Manager'] },
};

/** Visits to come at a place, each with another hour that it could move to. */
export const browsePlaceVisits: Operation<'browsePlaceVisits'> = {
  id: 'browsePlaceVisits',
  tag: 'scheduling',
  method: 'GET',
  path: '/api/schedule/browsePlaceVisits/{place_id}',
  access: { callers: ['staff'], roles: ['AC.Assessor.Manager'] },
};

/** Visits to come that a change of a place or of a plan would leave out. */
export const findLeftOutVisits: Operation<'findLeftOutVisits'> = {
  id: 'findLeftOutVisits',
  tag: 'scheduling',
  method: 'POST',
  path: '/api/schedule/findLeftOutVisits',
  access: { callers: ['staff'], roles: ['AC.Assessor.Manager'] },
};

/** Assessors with their skills, limits and working plans. */
export const browsePlans: Operation<'browsePlans'> = {
  id: 'browsePlans',
  tag: 'scheduling',
  method: 'GET',
  path: '/api/schedule/browsePlans',
  access: { callers: ['staff'], roles: ['AC.Assessor', 'AC.Assessor.Manager'] },
};

/** Set where and when an assessor works. */
export const savePlan: Operation<'savePlan'> = {
  id: 'savePlan',
  tag: 'scheduling',
  method: 'POST',
  path: '/api/schedule/savePlan',
  idempotent: true,
  access: { callers: ['staff'], roles: ['AC.Assessor.Manager'], refuses: ['impersonating'] },
};

/** Write once more to the claimant about a visit, where the news reached nobody. */
export const tellVisitAgain: Operation<'tellVisitAgain'> = {
  id: 'tellVisitAgain',
  tag: 'scheduling',
  method: 'POST',
  path: '/api/schedule/tellAgain',
  idempotent: true,
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** Say whether one comes to a visit. */
export const answerVisitReminder: Operation<'answerVisitReminder'> = {
  id: 'answerVisitReminder',
  tag: 'scheduling',
  method: 'POST',
  path: '/api/schedule/answerReminder',
  idempotent: true,
  access: { callers: ['guest', 'tracker'] },
};

/** Send a code to the number that messages about a visit are to go to. */
export const sendPhoneCode: Operation<'sendPhoneCode'> = {
  id: 'sendPhoneCode',
  tag: 'scheduling',
  method: 'POST',
  path: '/api/schedule/sendPhoneCode',
  access: { callers: ['guest', 'tracker', 'staff'], refuses: ['preview_only'] },
};

/** Confirm a number with the code that it got. */
export const confirmPhone: Operation<'confirmPhone'> = {
  id: 'confirmPhone',
  tag: 'scheduling',
  method: 'POST',
  path: '/api/schedule/confirmPhone',
  access: { callers: ['guest', 'tracker', 'staff'], refuses: ['preview_only'] },
};
