import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/server.ts';
import { demoId } from '../demo-random.ts';
import type { DemoWorld } from '../demo-world.ts';

const setName = 'Flota Carpați';

type Text = { channel: 'email' | 'sms'; language: 'ro' | 'en'; subject: string | null; body: string };
type SetTemplate = { replaces: string; ro: string; en: string; texts: Text[] };

const templates: readonly SetTemplate[] = [
  {
    replaces: 'claim_news',
    ro: 'Noutăți la dosar, pentru flotă',
    en: 'News about the claim, for the fleet',
    texts: [
      {
        channel: 'email',
        language: 'ro',
        subject: 'Flota Carpați: noutăți la dosarul {{claim_file_no}}, {{plate}}',
        body: 'Bună ziua, {{recipient_name}},\n\nDosarul {{claim_file_no}} pentru {{vehicle}} a trecut într-o etapă nouă. Nu trebuie să anunțați șoferul: vă scriem numai dumneavoastră.\n\nStadiul pe zile:\n{{tracker_url}}\n\n{{organisation}}, echipa Flote',
      },
      {
        channel: 'email',
        language: 'en',
        subject: 'Carpați fleet: news about claim {{claim_file_no}}, {{plate}}',
        body: 'Hello {{recipient_name}},\n\nClaim {{claim_file_no}} for {{vehicle}} has reached a new stage. You need not tell the driver: we write to you alone.\n\nDay by day:\n{{tracker_url}}\n\n{{organisation}}, fleet team',
      },
      {
        channel: 'sms',
        language: 'ro',
        subject: null,
        body: '{{organisation}}: {{plate}}, dosarul {{claim_file_no}} are noutati: {{tracker_url}}',
      },
    ],
  },
  {
    replaces: 'claim_state',
    ro: 'Stadiul dosarului, pentru flotă',
    en: 'State of the claim, for the fleet',
    texts: [
      {
        channel: 'email',
        language: 'ro',
        subject: 'Flota Carpați: {{claim_file_no}}, {{plate}}',
        body: 'Bună ziua, {{recipient_name}},\n\n{{vehicle}}, dosarul {{claim_file_no}}: lucrăm la el și vă trimitem oferta până la {{offer_date}}. Stadiul este aici:\n{{tracker_url}}\n\n{{handler_name}}\n{{organisation}}',
      },
    ],
  },
];

/** Gives the fleet of the demo texts of its own, which the rule about its messages names. */
export async function writeTemplateSet(
  tx: Transaction<Database>,
  { orgId, orgCode, moments }: DemoWorld,
): Promise<void> {
  const setId = demoId('template-set', orgCode, setName);
  await sql`insert into message_template_set (org_id, template_set_id, name) values (${orgId}, ${setId}, ${setName})`.execute(
    tx,
  );
  for (const [index, { replaces, ro, en, texts }] of templates.entries()) {
    const code = `flota_carpati_${replaces}`;
    await tx
      .insertInto('message_template')
      .values(
        texts.map((text) => ({
          ...text,
          org_id: orgId,
          template_code: code,
          template_set_id: setId,
          replaces_code: replaces,
          name: text.language === 'ro' ? ro : en,
          position: 100 + index,
        })),
      )
      .execute();
    await sql`
      insert into message_template_version (org_id, template_code, version, name_ro, name_en, texts, saved_by_user_id, saved_at)
      values (${orgId}, ${code}, 1, ${ro}, ${en}, ${JSON.stringify(texts)}, ${demoId('user', 'calin.dobre')},
        ${moments.now}::timestamptz - interval '40 days')`.execute(tx);
  }
}
