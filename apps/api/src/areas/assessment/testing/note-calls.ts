import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import type { TestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import type { Claim } from '#src/testing/world/a-claim.ts';

type Note = Schema<'AssessmentNote'>;

/** The calls about notes as one caller makes them. */
export function noteCalls(api: TestApi, headers: CallerHeaders) {
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    api.inject({
      method,
      url: `/api/claim/assessmentNote/${url}`,
      ...(payload && { payload }),
      headers: { ...headers, 'accept-language': 'ro' },
    });
  const get = (url: string) => call('GET', url);
  const post = (url: string, payload: object) => call('POST', url, payload);
  const opened = async (assignmentId: string) =>
    (await get(`get/${assignmentId}`)).json<Schema<'OpenedNote'>>();
  return {
    get,
    post,
    opened,
    async note(assignmentId: string): Promise<Note> {
      const { note } = await opened(assignmentId);
      if (note === null) throw new Error('The inspection has no note.');
      return note;
    },
    async saveLines(
      { assessment_note_id: id }: Note,
      { lines, removed = [] }: { lines: object[]; removed?: object[] },
    ) {
      const answer = await post(`saveLines/${id}`, { lines, removed });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<Schema<'SavedLines'>>();
    },
    /** What an offer of the file of an inspection would begin with. */
    async offerLines(assignmentId: string) {
      const answer = await api.inject({
        url: `/api/settlement/getMoney/${assignmentId}`,
        headers: { ...(await api.tokenFor('ana.ionescu')), 'accept-language': 'ro' },
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<Schema<'Money'>>().suggested_lines;
    },
    /** Closes a note of which nobody has taken photos, unless reasons of its own are given. */
    commit: (
      { assessment_note_id: id, row_version: version }: Note,
      reasons: object = {
        unsigned_reason: 'semnează pe hârtie',
        missing_reason: 'fotografiile vin de la service',
      },
    ) => post(`commit/${id}`, { row_version: version, ...reasons }),
  };
}

/** Gives the inspection of a claim to an assessor, as the rules of assignment do; answers its identifier. */
export async function inspectionOf(api: TestApi, claim: Claim, assessor: string): Promise<string> {
  const { assignment_id: id } = await claim.work('assessment');
  const { userId } = await api.userNamed(assessor);
  await sql`update assignment set assigned_user_id = ${userId}, queue_id = null where assignment_id = ${id}`.execute(
    api.database.kysely,
  );
  return id;
}
