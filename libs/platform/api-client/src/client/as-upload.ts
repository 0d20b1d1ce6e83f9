import { sendBody, type UploadProgress } from './send-body.ts';

/**
 * What a call that sends a file is made with: `api.POST('/api/…', { body: { …, file }, ...asUpload(onProgress) })`.
 *
 * fetch cannot tell how far an upload is, so the form goes another way, with the address and headers of the request.
 */
export function asUpload(onProgress?: (progress: UploadProgress) => void) {
  const form = new FormData();
  return {
    bodySerializer: (body: Record<string, string | Blob | undefined>) => {
      const { file, ...fields } = body;
      // Fields first: the server knows what the file is for before its content arrives.
      for (const [name, value] of Object.entries({ ...fields, file })) {
        if (value !== undefined) form.append(name, value);
      }
    },
    fetch: (request: Request) => sendBody(request, form, onProgress),
  };
}
