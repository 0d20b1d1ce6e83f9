import type { AreaSamples } from '#src/access/area-samples.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';
import { sql } from 'kysely';
import { transferBodies } from './transfer-samples.ts';

/** A job of the demo organisation that was given up. */
const givenUpId = '0190a5b0-1111-7000-8000-000000000001';

const unchangedOrganisation = ({ api }: { api: TestApi }) =>
  sql`update organisation set row_version = 1 where org_code = 'demo'`.execute(api.database.kysely);

/** A file of one closed day. */
const closureFile = { csv: 'zi;nume\n27.12.2030;Punte', columns: null };

const signInSettings = {
  min_length: 8,
  prevent_username: true,
  prevent_username_ro: null,
  prevent_username_en: null,
  prevent_org_name: true,
  prevent_org_name_ro: null,
  prevent_org_name_en: null,
  prevent_month: false,
  prevent_month_ro: null,
  prevent_month_en: null,
  validation_rule: null,
  validation_rule_ro: null,
  validation_rule_en: null,
  sign_in_mode: 'password',
  row_version: 1,
};

/** A text that the organisation changed before the product did. */
const openProposal = async ({ api }: { api: TestApi }) => {
  await sql`update status set row_version = 1, name_ro = 'De tractat' where assignment_type_code = 'towing' and status_code = 'new'`.execute(
    api.database.kysely,
  );
  await sql`update supplied_item set shipped = shipped || '{"name_ro": "Primită"}', adopted = adopted || '{"name_ro": "Nouă"}'
    where kind = 'status' and item_id = 'towing.new'`.execute(api.database.kysely);
};

