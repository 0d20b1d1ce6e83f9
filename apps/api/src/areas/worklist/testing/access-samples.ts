import type { AreaSamples } from '#src/access/area-samples.ts';
import { sql } from 'kysely';
import type { TestApi } from '#src/testing/start-test-api.ts';

type Owner = { orgId: string; userId: string };

export const samples: AreaSamples = {
  identifiers: async (api, { assignmentId, owner }) => ({
    known_ids: assignmentId,
    export_id: await newExport(api, owner),
    saved_view_id: await newSavedView(api, owner),
  }),
  bodies: {
    // The smallest sample counts what came within no time, which is nothing.
    countNews: () => ({
      settings: { filter_keys: 0, category_code: 'active' },
      known_ids: [],
      shown_for: null,
    }),
  },
  naming: {
    changeMatching: ({ assigned_user_id: userId }) => ({
      settings: { filter_keys: 0, category_code: 'all' },
      total: 100_000,
      change: { action: 'assign', user_id: userId },
    }),
  },
  strangersGet: {
    'browseWorklist by staff': { status: 200, because: 'a list filtered by a stranger is empty' },
    'countNews by staff': {
      status: 200,
      because: 'rows of strangers are no rows of the own list, known or not',
    },
    'saveWorklistFilter by staff': {
      status: 200,
      because: 'whoever filters by a stranger will find nothing',
    },
    'createSavedView by staff': { status: 201, because: 'a view that filters by a stranger finds nothing' },
    'browsePresence by staff': { status: 200, because: 'nobody is ever at work that is not theirs' },
    'countMatching by staff': { status: 200, because: 'a list filtered by a stranger finds nothing' },
    'changeMatching by staff': { status: 422, because: 'work is given to nobody of another organisation' },
    'startExport by staff': { status: 201, because: 'a file of rows that a stranger chose is empty' },
  },
  takenBack: {
    createSavedView: ({ api, identifiers }) =>
      sql`delete from saved_view where saved_view_id <> ${identifiers['saved_view_id']}`.execute(
        api.database.kysely,
      ),
    updateSavedView: ({ api }) => sql`update saved_view set row_version = 1`.execute(api.database.kysely),
  },
  shownBy: {
    saveWorklistFilter: ['refreshToken'],
    createSavedView: ['browseSavedViews'],
    updateSavedView: ['browseSavedViews'],
  },
};

/** A list that somebody keeps for themselves. */
async function newSavedView(api: TestApi, owner: Owner): Promise<string> {
  const { rows } = await sql<{ saved_view_id: string }>`
    insert into saved_view (org_id, owner_user_id, name, settings)
    values (${owner.orgId}, ${owner.userId}, 'Urgente', '{"filter_keys": 1, "category_code": "active"}')
    returning saved_view_id`.execute(api.database.kysely);
  return rows[0]?.saved_view_id ?? '';
}

/** A file that somebody has taken out. */
async function newExport(api: TestApi, owner: Owner): Promise<string> {
  const storageKey = await api.runtime.files.save(Buffer.from('Dosar'));
  const { rows } = await sql<{ export_id: string }>`
    insert into export (org_id, user_id, format, request, state, file_name, storage_key, size_bytes, expires_at)
    values (${owner.orgId}, ${owner.userId}, 'csv', '{}', 'ready', 'a.csv', ${storageKey}, 5, now() + interval '7 days')
    returning export_id`.execute(api.database.kysely);
  return rows[0]?.export_id ?? '';
}
