import type { Schema } from '@dosar/openapi';
import { multipart, onePixelPng } from '#src/testing/multipart.ts';
import { aPieceOfWork } from '#src/testing/some-work.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

/** What tests of documents ask the server for. */
export function documentCalls(api: TestApi) {
  /** New work on a claim file of its own, which a handler of the organisation does. */
  const newWork = (orgCode: 'demo' | 'alfa' = 'demo') =>
    aPieceOfWork(api, { owner: orgCode === 'demo' ? 'ana.ionescu' : 'alfa.ana' }, orgCode);
  async function listOf(who: CallerHeaders, assignmentId: string) {
    const answer = await api.inject({ url: `/api/document/browse/${assignmentId}`, headers: who });
    return answer.json<Schema<'DocumentPage'>>();
  }
  const post = (who: CallerHeaders, path: string, payload: object = {}) =>
    api.inject({ method: 'POST', url: `/api/document/${path}`, headers: who, payload });

  return {
    newWork,
    listOf,
    post,
    /** Adds a small picture to some work and answers the document as the list shows it. */
    async add(who: CallerHeaders, assignmentId: string, name = 'avarie.png', docType = 'damage_photo') {
      const form = multipart(
        { doc_type_code: docType, assignment_id: assignmentId },
        { name, content: onePixelPng },
      );
      const answer = await api.inject({
        method: 'POST',
        url: '/api/document/upload',
        headers: { ...who, ...form.headers },
        payload: form.payload,
      });
      const { id } = answer.json<{ id: string }>();
      const found = (await listOf(who, assignmentId)).items.find((document) => document.id === id);
      if (found === undefined) throw new Error(`The document was not stored: ${answer.body}`);
      return found;
    },
  };
}

/** A document in the form in which calls about several name it. */
export const named = ({ id, row_version }: Pick<Schema<'Document'>, 'id' | 'row_version'>) => ({
  document_id: id,
  row_version,
});
