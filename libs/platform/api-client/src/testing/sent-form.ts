/** A multipart form as it arrived: its text fields and its one file. */
export type SentForm = {
  fields: Record<string, string>;
  file: { name: string; mimeType: string; size: number } | undefined;
};

/**
 * Reads a multipart form from the bytes of a request.
 *
 * `Request.formData()` of Node refuses the File class of a simulated browser.
 */
export async function readSentForm(request: Request): Promise<SentForm> {
  const boundary = /boundary=(.+)$/.exec(request.headers.get('Content-Type') ?? '')?.[1] ?? '';
  // One character per byte, so that lengths are those of the bytes.
  const bytes = new Uint8Array(await request.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const form: SentForm = { fields: {}, file: undefined };
  for (const part of text.split(`--${boundary}`).slice(1, -1)) {
    const end = part.indexOf('\r\n\r\n');
    const head = part.slice(0, end);
    const content = part.slice(end + 4, -2);
    const name = asUtf8(/ name="([^"]*)"/.exec(head)?.[1] ?? '');
    const fileName = / filename="([^"]*)"/.exec(head)?.[1];
    if (fileName === undefined) form.fields[name] = asUtf8(content);
    else form.file = { name: asUtf8(fileName), mimeType: contentType(head), size: content.length };
  }
  return form;
}

function contentType(head: string) {
  return /content-type: (\S+)/i.exec(head)?.[1] ?? '';
}

function asUtf8(bytes: string) {
  return new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)));
}
