import type { AreaSamples } from '#src/access/area-samples.ts';
import { noticeVersion } from '@dosar/fnol-domain/privacy-notice';
import { sql } from 'kysely';
import { guestDraftBodies, guestDraftIdentifiers, insertGuestDrafts } from './guest-draft-records.ts';
import { anIntake } from './intake-samples.ts';
import { insertPolicyRecords, policyBodies, policyIdentifiers } from './policy-records.ts';
import {
  column,
  drawing,
  insertStatementRecord,
  sharedSample,
  statementSample,
} from './statement-samples.ts';

const photoOfAStranger = {
  status: 422,
  because: 'a photo of somebody else is refused like one that is gone',
};

const notification = (documentIds: readonly (string | undefined)[]) => ({
  notifier: {
    first_name: 'Ion',
    last_name: 'Pop',
    role: 'owner',
    email: 'ion@example.com',
    preferred_channel: 'email',
  },
  policy_type: 'rca',
  event: {
    date: '2026-01-05',
    county_code: 'CJ',
    locality: 'Cluj-Napoca',
    description: 'Tamponare usoara.',
    injuries: false,
  },
  vehicle: { plate: 'CJ01ABC', plate_country: 'RO', brand_code: 'dacia', category_code: 'car' },
  document_ids: documentIds,
  consent_version: noticeVersion,
  website: '',
});

const content = { title: 'B 879 WDA', answers: [{ field: 'words', value: 'Stătea la semafor' }] };
// Cars are looked for on other files: every sample would be the duplicate of the one before.
const onFoot = anIntake({ vehicle: { plate_country: 'RO' }, other_vehicles: [] });

const wholeStatement = {
  row_version: null,
  content: statementSample(),
  signed_on_paper: { a: false, b: false },
};

const drafts = {
  kept: '0e000000-0000-4000-8000-0000000000a1',
  thrownAway: '0e000000-0000-4000-8000-0000000000a2',
  registered: '0e000000-0000-4000-8000-0000000000a3',
};

const noDraftOfTheirs = {
  status: 201,
  because: 'the draft of a stranger that an intake names is neither read nor thrown away',
};

export const samples: AreaSamples = {
  async identifiers(api, { owner: { orgId, userId }, claimFileId }) {
    const until = new Date(api.now().getTime() + 86_400_000);
    for (const id of Object.values(drafts))
      await sql`
        insert into claim_draft (org_id, claim_draft_id, user_id, title, answers, created_at, saved_at, expires_at)
        values (${orgId}, ${id}, ${userId}, 'B 879 WDA', '[]', now(), now(), ${until})`.execute(
        api.database.kysely,
      );
    await insertStatementRecord(api, { orgId, claimFileId });
    const guestDrafts = await insertGuestDrafts(api, { orgId, userId });
    const policies = await insertPolicyRecords(api, { orgId, userId, claimFileId });
    return { ...policies, ...guestDrafts, claim_draft_id: drafts.kept, police_report_no: '1204/2026' };
  },
  particularIdentifiers: {
    deleteClaimDraft: { claim_draft_id: drafts.thrownAway },
    registerClaimNotification: { claim_draft_id: drafts.registered },
    ...policyIdentifiers,
    ...guestDraftIdentifiers,
  },
  bodies: {
    submitClaimNotification: () => notification([]),
    registerClaimNotification: () => onFoot,
    startClaimDraft: () => content,
    saveClaimDraft: () => ({ row_version: 1, content }),
    reserveDraftNumber: () => ({ policy_type: 'rca' }),
    addNoticeDocuments: () => ({
      claim_file_no: 'DM26R0999999',
      document_ids: ['0e000000-0000-4000-8000-0000000000a4'],
    }),
    wantInspection: () => ({ claim_file_no: 'DM26R0999999' }),
    ...policyBodies,
    ...guestDraftBodies,
    saveAccidentStatement: () => wholeStatement,
    decideLiability: () => ({ row_version: 1, liability: 'b', reason: 'Caseta 12.8' }),
    makeStatementLink: () => ({ side: 'b' }),
    revokeStatementLink: () => ({ side: 'b' }),
    sendStatementLink: () => ({ side: 'b', channel: 'sms', to: '0722418903', language: 'ro' }),
    sendToOtherDriver: () => ({ channel: 'sms', to: '0722418903', language: 'ro' }),
    beginOwnStatement: () => ({ claim_file_no: 'DM26R0000001' }),
    saveGuestStatement: () => ({ row_version: 1, shared: sharedSample, own: column([8]) }),
    signGuestStatement: () => ({ row_version: 1, signature: drawing }),
  },
  naming: {
    saveAccidentStatement: () => wholeStatement,
    submitClaimNotification: (identifiers) => notification([identifiers['document_ids']]),
    registerClaimNotification: () => ({ ...onFoot, claim_draft_id: drafts.registered }),
  },
  // A claim takes late photos of the session alone that has filed it, which goes on to its statement as well.
  forItsSessionOnly: ['addNoticeDocuments', 'beginOwnStatement'],
  strangersGet: {
    'submitClaimNotification by staff': photoOfAStranger,
    'submitClaimNotification by guest': photoOfAStranger,
    'registerClaimNotification by staff': noDraftOfTheirs,
  },
};
