import { defineArea } from '#src/composition/define-area.ts';
import { openTrackerSession } from '../account/index.ts';
import { timelineKinds } from '../claims/extension-points.ts';
import { problemTexts } from './problem-texts.ts';
import { tasksOfGuest } from './guest-tasks.ts';
import { firstStep, moveTrackerEffect } from './move-tracker.ts';
import { trackingRoutes } from './routes.ts';
import { trackerPart } from './settings/tracker-part.ts';
import { trackerStepSettings } from './steps/tracker-steps.ts';

export const area = defineArea({
  name: 'tracking',
  problemTexts,
  tables: ['case_share', 'challenge', 'tracker_config', 'tracker_event'],
  reads: [
    'app_user',
    'assignment',
    'claim_file',
    'contact_channel',
    'doc_request',
    'doc_request_item',
    'doc_type',
    'document',
    'organisation',
    'status',
  ],
  subscriptions: [firstStep],
  contributions: [
    moveTrackerEffect,
    tasksOfGuest,
    ...trackerStepSettings,
    trackerPart,
    timelineKinds.entry({ kind: 'tracker' }),
    timelineKinds.entry({ kind: 'contact' }),
  ],
  routes: ({ env, db, serverKey, files, tokens, pushKeys }) =>
    trackingRoutes({
      db,
      serverKey,
      files,
      push: { publicKey: pushKeys?.publicKey, hosts: env.PUSH_HOSTS },
      trackerHost: new URL(env.TRACKER_ORIGIN).host,
      trackerOrigin: env.TRACKER_ORIGIN,
      openTrackerSession: (call, claimFileId) =>
        openTrackerSession(
          {
            tokens,
            idleMinutes: env.SESSION_IDLE_MINUTES,
            absoluteHours: env.SESSION_ABSOLUTE_HOURS,
          },
          call,
          claimFileId,
        ),
    }),
});
