import type { AreaTag, Schema } from '@dosar/openapi';

/** What the server tells open pages; see `streamChanges` in the contract. */
export type LiveNews =
  | { event: 'presence'; data: Schema<'Presence'> }
  | { event: 'assignments'; data: { assignment_ids: string[]; more: boolean } }
  | { event: 'files'; data: FileChanges }
  | { event: 'export'; data: { export_id: string; state: string } }
  /** The browser listens, again where `isAgain`; the server says so every 25 seconds. */
  | { event: 'listening'; data: { isAgain: boolean } };

/** Claim files that changed, and the areas in which each did; `more` when there were too many to name. */
export type FileChanges = { changes: { claim_file_id: string; areas: AreaTag[] }[]; more: boolean };

/** Reads news as they arrive, until the line ends. */
export async function readNews(
  content: ReadableStream<Uint8Array<ArrayBuffer>>,
  tell: (news: LiveNews) => void,
  isAgain = false,
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
      const [, comment] = /^: (connected|alive)$/.exec(block) ?? [];
      if (comment !== undefined)
        tell({ event: 'listening', data: { isAgain: isAgain && comment === 'connected' } });
      const [, event, data] = /^event: (presence|assignments|files|export)\ndata: (.+)$/.exec(block) ?? [];
      // Kinds of a newer server are not for this page.
      if (event !== undefined && data !== undefined)
        tell({ event, data: JSON.parse(data) as LiveNews['data'] } as LiveNews);
    }
  }
}
