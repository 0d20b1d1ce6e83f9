import type { AreaSamples } from '#src/access/area-samples.ts';
import { sql } from 'kysely';
import { pinned } from '#src/demo-world.ts';
import { newDrafts, processSamples } from './process-samples.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';

type Changed = { api: TestApi; identifiers: Record<string, string> };

const versionOfAssignment = ({ api, identifiers }: Changed) =>
  sql`update assignment set row_version = 1 where assignment_id = ${identifiers['assignment_id']}`.execute(
    api.database.kysely,
  );

const versionOfStatus = ({ api }: Changed) =>
  sql`update status set row_version = 1 where assignment_type_code = 'liquidation' and status_code = 'offer_sent'`.execute(
    api.database.kysely,
  );

const offerSent = { assignment_type: 'liquidation', status_code: 'offer_sent' };
const offerTexts = {
  name_ro: 'Ofertă trimisă',
  name_en: 'Offer sent',
  color: '#00838f',
  tracker_event_title_ro: null,
  tracker_event_title_en: null,
  tracker_event_description_ro: null,
  tracker_event_description_en: null,
  tracker_next_step_title_ro: null,
  tracker_next_step_title_en: null,
  tracker_next_step_description_ro: null,
  tracker_next_step_description_en: null,
};

export const samples: AreaSamples = {
  identifiers: async (api, { assignmentId, assignmentKey, handlerId, owner }) => ({
    assignment_id: assignmentId,
    assignment_ids: assignmentId,
    assignment_key: assignmentKey,
    parent_assignment_id: assignmentId,
    assigned_user_id: handlerId,
    assignment_change_id: await newChange(api, owner),
    ...(await newDrafts(api)),
  }),
  particularIdentifiers: {
    ...processSamples.particularIdentifiers,
    getGuestAssignment: { assignment_key: pinned.guestAssignmentKey },
    explainStatus: { status_key: 'liquidation.offer_sent' },
  },
  strangersGet: {
    'changeAssignments by staff': {
      status: 422,
      because: 'work is given to nobody of another organisation; the area tests every other change',
    },
    'explainStatus by staff': {
      status: 200,
      because: 'statuses have the same codes in every organisation, and strangers read their own text',
    },
    'browseOfferedTransitions by staff': { status: 200, because: 'work of strangers offers nothing' },
  },
  naming: {
    ...processSamples.naming,
    openActivity: ({ parent_assignment_id: id }) => ({
      assignment_type: 'assessment',
      parent_assignment_id: id,
    }),
  },
  takenBack: {
    ...processSamples.takenBack,
    changeAssignments: versionOfAssignment,
    transitionAssignment: versionOfAssignment,
    saveStatusHelp: versionOfStatus,
    saveStatusTexts: versionOfStatus,
  },
  bodies: {
    ...processSamples.bodies,
    openActivity: () => ({ assignment_type: 'assessment' }),
    saveStatusHelp: () => ({
      ...offerSent,
      help_html_ro: '<p>Oferta este la păgubit.</p>',
      help_html_en: '<p>The claimant has the offer.</p>',
      row_version: 1,
    }),
    saveStatusTexts: () => ({ ...offerSent, texts: offerTexts, row_version: 1 }),
    askStep: () => ({ transition_code: 'reopen', reason: 'Avarie ascunsă', row_version: 1 }),
  },
  shownBy: {
    changeProcessDraft: ['getProcess'],
    changeAssignments: ['browseWorklist', 'getAssignment'],
    saveStatusHelp: ['browseStatusHelp'],
    saveStatusTexts: ['browseStatusTexts'],
  },
};

/** Something that was done to a whole list and cannot be taken back any more. */
async function newChange(api: TestApi, owner: { orgId: string; userId: string }): Promise<string> {
  const { orgId, userId } = owner;
  const { rows } = await sql<{ id: string }>`
    insert into assignment_change (org_id, user_id, actor_user_id, action, parameters, request)
    values (${orgId}, ${userId}, ${userId}, 'note', '{}', '{}') returning assignment_change_id as id`.execute(
    api.database.kysely,
  );
  return rows[0]?.id ?? '';
}
