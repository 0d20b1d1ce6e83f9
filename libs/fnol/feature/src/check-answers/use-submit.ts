import {
  api,
  dataOf,
  fetchWithin,
  isApiProblem,
  newIdempotencyKey,
  newIdempotencySecret,
} from '@dosar/api-client';
import { parsePhone } from '@dosar/kernel/phones';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { keyOfServerDraft } from '../claim-notification/has-server-draft.ts';
import { addressOfPage } from '../claim-notification/notification-address.ts';
import { useNotification } from '../claim-notification/notification-context.ts';
import { keepReceipt, type KeptReceipt } from '../finish/receipt-store.ts';
import { forgottenPhotos, refusedAnswers } from './refused-answers.ts';
import { submissionOf, type Submission } from './submission.ts';

const submitTimeout = 30_000;
const mostWaits = 10;

/** What every try to file the same report carries. */
type Once = { idempotencyKey: string; secret: string };

/**
 * Files the claim, once however often it is pressed.
 *
 * Before the first byte leaves, report, key and secret are kept in the draft, and every later try goes out under the same
 * two, from a later session too: the claim was either filed then or is filed now, never twice.
 */
export function useSubmit() {
  const { orgKey, draft, uploads } = useNotification();
  const navigate = useNavigate();

  return useMutation({
    // Without a connection the claimant is told at once, instead of watching a report that waits for one.
    networkMode: 'always',
    /** Takes what stands in the field that people cannot see. */
    mutationFn: async (website: string): Promise<KeptReceipt> => {
      const tried = draft.read().attempt?.bodies.at(-1) as Submission | undefined;
      // A report that arrived without an answer has taken its draft along: the next try still names it.
      const draftKey = tried?.draft_key ?? keyOfServerDraft(orgKey);
      const current = submissionOf(draft.read(), new Date(), website, draftKey);
      if (!current) throw new Error('An answer is missing although the check page was reached.');
      const { bodies, ...once } = draft.read().attempt ?? {
        idempotencyKey: newIdempotencyKey(),
        secret: newIdempotencySecret(),
        bodies: [],
      };
      const earlier = bodies.filter(
        (body) => JSON.stringify(body) !== JSON.stringify(current),
      ) as Submission[];
      draft.change({ attempt: { ...once, bodies: [...earlier, current] } });
      return fileOnce(once, current, earlier);
    },
    onSuccess: (kept) => {
      keepReceipt(orgKey, kept);
      void navigate(addressOfPage(orgKey, 'done'), { replace: true, state: kept });
    },
    onError: (error) => {
      if (!isDefinite(error)) return;
      draft.change({ attempt: undefined });
      const fields = isApiProblem(error) ? error.fields : [];
      const { photos } = draft.read();
      const forgotten = forgottenPhotos(fields).flatMap((place) => photos[place]?.documentId ?? []);
      uploads.removeDocuments(forgotten);

      const refused = refusedAnswers(fields);
      const page = refused[0]?.page ?? (forgotten.length > 0 ? 'photos' : undefined);
      if (page)
        void navigate(addressOfPage(orgKey, page, true), {
          state: { refused: refused.filter((answer) => answer.page === page) },
        });
    },
  });
}

/** Files `current`, or finds out which of the `earlier` reports with the same key has been filed already. */
async function fileOnce(
  once: Once,
  current: Submission,
  earlier: readonly Submission[],
): Promise<KeptReceipt> {
  const candidates = [current, ...earlier.toReversed()];
  for (const body of candidates) {
    try {
      const receipt = await send(once, body);
      return {
        receipt,
        sentTo: reachedChannels(body),
        documentIds: body.document_ids,
        hasEarlierAnswers: body !== current,
      };
    } catch (error) {
      const isAnotherOne = isApiProblem(error, 'idempotency_key_reused') && body !== candidates.at(-1);
      if (!isAnotherOne) throw error;
    }
  }
  throw new Error('There was nothing to file.');
}

/** Where the claim number arrives: a fixed line takes no messages. */
function reachedChannels({ notifier: { phone, email } }: Submission): string[] {
  const takesMessages = phone !== undefined && parsePhone(phone)?.kind !== 'fixed';
  return [...(takesMessages ? [phone] : []), ...(email === undefined ? [] : [email])];
}

async function send({ idempotencyKey, secret }: Once, body: Submission) {
  for (let waits = 0; ; waits += 1) {
    try {
      return await dataOf(
        api.POST('/api/fnol/submit', {
          params: { header: { 'Idempotency-Key': idempotencyKey, 'Idempotency-Secret': secret } },
          body,
          fetch: fetchWithin(submitTimeout),
        }),
      );
    } catch (error) {
      // The first try is still at work on the server: its answer is worth waiting for.
      if (!isApiProblem(error, 'idempotency_in_progress') || waits === mostWaits) throw error;
      await pause((error.retryAfterSeconds ?? 1) * 1000);
    }
  }
}

/** Whether the server certainly did not file it, so that the next try may be another report. */
function isDefinite(error: unknown): boolean {
  if (!isApiProblem(error)) return false;
  return [400, 403, 404, 413, 422, 429].includes(error.status);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
