import type { TestApi } from '../start-test-api.ts';
import type { CallerHeaders } from '../test-sessions.ts';

/** The answer to a POST request; a refused call is a mistake of the test and throws. */
export async function posted<Answer>(
  api: TestApi,
  headers: CallerHeaders,
  url: string,
  payload: object,
): Promise<Answer> {
  const answer = await api.inject({ method: 'POST', url, payload, headers: { ...headers } });
  if (answer.statusCode >= 300) throw new Error(`${url} answered ${answer.statusCode} ${answer.body}`);
  return answer.json<Answer>();
}
