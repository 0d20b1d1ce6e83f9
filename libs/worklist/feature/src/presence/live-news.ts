import type { Schema } from '@dosar/openapi';

/** What the server tells open pages; see `streamChanges` in the contract. */
export type LiveNews =
  | { event: 'presence'; data: Schema<'Presence'> }
  | { event: 'assignments'; data: { assignment_ids: string[]; more: boolean } }
  | { event: 'export'; data: { export_id: string; state: string } };

/** Reads news as they arrive, until the line ends. */
export async function readNews(
  content: ReadableStream<Uint8Array<ArrayBuffer>>,
  tell: (news: LiveNews) => void,
): Promise<void> {
  const reader = content.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    text += value;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event, data] = /^event: (presence|assignments|export)\ndata: (.+)$/.exec(block) ?? [];
      // Comments keep the line open; kinds of a newer server are not for this page.
      if (event !== undefined && data !== undefined)
        tell({ event, data: JSON.parse(data) as LiveNews['data'] } as LiveNews);
    }
  }
}
