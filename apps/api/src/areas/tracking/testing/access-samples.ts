import { createHash } from 'node:crypto';
import { pinned } from '#src/demo-world.ts';
import type { AreaSamples } from '#src/access/area-samples.ts';
import { trackerSteps, trackerTexts } from '#db/configuration/tracker.ts';
import { sql } from 'kysely';
import type { TestApi } from '#src/testing/start-test-api.ts';

const sharedKey = 'sample-key-of-a-shared-case';

const sampleBrowser = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/sample',
  p256dh: `BA${'a'.repeat(85)}`,
  auth: 'a'.repeat(22),
};

export const samples: AreaSamples = {
  identifiers: async (api, { claimFileId, claimFileNo }) => ({
    case_no: claimFileNo,
    challenge_id: await newChallenge(api, claimFileId),
    case_share_id: await newShare(api, claimFileId),
    push_subscription_id: await newBrowser(api, claimFileId),
  }),
  particularIdentifiers: {
    readSharedCase: { key: sharedKey },
    browseGuestMessages: { assignment_key: pinned.guestAssignmentKey },
    writeGuestMessage: { assignment_key: pinned.guestAssignmentKey },
  },
  // Whoever the access code went to has shares, choices and browsers, nobody else.
  forItsSessionOnly: ['endCaseShare', 'saveMessageChoices', 'addPushDevice', 'removePushDevice'],
  bodies: {
    verifyPrintout: () => ({ hash: '0'.repeat(64) }),
    readSharedCase: () => ({ key: sharedKey }),
    saveMessageChoices: () => ({ language: 'ro', contact_channel_id: null, stopped: ['news'] }),
    shareCase: () => ({ name: 'Avocatul', days: 30 }),
    addPushDevice: () => ({ ...sampleBrowser, device: 'Firefox, Android' }),
    writeGuestMessage: () => ({ text: 'Când vine inspectorul?' }),
    writeTrackerMessage: () => ({ text: 'Când vine inspectorul?' }),
    saveTrackerStep: () => ({
      state: 'offer',
      texts: { label_ro: 'Propunere', label_en: 'Proposal', description_ro: '', description_en: '' },
      row_version: 1,
    }),
    saveTrackerSettings: () => ({
      words: { ...trackerTexts, title_ro: 'Unde a ajuns dosarul' },
      action: null,
      steps: trackerSteps.map(({ state, icon, index: _index, ...texts }) => ({ state, icon, texts })),
      row_version: 1,
    }),
  },
  takenBack: {
    saveTrackerSettings: ({ api }) =>
      sql`update tracker_config set row_version = 1`.execute(api.database.kysely),
    saveTrackerStep: ({ api }) => sql`update tracker_config set row_version = 1`.execute(api.database.kysely),
  },
  shownBy: { saveTrackerStep: ['browseTrackerSteps'], saveTrackerSettings: ['getTrackerSettings'] },
  strangersGet: {
    'startChallenge by tracker': {
      status: 200,
      because: 'an unknown case number gets a challenge too, and no code is sent',
    },
    'verifyChallenge by tracker': {
      status: 200,
      because: 'a challenge of somebody else is answered like a wrong code',
    },
  },
};

async function newShare(api: TestApi, claimFileId: string): Promise<string> {
  const hash = createHash('sha256').update(sharedKey).digest('hex');
  const { rows } = await sql<{ case_share_id: string }>`
    insert into case_share (org_id, claim_file_id, party_id, name, key_hash, created_at, ends_at)
    select org_id, claim_file_id, notifier_party_id, 'Avocatul', ${hash}, ${api.now()}, ${api.now()}::timestamptz + interval '30 days'
    from claim_file where claim_file_id = ${claimFileId}
    on conflict (org_id, key_hash) do update set ended_at = null
    returning case_share_id`.execute(api.database.kysely);
  return rows[0]?.case_share_id ?? '';
}

async function newBrowser(api: TestApi, claimFileId: string): Promise<string> {
  const { endpoint, p256dh, auth } = sampleBrowser;
  const { rows } = await sql<{ id: string }>`
    insert into push_subscription (org_id, claim_file_id, party_id, endpoint, p256dh, auth, device, created_at)
    select org_id, claim_file_id, notifier_party_id, ${endpoint}, ${p256dh}, ${auth}, 'Firefox, Android', ${api.now()}
    from claim_file where claim_file_id = ${claimFileId}
    on conflict (org_id, claim_file_id, party_id, endpoint) do update set device = excluded.device
    returning push_subscription_id as id`.execute(api.database.kysely);
  return rows[0]?.id ?? '';
}

async function newChallenge(api: TestApi, claimFileId: string): Promise<string> {
  const { rows } = await sql<{ challenge_id: string }>`
    insert into challenge (org_id, kind, subject_hash, case_no, claim_file_id, code_hash, expire_time)
    select org_id, 'tracker', repeat('0', 64), claim_file_no, claim_file_id, repeat('0', 64), now() + interval '1 hour'
    from claim_file where claim_file_id = ${claimFileId}
    returning challenge_id`.execute(api.database.kysely);
  return rows[0]?.challenge_id ?? '';
}
