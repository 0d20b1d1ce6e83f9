import { askEarly, browseWorklist, earlyRequest } from '@dosar/api-client/client';
import { storedSession } from '@dosar/auth';
import { chosenLocale } from '@dosar/i18n';
import { firstPageOf } from './list-of-address.ts';

/** Asks for the rows of the list that the page's address opens, for whoever is signed in. */
export function firstCall(): void {
  const session = storedSession();
  const body = session && firstPageOf(location, session.profile.user_metadata?.worklist_filter);
  if (body) askEarly(session.sign(earlyRequest(browseWorklist, body, chosenLocale())));
}
