import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

const mostTemplates = 1000;

/** The texts of the templates in use, each in its channel and language. */
export function findActiveTexts(tx: Transaction<Database>, orgId: string) {
  return tx
    .selectFrom('message_template')
    .select(['template_code', 'channel', 'language', 'name', 'subject', 'body'])
    .where('org_id', '=', orgId)
    .where('is_active', '=', true)
    .where('template_set_id', 'is', null)
    .orderBy('template_code')
    .limit(mostTemplates)
    .execute();
}
