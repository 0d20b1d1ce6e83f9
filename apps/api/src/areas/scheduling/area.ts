import { defineArea } from '#src/composition/define-area.ts';
import { defineSchedule } from '#src/kernel/jobs/define-job.ts';
import type { Env } from '#src/env.ts';
import { timelineKinds } from '../claims/extension-points.ts';
import { dayEntries } from './board/day-entries.ts';
import { claimantEntries } from './claimant/claimant-entries.ts';
import { askForReportsJob } from './field/ask-for-reports-job.ts';
import { missedVisitsFact } from './field/missed-visits-fact.ts';
import { messageReasons } from '../messages/extension-points.ts';
import { absenceEntries } from './absence/absence-entries.ts';
import { remindOfVisitsJob } from './reminders/remind-of-visits-job.ts';
import { visitConstraints } from './constraint-refusals.ts';
import { problemTexts } from './problem-texts.ts';
import { assistantKnowledge } from './assistant-knowledge.ts';
import { schedulingRoutes } from './routes.ts';
import { visitSubscriptions } from './subscriptions.ts';
import { visitBookedGuard } from './booking/visit-guard.ts';
import { placesInSettings } from './places/places-in-settings.ts';

const channels = ['email', 'sms'] as const;

const messageNeeds = (env: Env) => ({
  trackerOrigin: env.TRACKER_ORIGIN,
  mailFrom: env.MAIL_FROM,
  smsSender: env.SMS_SENDER,
});

export const area = defineArea({
  name: 'scheduling',
  problemTexts,
  tables: [
    'field_report',
    'lane',
    'place',
    'visit',
    'visit_change',
    'visit_news',
    'visit_news_recipient',
    'visit_phone_code',
    'working_plan',
  ],
  reads: [
    'app_user',
    'assignment',
    'assignment_type',
    'claim_file',
    'contact_channel',
    'county',
    'organisation',
    'party',
    'transition',
    'user_role',
    'vehicle',
    'vehicle_brand',
  ],
  routes: ({ env, db, serverKey }) =>
    schedulingRoutes({ db, ...messageNeeds(env), staffOrigin: env.STAFF_ORIGIN, serverKey }),
  jobs: [remindOfVisitsJob, askForReportsJob],
  schedules: [remindOfVisitsJob, askForReportsJob].map((job) =>
    defineSchedule({ job, cron: '*/10 * * * *' }),
  ),
  subscriptions: (env) => visitSubscriptions(messageNeeds(env)),
  contributions: (env) => [
    ...assistantKnowledge,
    ...dayEntries,
    ...claimantEntries,
    missedVisitsFact,
    ...visitConstraints,
    ...placesInSettings(messageNeeds(env)),
    ...absenceEntries(messageNeeds(env)),
    timelineKinds.entry({ kind: 'appointment', visibility: 'claimant' }),
    visitBookedGuard,
    messageReasons.entry({
      code: 'visit_booked',
      name: { ro: 'Constatare programată', en: 'Inspection booked' },
      channels,
    }),
    messageReasons.entry({
      code: 'visit_moved',
      name: { ro: 'Constatare mutată', en: 'Inspection moved' },
      channels,
    }),
    messageReasons.entry({
      code: 'visit_cancelled',
      name: { ro: 'Constatare anulată', en: 'Inspection cancelled' },
      channels,
    }),
    messageReasons.entry({
      code: 'visit_missed',
      name: { ro: 'Constatare ratată', en: 'Inspection missed' },
      channels,
    }),
    messageReasons.entry({
      code: 'visit_failed',
      name: {
        ro: 'Constatare care nu a avut loc din vina noastră',
        en: 'Inspection that failed because of us',
      },
      channels,
    }),
    messageReasons.entry({
      code: 'visit_reminder',
      name: { ro: 'Reamintirea constatării', en: 'Reminder of an inspection' },
      channels,
      topic: 'reminders',
    }),
  ],
});
