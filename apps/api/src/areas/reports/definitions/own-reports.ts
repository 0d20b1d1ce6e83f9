import type { Report } from '../extension-points.ts';
import { absenceCover } from './absence-cover-sql.ts';
import { backlog } from './backlog-sql.ts';
import { communication, documentRequests } from './contact-sql.ts';
import { intake } from './intake-sql.ts';
import { legalAnswer } from './legal-answer-sql.ts';
import { cycleTime, money } from './money-sql.ts';
import { paidPenalties } from './paid-penalties-sql.ts';
import { partners } from './partner-sql.ts';
import { ownDeadlines, ownVisits, ownWork } from './personal-sql.ts';
import { specialBacklog, specialCustomers } from './special-customers-sql.ts';
import { appointments } from './visits-sql.ts';
import { productivity, workInTime } from './work-in-time-sql.ts';

/** The reports of the product, in the order of the menu. */
export const ownReports: readonly Report[] = [
  legalAnswer,
  workInTime,
  ownDeadlines,
  paidPenalties,
  intake,
  cycleTime,
  backlog,
  appointments,
  ownVisits,
  ownWork,
  productivity,
  absenceCover,
  money,
  communication,
  documentRequests,
  partners,
  specialCustomers,
  specialBacklog,
];
