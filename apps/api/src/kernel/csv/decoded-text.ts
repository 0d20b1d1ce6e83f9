/** Opens a file from its beginning, as often as it is asked. */
export type OpenBytes = () => Promise<AsyncIterable<Uint8Array>>;

/** The text of a file, chunk by chunk, in whichever encoding it was written. */
export async function* decodedText(open: OpenBytes, onRead: (bytes: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(open));
  for await (const bytes of await open()) {
    onRead(bytes.length);
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}

const latinDeclared = /^<\?xml[^>]*encoding=["'](?:windows-125[02]|iso-8859-\d+)["']/i;

/** UTF-16 says so by its first bytes; what is not UTF-8 is what Windows writes in Romania. */
async function encodingOf(open: OpenBytes): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const bytes of await open()) {
      const wide = isFirst ? wideEncoding(bytes) : undefined;
      if (wide !== undefined) return wide;
      const text = decoder.decode(bytes, { stream: true });
      if (isFirst && latinDeclared.test(text))
        return /encoding=["']([^"']+)/i.exec(text)?.[1]?.toLowerCase() ?? 'windows-1250';
      isFirst = false;
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1250';
    throw error;
  }
}

function wideEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark: `<` or `D` with a zero beside it.
  if (first !== 0 && second === 0) return 'utf-16le';
  return first === 0 && second !== 0 ? 'utf-16be' : undefined;
}

/** The lines of a text that comes in chunks; a line is cut at `most` characters. */
export async function* linesOf(chunks: AsyncIterable<string>, most = 8_000): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = (lines.pop() ?? '').slice(0, most);
    for (const line of lines) yield line.replace(/\r$/, '').slice(0, most);
  }
  if (rest !== '') yield rest.replace(/\r$/, '');
}
