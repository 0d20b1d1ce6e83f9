/** The data of each event of a stream, however its bytes were cut; comments, names and numbers of events are left out. */
export async function* serverSentEvents(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  for await (const part of parts) {
    rest += decoder.decode(part, { stream: true });
    // A return at the very end may still get its line feed.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
      if (line !== '' || data.length === 0) continue;
      yield data.join('\n');
      data = [];
    }
  }
  const last = rest.replace(/\r$/, '');
  if (last.startsWith('data:')) data.push(last.slice(5).replace(/^ /, ''));
  if (data.length > 0) yield data.join('\n');
}
