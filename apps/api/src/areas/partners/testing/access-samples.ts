import type { AreaSamples } from '#src/access/area-samples.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';
import { sql } from 'kysely';
import {
  customerPaperIds,
  hours,
  keepCustomerPaper,
  newCustomer,
  newPaper,
  newRematch,
  newRule,
  partnerPaperIds,
} from './access-records.ts';
import { accountSamples, newAccountPartners } from './account-records.ts';
import { somePartner } from './directory-calls.ts';
import { jobIdentifiers, jobSamples } from './job-samples.ts';
import { ruleWith, someCustomer } from './special-calls.ts';

const facts = { number: '14399840', plate: 'B 101 BTL', policy_number: '', email: '', phone: '', name: '' };
const entry = { kind: 'cui', value: '14399840', cui: null, valid_from: null, valid_until: null };
const plan = { recipients: ['daune@flota.example'], language: 'ro', is_monthly: true };
const partnerFile = { csv: 'Nume;Fel\r\nService Nou;service\r\n', columns: null };
const noPlates = '0'.repeat(64);

export const samples: AreaSamples = {
  async identifiers(api, { orgId, claimFileId, handlerId }) {
    const { rows } = await sql<{ partner_id: string }>`
      insert into partner (org_id, name, kind) values (${orgId}, 'Service Auto', 'repair_shop')
      returning partner_id`.execute(api.database.kysely);
    const customer = await newCustomer(api, orgId);
    // By its plate the file is recognised again whenever another call changes it.
    await sql`
      insert into special_customer_match (org_id, special_customer_id, kind, match_key, shown)
      select org_id, ${customer.special_customer_id}, 'plate', plate, plate from claim_file
      where org_id = ${orgId} and claim_file_id = ${claimFileId} and plate is not null`.execute(
      api.database.kysely,
    );
    await sql`
      insert into special_customer_match_of_file (org_id, claim_file_id, special_customer_id, reasons, is_chosen, matched_at)
      values (${orgId}, ${claimFileId}, ${customer.special_customer_id}, '[]', true, now())`.execute(
      api.database.kysely,
    );
    const rule = await newRule(api, orgId, customer.special_customer_id);
    const rematch = await newRematch(api, { orgId, claimFileId, ...customer });
    const partnerId = rows[0]?.partner_id ?? '';
    await newAccountPartners(api, orgId);
    for (const id of Object.values(customerPaperIds))
      await keepCustomerPaper(api, customer.special_customer_id, id);
    for (const id of Object.values(partnerPaperIds)) await newPaper(api, orgId, partnerId, id);
    return {
      ...(await jobIdentifiers(api, { orgId, claimFileId, partnerId })),
      ...rows[0],
      ...customer,
      ...rule,
      ...rematch,
      handler_user_id: handlerId,
      user_ids: handlerId,
      allowed_ids: rows[0]?.partner_id ?? '',
      refused_ids: rows[0]?.partner_id ?? '',
      claim_file_ids: claimFileId,
      differences_key: noPlates,
    };
  },
  particularIdentifiers: {
    ...jobSamples.particularIdentifiers,
    downloadCustomerDocument: { document_id: customerPaperIds.kept },
    removeCustomerDocument: { document_id: customerPaperIds.removed },
    downloadPartnerDocument: { partner_document_id: partnerPaperIds.kept },
    removePartnerDocument: { partner_document_id: partnerPaperIds.removed },
    ...accountSamples.particularIdentifiers,
  },
  bodies: {
    ...jobSamples.bodies,
    addPartner: () => ({ ...somePartner, name: 'Service Probă' }),
    savePartner: () => ({ row_version: 1, fields: somePartner }),
    ...accountSamples.bodies,
    resumePartner: () => ({ row_version: 1 }),
    addPartnerDocument: () => ({ title: 'Autorizație' }),
    previewPartners: () => partnerFile,
    importPartners: () => partnerFile,
    addSpecialCustomer: () => ({ ...someCustomer, name: 'Flota Probă' }),
    saveSpecialCustomer: () => ({ row_version: 1, fields: someCustomer }),
    endSpecialCustomer: () => ({ row_version: 1, is_active: false }),
    addSpecialMatch: () => entry,
    removeSpecialMatch: ({ identifiers }) => ({
      special_customer_match_id: identifiers['special_customer_match_id'],
    }),
    testMatch: () => facts,
    previewPlates: () => ({ whole_list: 'no' }),
    importPlates: () => ({ whole_list: 'no', differences_key: noPlates }),
    addSpecialRule: ({ identifiers }) => ({
      special_customer_id: identifiers['special_customer_id'],
      level: null,
      settings: ruleWith('route', {
        route: { user_id: identifiers['handler_user_id'] ?? null, team_id: null },
      }),
    }),
    changeSpecialRule: () => ({ row_version: 1, settings: hours }),
    removeSpecialRule: () => ({ row_version: 1 }),
    refuseCustomerOfFile: ({ identifiers }) => ({
      special_customer_id: identifiers['special_customer_id'],
      reason: 'Mașina a fost vândută',
    }),
    applyRematch: () => ({ claim_file_ids: null }),
    savePackPlan: () => ({ row_version: 0, plan }),
    sendPack: () => ({ month: '2026-02' }),
  },
  naming: {
    ...jobSamples.naming,
    addPartner: () => ({ ...somePartner, name: 'Service Probă' }),
    savePartner: () => ({ row_version: 1, fields: somePartner }),
    ...accountSamples.bodies,
    resumePartner: () => ({ row_version: 1 }),
    addPartnerDocument: () => ({ title: 'Autorizație' }),
    previewPartners: () => partnerFile,
    importPartners: () => partnerFile,
    addSpecialCustomer: () => ({ ...someCustomer, name: 'Flota Probă' }),
    saveSpecialCustomer: () => ({ row_version: 1, fields: someCustomer }),
    testMatch: () => facts,
    addSpecialMatch: () => entry,
    previewPlates: () => ({ whole_list: 'no' }),
    importPlates: () => ({ whole_list: 'no', differences_key: noPlates }),
    addSpecialRule: (identifiers) => ({
      special_customer_id: identifiers['special_customer_id'],
      level: null,
      settings: hours,
    }),
    changeSpecialRule: () => ({ row_version: 1, settings: hours }),
    savePackPlan: () => ({ row_version: 0, plan }),
    sendPack: () => ({ month: '2026-02' }),
    applyRematch: ({ claim_file_id: claimFileId }) => ({ claim_file_ids: [claimFileId] }),
  },
  takenBack: {
    ...jobSamples.takenBack,
    ...accountSamples.takenBack,
    addSpecialRule: ({ api }) =>
      sql`update special_rule set removed_at = now() where kind = 'route'`.execute(api.database.kysely),
    ...Object.fromEntries(
      ['changeSpecialRule', 'removeSpecialRule'].map((id) => [
        id,
        ({ api }: { api: TestApi }) =>
          sql`update special_rule set row_version = 1, removed_at = null where kind = 'sla'`.execute(
            api.database.kysely,
          ),
      ]),
    ),
    ...Object.fromEntries(
      ['savePartner', 'resumePartner'].map((id) => [
        id,
        ({ api, identifiers }: { api: TestApi; identifiers: Record<string, string> }) =>
          sql`update partner set row_version = 1, is_active = true, suspended_at = null, suspended_by_user_id = null,
              suspension_reason = null where partner_id = ${identifiers['partner_id']}`.execute(
            api.database.kysely,
          ),
      ]),
    ),
    removeCustomerDocument: ({ api, identifiers }) =>
      keepCustomerPaper(api, identifiers['special_customer_id'] ?? '', customerPaperIds.removed),
    removePartnerDocument: async ({ api, identifiers }) => {
      const { rows } = await sql<{ org_id: string }>`
        select org_id from partner where partner_id = ${identifiers['partner_id']}`.execute(
        api.database.kysely,
      );
      await newPaper(api, rows[0]?.org_id ?? '', identifiers['partner_id'] ?? '', partnerPaperIds.removed);
    },
    ...Object.fromEntries(
      ['saveSpecialCustomer', 'endSpecialCustomer'].map((id) => [
        id,
        ({ api }: { api: TestApi }) =>
          sql`update special_customer set row_version = 1, is_active = true where name = ${someCustomer.name}`.execute(
            api.database.kysely,
          ),
      ]),
    ),
    addSpecialMatch: ({ api }) =>
      sql`delete from special_customer_match where kind = 'cui'`.execute(api.database.kysely),
    applyRematch: async ({ api }) => {
      await sql`update special_rematch_file set state = 'open'`.execute(api.database.kysely);
      await sql`update special_rematch set state = 'ready', list_version = (select sum(row_version) from special_customer
        where special_customer.org_id = special_rematch.org_id)`.execute(api.database.kysely);
    },
    removeSpecialMatch: ({ api, identifiers }) =>
      sql`insert into special_customer_match (org_id, special_customer_match_id, special_customer_id, kind, match_key, shown)
        select org_id, ${identifiers['special_customer_match_id']}, special_customer_id, 'plate', 'B102BTL', 'B102BTL'
        from special_customer where special_customer_id = ${identifiers['special_customer_id']}`.execute(
        api.database.kysely,
      ),
  },
  shownBy: {
    ...jobSamples.shownBy,
    startRematch: ['getRematch'],
    applyRematch: ['getRematch'],
    savePartner: ['getPartner', 'browsePartnerDirectory'],
    suspendPartner: ['getPartner'],
    resumePartner: ['getPartner'],
    ...accountSamples.shownBy,
    saveSpecialCustomer: ['getSpecialCustomer', 'browseSpecialCustomers'],
    endSpecialCustomer: ['getSpecialCustomer'],
  },
};
