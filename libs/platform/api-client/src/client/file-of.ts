import { answerOf } from './data-of.ts';
import { fetchWithin } from './fetch-within.ts';

export type DownloadedFile = { content: Blob; fileName: string };

type EndOfDownload =
  | { data: Blob; error?: never; response: Response }
  | { data?: never; error: unknown; response: Response };

/** What a call for a file is made with: `api.GET('/api/…', { params, ...asFile })`. */
export const asFile = { parseAs: 'blob', fetch: fetchWithin(60_000) } as const;

/** The file that a call was answered with. Tokens travel in headers, so a plain link could not fetch it. */
export async function fileOf(call: Promise<EndOfDownload>): Promise<DownloadedFile> {
  const { data: content, response } = await answerOf(call);
  return { content, fileName: fileNameOf(response.headers.get('Content-Disposition')) };
}

/** Saves the file that a call was answered with on the reader's device. */
export async function saveFile(call: Promise<EndOfDownload>): Promise<void> {
  saveContent(await fileOf(call));
}

/** Saves what is at hand already as a file on the reader's device. */
export function saveContent({ content, fileName }: DownloadedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), handOverTime);
}

/** So long may a browser take to pick up a file that was handed to it. */
const handOverTime = 60_000;

function fileNameOf(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? 'file';
}
