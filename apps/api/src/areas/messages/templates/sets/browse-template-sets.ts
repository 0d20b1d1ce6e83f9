import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { productTexts } from './product-texts.ts';
import { findTemplateSets } from './template-set-repository.ts';

/** The sets of the organisation, with what they can replace besides its templates. */
export async function browseTemplateSets({
  tx,
  caller,
}: Pick<Call<'browseTemplateSets'>, 'tx' | 'caller'>): Promise<Schema<'TemplateSets'>> {
  return { sets: await findTemplateSets(tx, caller.orgId), product_texts: [...productTexts] };
}
