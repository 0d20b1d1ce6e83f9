import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/server.ts';
import { demoId } from '../demo-random.ts';
import type { DemoWorld } from '../demo-world.ts';

const code = 'flota_carpati_claim_state';
const note = 'Clientul cere data ofertei în subiect și numele instrumentatorului la început.';
const texts = [
  {
    channel: 'email',
    language: 'ro',
    subject: 'Flota Carpați: {{claim_file_no}}, {{plate}}, oferta până la {{offer_date}}',
    body: 'Bună ziua, {{recipient_name}},\n\nDosarul {{claim_file_no}} pentru {{vehicle}} este la {{handler_name}}. Vă trimitem oferta până la {{offer_date}}.\n\nStadiul pe zile:\n{{tracker_url}}\n\n{{organisation}}, echipa Flote',
  },
];

/** A change of the fleet's words that waits for a second person: written by the manager, for the configurator to approve. */
export async function writeTemplateDraft(
  tx: Transaction<Database>,
  { orgId, moments }: DemoWorld,
): Promise<void> {
  const author = demoId('user', 'maria.stan');
  await sql`
    insert into message_template_draft (org_id, template_code, in_set, name_ro, name_en, is_active, texts, base_row_version,
      state, note, author_user_ids, saved_by_user_id, saved_at)
    select ${orgId}, ${code}, jsonb_build_object('template_set_id', min(template_set_id::text), 'replaces_code', min(replaces_code)),
      min(name), 'State of the claim, for the fleet', true, ${JSON.stringify(texts)}::jsonb, max(row_version),
      'waiting', ${note}, array[${author}::text], ${author}, ${moments.now}::timestamptz - interval '3 hours'
    from message_template where org_id = ${orgId} and template_code = ${code} and language = 'ro'`.execute(
    tx,
  );
}
