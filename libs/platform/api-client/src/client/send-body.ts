import { transportProblem } from './fetch-within.ts';

/** How far an upload is. */
export type UploadProgress = { sentBytes: number; totalBytes: number };

/** An upload may take long; one that stands still for a minute has failed. */
const standstillTimeout = 60_000;

/** Sends a form or a part of a file with the address and headers of a signed request, telling how far it is. */
export function sendBody(
  request: Request,
  body: FormData | Blob,
  onProgress?: (progress: UploadProgress) => void,
): Promise<Response> {
  const { signal } = request;
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
      signal.removeEventListener('abort', abort);
    };

    sending.open(request.method, request.url);
    request.headers.forEach((value, name) => sending.setRequestHeader(name, value));
    sending.upload.onprogress = ({ loaded, total }) => {
      standstill.restart();
      onProgress?.({ sentBytes: loaded, totalBytes: total });
    };
    sending.onload = () => {
      resolve(answerOf(sending));
    };
    sending.onerror = () => reject(transportProblem('unreachable'));
    sending.onloadend = end;

    if (signal.aborted) {
      end();
      reject(abortionOf(signal));
      return;
    }
    signal.addEventListener('abort', abort);
    sending.send(body);
  });
}

function answerOf(sending: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['Content-Type', 'Retry-After', 'Upload-Offset', 'Upload-Length']) {
    const value = sending.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(sending.status === 204 ? null : sending.responseText, {
    status: sending.status,
    headers,
  });
}

function abortionOf(signal: AbortSignal): Error {
  const reason: unknown = signal.reason;
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