export const samples: AreaSamples = {
  async identifiers(api) {
    await openProposal({ api });
    await sql`
      insert into closure (org_id, closure_date, name_ro, name_en)
      select org_id, '2030-12-31', 'Revelion', 'New Year''s Eve' from organisation where org_code = 'demo'`.execute(
      api.database.kysely,
    );
    const { rows } = await sql<{ id: string }>`
      insert into job.job (name, data, group_id, start_after)
      select 'messages.requeue', jsonb_build_object('org_id', org_id, 'data', '{}'::jsonb), org_id::text, now() + interval '1 day'
      from organisation where org_code = 'demo' returning id`.execute(api.database.kysely);
    await sql`
      insert into job.job (id, name, data, group_id, source_name, source_id, start_after)
      select ${givenUpId}, 'jobs.given-up', jsonb_build_object('org_id', org_id, 'data', '{}'::jsonb), org_id::text,
        'messages.requeue', gen_random_uuid(), now() + interval '1 day'
      from organisation where org_code = 'demo'`.execute(api.database.kysely);
    const changes = await sql<{ change_id: string }>`
      insert into setting_change (org_id, page, fields, changed_at)
      select org_id, 'branding', '[{"field": "sidebar", "before": "#111111", "after": "#222222"}]', now()
      from organisation where org_code = 'demo' returning change_id`.execute(api.database.kysely);
    const branches = await sql<{ branch_id: string }>`
      insert into branch (org_id, branch_code, name, county_code, locality, position)
      select org_id, 'sweep', 'Agenția Turda', 'CJ', 'Turda', 90 from organisation where org_code = 'demo'
      returning branch_id`.execute(api.database.kysely);
    return {
      job_id: rows[0]?.id ?? '',
      change_id: changes.rows[0]?.change_id ?? '',
      branch_id: branches.rows[0]?.branch_id ?? '',
    };
  },
  particularIdentifiers: { retryJob: { job_id: givenUpId }, getSettingUsage: { id: 'reports' } },
  naming: {
    saveBranch: ({ branch_id }) => ({
      branch_id,
      name: 'Agenția Turda',
      county_code: 'CJ',
      locality: 'Turda',
      address: null,
      phone: null,
      is_active: true,
      row_version: 1,
    }),
  },
  bodies: {
    updateBranding: () => ({
      short_name: 'Demo',
      logo_url: null,
      align_logo: 'left',
      material_color: 'indigo-600',
      sidebar: '#283593',
      theme: 'default',
      color: null,
      icon_font_url: null,
      row_version: 1,
    }),
    updateSignIn: () => signInSettings,
    updateWorkingHours: () => ({
      working_hours: [{ weekday: 1, from: '09:00', until: '17:00' }],
      messages_from: '08:00',
      messages_until: '20:00',
      row_version: 1,
    }),
    updateSender: () => ({ sender_name: 'Demo', reply_to_email: null, dkim_selector: null, row_version: 1 }),
    decideProposal: () => ({
      kind: 'status',
      code: 'towing.new',
      shipped: [{ field: 'name_ro', text: 'Primită' }],
      takes_over: true,
      row_version: 1,
    }),
    ...transferBodies,
    sendTestMessage: () => ({ kind: 'email' }),
    saveBranch: () => ({
      branch_id: null,
      name: 'Agenția Zalău',
      county_code: 'SJ',
      locality: 'Zalău',
      address: null,
      phone: null,
      is_active: true,
      row_version: 0,
    }),
    saveClosure: () => ({
      closure_date: '2030-12-24',
      name_ro: 'Ajun',
      name_en: 'Christmas Eve',
      row_version: 0,
    }),
    removeClosure: () => ({ closure_date: '2030-12-31', row_version: 1 }),
    previewClosures: () => closureFile,
    importClosures: () => closureFile,
    saveRetention: () => ({ kind: 'claim_draft', days: 14, row_version: 0 }),
    saveReason: () => ({
      place: 'visit_cancellation',
      code: 'not_needed',
      name_ro: 'Nu mai trebuie',
      name_en: 'Not needed any more',
      is_active: true,
      row_version: 1,
    }),
    tryPassword: () => ({ password: 'Mai-2026', username: 'ana.ionescu', settings: signInSettings }),
    switchFeature: () => ({ feature_code: 'partners', is_enabled: true, row_version: 1 }),
    updateOrganisation: () => ({
      org_name: 'Asigurarea Demo',
      tax_number: null,
      trade_register_number: null,
      street_address: null,
      locality: null,
      county_code: null,
      postal_code: null,
      contact_phone: null,
      contact_email: null,
      default_language: 'ro',
      offered_languages: ['ro', 'en'],
      row_version: 1,
    }),
  },
  takenBack: {
    decideProposal: openProposal,
    importTexts: openProposal,
    importConfiguration: ({ api }) =>
      sql`delete from reason where reason_code = 'own_sweep'`.execute(api.database.kysely),
    updateBranding: unchangedOrganisation,
    updateOrganisation: unchangedOrganisation,
    updateSignIn: unchangedOrganisation,
    updateSender: unchangedOrganisation,
    updateWorkingHours: unchangedOrganisation,
    saveClosure: ({ api }) =>
      sql`delete from closure where closure_date = '2030-12-24'`.execute(api.database.kysely),
    removeClosure: ({ api }) =>
      sql`insert into closure (org_id, closure_date, name_ro, name_en)
        select org_id, '2030-12-31', 'Revelion', 'New Year''s Eve' from organisation where org_code = 'demo'`.execute(
        api.database.kysely,
      ),
    saveReason: ({ api }) =>
      sql`update reason set row_version = 1 where place = 'visit_cancellation' and reason_code = 'not_needed'`.execute(
        api.database.kysely,
      ),
    saveRetention: ({ api }) => sql`delete from retention_period`.execute(api.database.kysely),
    switchFeature: ({ api }) =>
      sql`update feature_flag set row_version = 1 where feature_code = 'partners'`.execute(
        api.database.kysely,
      ),
  },
  shownBy: {
    updateBranding: ['getBranding'],
    decideProposal: ['browseProposals'],
    importTexts: ['exportTexts'],
    importConfiguration: ['exportConfiguration'],
    updateOrganisation: ['getOrganisation'],
    saveReason: ['getReasons'],
    saveRetention: ['getRetention'],
    switchFeature: ['getFeatures'],
    updateSignIn: ['getSignIn'],
    updateSender: ['getSender'],
    updateWorkingHours: ['getWorkingHours'],
  },
};
