import { transportProblem } from '../call/send.ts';
import type { RefusedAnswer } from '../problem/problem-of-answer.ts';

/** How far an upload is. */
export type UploadProgress = { sentBytes: number; totalBytes: number };

type Watch = { onProgress?: (progress: UploadProgress) => void; signal?: AbortSignal };

/** An upload may take long; one that stands still for a minute has failed. */
const standstillTimeout = 60_000;

/** Posts a form with the address and headers of a signed request, telling how far it is. */
export function postForm(
  request: Request,
  form: FormData,
  { onProgress, signal }: Watch,
): Promise<RefusedAnswer> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const standstill = watchStandstill(() => {
      reject(transportProblem('timed_out'));
      sending.abort();
    });
    const abort = () => {
      reject(abortionOf(signal));
      sending.abort();
    };
    const end = () => {
      standstill.stop();
      signal?.removeEventListener('abort', abort);
    };

    sending.open(request.method, request.url);
    request.headers.forEach((value, name) => sending.setRequestHeader(name, value));
    sending.upload.onprogress = ({ loaded, total }) => {
      standstill.restart();
      onProgress?.({ sentBytes: loaded, totalBytes: total });
    };
    sending.onload = () => {
      const { status, responseText } = sending;
      resolve({ status, text: responseText, retryAfter: sending.getResponseHeader('Retry-After') });
    };
    sending.onerror = () => reject(transportProblem('unreachable'));
    sending.onloadend = end;

    if (signal?.aborted) {
      end();
      reject(abortionOf(signal));
      return;
    }
    signal?.addEventListener('abort', abort);
    sending.send(form);
  });
}

function abortionOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new DOMException('The upload was cancelled', 'AbortError');
}

function watchStandstill(giveUp: () => void) {
  let timer = setTimeout(giveUp, standstillTimeout);
  return {
    restart() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, standstillTimeout);
    },
    stop: () => clearTimeout(timer),
  };
}
