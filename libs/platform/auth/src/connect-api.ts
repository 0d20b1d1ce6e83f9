import { apiConnection, configureApi } from '@dosar/api-client/call';
import type { Session } from './session-core/session.ts';

/** Lets every call of the page carry the tokens of the session that its address belongs to. */
export function connectApi(sessionOfPage: () => Session): void {
  configureApi({
    ...apiConnection(),
    authorize: (request) => sessionOfPage().authorize(request),
    recover: (problem, request) => sessionOfPage().recover(problem, request),
  });
}
