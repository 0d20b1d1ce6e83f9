import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/server.ts';
import type { DemoWorld } from '../demo-world.ts';
import { demoId } from '../demo-random.ts';

type Tx = Transaction<Database>;
type Owner = { customer: string } | { level: 'A' | 'B' };

const nothing = {
  route: null,
  sla: null,
  messages: null,
  documents: null,
  notice: null,
  approvals: null,
  partners: null,
};

/** Gives three customers rules, and two levels those that hold for whoever has none of the kind. */
export async function giveRules(tx: Tx, world: DemoWorld): Promise<void> {
  const { orgId, orgCode, moments } = world;
  const customer = (name: string) => ({ customer: demoId('special-customer', orgCode, name) });
  const fleet = customer('Flota Carpați Transport');
  const leasing = customer('Leasing Delta');
  const courier = customer('Curier Rapid Demo');
  const otilia = demoId('user', 'otilia.popa');
  const partner = (name: string) => demoId('partner', orgCode, name);
  const rules: [Owner, object][] = [
    [fleet, { route: { user_id: otilia, team_id: null } }],
    [fleet, { sla: { factor_percent: 50, hours: null } }],
    [
      fleet,
      {
        messages: {
          language: null,
          template_set_id: demoId('template-set', orgCode, 'Flota Carpați'),
          skips_driver: true,
          contact: { name: 'Daune Carpați', email: 'daune@carpati-transport.example', phone: null },
        },
      },
    ],
    [fleet, { documents: { doc_type_codes: ['driving_licence', 'power_of_attorney'] } }],
    [
      fleet,
      {
        notice: {
          user_ids: [otilia],
          on_opening: true,
          on_closing: false,
          reserve_above_bani: 1_000_000,
        },
      },
    ],
    [
      fleet,
      {
        partners: {
          allowed_ids: [partner('Auto Service Nord'), partner('Atelier Prestige Auto')],
          refused_ids: [],
        },
      },
    ],
    [leasing, { documents: { doc_type_codes: ['vehicle_identity_card'] } }],
    [leasing, { approvals: { reserve_above_bani: 2_000_000, payment_above_bani: 1_000_000 } }],
    [courier, { sla: { factor_percent: null, hours: 24 } }],
    [courier, { partners: { allowed_ids: [], refused_ids: [partner('Carosseria Vest')] } }],
    [{ level: 'A' }, { sla: { factor_percent: 75, hours: null } }],
    [{ level: 'A' }, { approvals: { reserve_above_bani: 3_000_000, payment_above_bani: null } }],
    [{ level: 'B' }, { sla: { factor_percent: 90, hours: null } }],
  ];
  for (const [owner, part] of rules) await addRule(tx, orgId, owner, part, moments.now);
  await letThemAct(tx, orgId, fleet.customer);
}

async function addRule(tx: Tx, orgId: string, owner: Owner, part: object, now: Date): Promise<void> {
  const [kind] = Object.keys(part);
  await sql`
    insert into special_rule (org_id, special_customer_id, level, kind, settings, changed_at)
    values (${orgId}, ${'customer' in owner ? owner.customer : null}, ${'level' in owner ? owner.level : null}, ${kind},
      ${JSON.stringify({ ...nothing, kind, ...part })}, ${now}::timestamptz - interval '60 days')`.execute(
    tx,
  );
}

/** Open files follow those rules that change nothing of what the demo has done already. */
async function letThemAct(tx: Tx, orgId: string, customerId: string): Promise<void> {
  await sql`
    insert into special_rule_of_file
      (org_id, claim_file_id, special_rule_id, rule_version, special_customer_id, kind, settings, told, acted_at)
    select ${orgId}::uuid, file.claim_file_id, rule.special_rule_id, rule.row_version, ${customerId}::uuid, rule.kind,
      rule.settings, case rule.kind when 'notice' then array['opening'] else '{}' end, file.opened_at
    from claim_file file join special_rule rule on rule.org_id = ${orgId} and rule.special_customer_id = ${customerId}
    where file.org_id = ${orgId} and file.special_customer_id = ${customerId} and file.closed_at is null
      and rule.kind in ('messages', 'notice', 'partners')`.execute(tx);
}
