import { api, earlyAnswer, tellOfServerErrors, type ApiProblem } from '@dosar/api-client/client';
import { signedBy } from './session-core/signed-by.ts';
import type { Session } from './session-core/session.ts';

export type ApiOfPage = {
  /** The session that the page's present address belongs to. */
  sessionOfPage: () => Session;
  /** Told of every answer 500 (X1), but of none that the page asked for by itself. */
  onServerError?: (problem: ApiProblem) => void;
};

let connected: Parameters<typeof api.use> = [];

/** Lets every call of the page carry the tokens of its session, and mends what the session can mend. */
export function connectApi({ sessionOfPage, onServerError = () => undefined }: ApiOfPage): void {
  disconnectApi();
  connected = [tellOfServerErrors(onServerError), signedBy(sessionOfPage), earlyAnswer];
  api.use(...connected);
}

/** Takes the session away again: a page belongs to one, but tests open many after another. */
export function disconnectApi(): void {
  api.eject(...connected);
  connected = [];
}
