import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { readSheet, type SheetData } from 'read-excel-file/node';
import type { JobNeeds } from '#src/composition/define-area.ts';
import { deliverMessageJob } from '#src/kernel/outbox/deliver-message-job.ts';
import type { OutboxMessage } from '#src/kernel/outbox/message-provider.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';
import { workOff } from '#src/testing/work-off.ts';
import { sendPackJob } from '../special/pack/pack-jobs.ts';

type Left = { message: OutboxMessage; files: Map<string, Buffer> };

/** Lets the packs that wait be made, and answers what left for the fleet with its files. */
export async function sentPacks(api: TestApi): Promise<Left[]> {
  await api.workOff(sendPackJob);
  const left: Left[] = [];
  const deliver = async (message: OutboxMessage) => {
    const files = new Map<string, Buffer>();
    for (const { fileName, content } of message.mail?.attachments ?? [])
      files.set(fileName, Buffer.concat(await Readable.from(content).toArray()));
    if (message.to.endsWith('@flota.example')) left.push({ message, files });
  };
  const needs: JobNeeds = { ...api.runtime, log: api.staff.log, deliver };
  await workOff(api.connection, deliverMessageJob, needs, { ignoresPauses: true });
  return left;
}

/** The rows of one sheet of a workbook. */
export async function sheetOf(content: Buffer, name: string): Promise<SheetData> {
  const path = join(await mkdtemp(join(tmpdir(), 'pack-')), 'pack.xlsx');
  await writeFile(path, content);
  return readSheet(path, name);
}
