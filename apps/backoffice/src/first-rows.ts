import { askEarly, browseWorklist, earlyRequest } from '@dosar/api-client/client';
import { firstPageOf } from '@dosar/worklist-feature/list-of-address';
import { storedSession } from '@dosar/auth';
import { chosenLocale } from '@dosar/i18n';

/** Asks for the rows of the list that the page's address opens, for whoever is signed in. */
export function askForFirstRows(): void {
  const session = storedSession();
  const body = session && firstPageOf(location, session.profile.user_metadata?.worklist_filter);
  if (body) askEarly(session.sign(earlyRequest(browseWorklist, body, chosenLocale())));
}
