import type { AreaSamples } from '#src/access/area-samples.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';
import { sql } from 'kysely';

/** Partners without jobs: one whose people have no account, one whose account is open, one whose account is ended. */
const accountPartnerIds = {
  none: '01900000-0000-7000-8000-000000000071',
  open: '01900000-0000-7000-8000-000000000072',
  ended: '01900000-0000-7000-8000-000000000073',
};

const shops = {
  open: '01900000-0000-7000-8000-000000000074',
  ended: '01900000-0000-7000-8000-000000000075',
};
const states = ['none', 'open', 'ended'] as const;

/** Stores them, with the organisations of their people. */
export async function newAccountPartners(api: TestApi, orgId: string): Promise<void> {
  const { kysely } = api.database;
  for (const state of ['open', 'ended'] as const)
    await sql`
      insert into organisation (org_id, org_code, org_name, short_name, org_type)
      values (${shops[state]}, ${`sweep-${state}`}, 'Service Probă', 'Probă', 'partner')`.execute(kysely);
  for (const state of states)
    await sql`
      insert into partner (org_id, partner_id, name, kind) values (${orgId}, ${accountPartnerIds[state]}, ${`Cont ${state}`},
        'repair_shop')`.execute(kysely);
  await takeAccountsBack({ api });
}

/** Lets the partners and the organisations of their people be as they were. */
async function takeAccountsBack({ api }: { api: TestApi }): Promise<void> {
  for (const state of states)
    await sql`
      update partner set row_version = 1, is_active = true, suspended_at = null, suspended_by_user_id = null,
        suspension_reason = null, partner_org_id = ${state === 'none' ? null : shops[state]},
        own_people_ended_at = ${state === 'ended' ? new Date(0) : null}
      where partner_id = ${accountPartnerIds[state]}`.execute(api.database.kysely);
  await sql`delete from partner_job_setting`.execute(api.database.kysely);
}

let invited = 0;
const newPerson = () => {
  invited += 1;
  const username = `atelier.${invited}`;
  return { full_name: 'Gabriel Stoica', username, email: `${username}@atelier.example`, language: 'ro' };
};
const changing = [
  'suspendPartner',
  'openPartnerAccount',
  'invitePartnerPerson',
  'endPartnerAccount',
  'reopenPartnerAccount',
  'savePartnerJobSettings',
];

/** What the sweeps have to know of the operations on accounts, suspensions and silence. */
export const accountSamples = {
  particularIdentifiers: {
    suspendPartner: { partner_id: accountPartnerIds.none },
    openPartnerAccount: { partner_id: accountPartnerIds.none },
    invitePartnerPerson: { partner_id: accountPartnerIds.open },
    endPartnerAccount: { partner_id: accountPartnerIds.open },
    reopenPartnerAccount: { partner_id: accountPartnerIds.ended },
  },
  bodies: {
    suspendPartner: () => ({ row_version: 1, reason: 'Reclamații repetate', moves: [] }),
    openPartnerAccount: () => ({ row_version: 1, person: newPerson() }),
    invitePartnerPerson: () => newPerson(),
    endPartnerAccount: () => ({ row_version: 1 }),
    reopenPartnerAccount: () => ({ row_version: 1 }),
    savePartnerJobSettings: () => ({ on_silence: 'ask', row_version: 0 }),
  },
  takenBack: Object.fromEntries(changing.map((id) => [id, takeAccountsBack])),
  shownBy: {
    openPartnerAccount: ['getPartnerPeople'],
    endPartnerAccount: ['getPartnerPeople'],
    reopenPartnerAccount: ['getPartnerPeople'],
    savePartnerJobSettings: ['getPartnerJobSettings'],
  },
} satisfies AreaSamples;
