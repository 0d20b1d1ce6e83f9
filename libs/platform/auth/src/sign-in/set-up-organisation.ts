import { api, dataOf } from '@dosar/api-client/client';
import type { Schema } from '@dosar/openapi';
import type { Session } from '../session-core/session.ts';

/** An organisation to be set up, with its first administrator. */
export type NewOrganisation = Schema<'NewOrganisation'>;

/** Sets up the first organisation of an installation and signs its administrator in. Refused, the session stays as it was. */
export async function setUpOrganisation(session: Session, organisation: NewOrganisation): Promise<void> {
  await session.start();
  session.adopt(await dataOf(api.POST('/api/setup/setUpOrganisation', { body: organisation })));
}
