import type { Schema } from '@dosar/openapi';
import type { Db } from '#src/kernel/database/index.ts';
import { readInTenant, readOutsideTenant } from '#src/kernel/database/index.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { findOrganisationByCode, organisationLooks } from '#src/areas/account/index.ts';
import { findTrackerConfig } from '../case-repository.ts';
import { shownConfig } from '../get-tracker-config.ts';
import type { PageOwner } from './page-frame.ts';

/** Whose tracker an address names, with its words; nothing where no organisation of that code has a tracker. */
export async function findPageOwner(
  db: Db,
  orgCode: string,
  language: Language,
): Promise<{ owner: PageOwner; config: Schema<'TrackerConfig'> } | undefined> {
  const orgId = await readOutsideTenant(db, (tx) => findOrganisationByCode(tx, orgCode));
  if (orgId === undefined) return undefined;
  return readInTenant(db, orgId, async (tx) => {
    const config = await findTrackerConfig(tx, orgId, language);
    if (config === undefined) return undefined;
    const { org_name: name, branding, offered_languages: languages } = await organisationLooks(tx, orgId);
    const { material_color: color, logo_url: logoUrl } = branding;
    return { owner: { orgCode, name, color, logoUrl, languages }, config: shownConfig(config, language) };
  });
}
