import type { DemoPart } from '../demo-part.ts';
import { demoId } from '../demo-random.ts';
import { giveRules } from './demo-rules.ts';
import { addFileJobs } from './file-jobs.ts';
import { contractPartners } from './contract-partners.ts';
import { openOwnJobs } from './own-jobs.ts';
import { addPastJobs } from './past-jobs.ts';
import { recogniseFiles } from './recognise-files.ts';
import { demoPartners, demoSpecialCustomers } from './demo-partners.ts';

export const demoPart: DemoPart = {
  name: 'partners',
  after: ['claims'],
  invent({ orgId, orgCode, rows }) {
    // An organisation without files works for another one and has no partners of its own.
    if (rows.claim_file.length === 0) return;
    rows.partner = demoPartners.map(([name, kind, county, town], index) => ({
      org_id: orgId,
      partner_id: demoId('partner', orgCode, name),
      name,
      kind,
      county_code: county,
      locality: town,
      phone: `+4021${String(index).padStart(7, '0')}`,
      email: `contact@partener-${index + 1}.example`,
    }));
    rows.special_customer = demoSpecialCustomers.map(([name, kind], index) => ({
      org_id: orgId,
      special_customer_id: demoId('special-customer', orgCode, name),
      name,
      kind,
      // Whoever answers for them gets the new work on their files.
      ...(orgCode === 'demo' && index < 2 && { handler_user_id: demoId('user', 'otilia.popa') }),
    }));
  },
  async seed(tx, world) {
    if (world.orgCode === 'service-nord') await openOwnJobs(tx, world);
    if (world.orgCode !== 'demo') return;
    await contractPartners(tx, world);
    await recogniseFiles(tx, world);
    await giveRules(tx, world);
    await addFileJobs(tx, world);
    await addPastJobs(tx, world);
  },
};
