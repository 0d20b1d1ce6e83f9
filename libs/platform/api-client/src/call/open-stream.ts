import type { DownloadOperationId } from '@dosar/openapi';
import type { CallOptions, CallParams, Operation } from './operation.ts';
import { send } from './send.ts';

/** The server ends its streams before this. */
const streamTimeout = 20 * 60_000;

/** Opens an answer that goes on for as long as somebody listens; ends with the signal. */
export async function openStream<Id extends DownloadOperationId>(
  operation: Operation<Id>,
  params: CallParams<Id>,
  options: CallOptions,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { body } = await send(operation, params, { timeout: streamTimeout, ...options });
  return body ?? new ReadableStream({ start: (controller) => controller.close() });
}
