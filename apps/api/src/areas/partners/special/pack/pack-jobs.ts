import { findDaysOff } from '#src/kernel/calendar/working-calendar-repository.ts';
import { createHash } from 'node:crypto';
import { newId } from '@dosar/kernel/ids';
import { workingDayFrom } from '@dosar/kernel/working-days';
import { localDateOf } from '@dosar/kernel/zone';
import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Database } from '#src/generated/database.ts';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { enqueueJob } from '#src/kernel/jobs/enqueue-job.ts';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import { monthBefore, readPackFacts, type PackFacts } from './pack-facts.ts';
import { findDuePlans, holdQueuedPack, markSent, movePack, takeMonth } from './pack-repository.ts';
import { packEmail } from './pack-words.ts';
import { writePackPdf } from './write-pack-pdf.ts';
import { writePackXlsx } from './write-pack-xlsx.ts';

type Tx = Transaction<Database>;
type SendNeeds = { files: Pick<FileStore, 'save'>; now: () => Date };

/** What the files of a pack are. */
export const packFormats = {
  pdf: { mimeType: 'application/pdf', write: writePackPdf },
  xlsx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: writePackXlsx,
  },
} as const;

/** The name that a file of a pack is saved under. */
export const packFileName = ({ month, language }: PackFacts, format: keyof typeof packFormats): string =>
  `${language === 'ro' ? 'dosare' : 'claim-files'}-${month}.${format}`;

/**
 * Makes and sends one pack.
 *
 * Mails, hashes and the state are stored together, so a job that is cut off has sent nothing and is done again.
 */
export const sendPackJob = defineJob({
  name: 'partners.send-pack',
  title: { ro: 'Trimiterea situației lunare a unui client', en: 'Sending the monthly pack of a customer' },
  settings: { retries: 3, firstPauseSeconds: 30, perOrganisation: 1, keptSeconds: 24 * 60 * 60 },
  data: z.object({ special_customer_pack_id: z.uuid() }),
  async work({ files, now }: SendNeeds, { orgId, data, inTransaction }) {
    const packId = data.special_customer_pack_id;
    await inTransaction(async (tx) => {
      const pack = await holdQueuedPack(tx, orgId, packId);
      if (pack === undefined) return;
      const { special_customer_id: customerId, recipients, ...head } = pack;
      const facts = await readPackFacts({ tx, orgId, customerId }, head);
      const pdf = await keptFile(files, facts, 'pdf');
      const xlsx = await keptFile(files, facts, 'xlsx');
      const attachments = [pdf.attachment, xlsx.attachment];
      for (const to of recipients)
        // Each has a mail of their own and sees nobody else's address.
        await enqueue(tx, {
          orgId,
          kind: 'email',
          to,
          ...packEmail(head, head.language),
          mail: { messageId: `${newId()}@dosar`, to: [to], cc: [], attachments },
        });
      await markSent(tx, orgId, packId, {
        pdfKey: pdf.attachment.storageKey,
        pdfHash: pdf.hash,
        xlsxKey: xlsx.attachment.storageKey,
        xlsxHash: xlsx.hash,
        now: now(),
      });
    });
  },
  giveUp: (tx, { orgId, data }) =>
    movePack(tx, orgId, data.special_customer_pack_id, { from: 'queued', to: 'failed' }),
  takeUp: (tx, { orgId, data }) =>
    movePack(tx, orgId, data.special_customer_pack_id, { from: 'failed', to: 'queued' }),
});

async function keptFile(files: SendNeeds['files'], facts: PackFacts, format: keyof typeof packFormats) {
  const { mimeType, write } = packFormats[format];
  const content = await write(facts);
  return {
    hash: createHash('sha256').update(content).digest('hex'),
    attachment: { storageKey: await files.save(content), fileName: packFileName(facts, format), mimeType },
  };
}

/** Has a pack sent that was taken to be sent. */
export async function enqueuePack(tx: Tx, orgId: string, packId: string): Promise<void> {
  await enqueueJob(tx, sendPackJob, { orgId, special_customer_pack_id: packId });
}

/**
 * Takes the packs of the month before, from the first working day of a month on.
 *
 * A server that stood still on that day finds them on the next one; each month is taken once.
 */
export const duePacksJob = defineJob({
  name: 'partners.find-due-packs',
  title: { ro: 'Căutarea situațiilor lunare de trimis', en: 'Looking for monthly packs to send' },
  settings: { retries: 0, keptSeconds: 60 * 60 },
  data: noData,
  work: ({ now }: { now: () => Date }, { orgId, inTransaction }) =>
    inTransaction(async (tx) => {
      const today = localDateOf(now());
      if (today < workingDayFrom(`${today.slice(0, 7)}-01`, await findDaysOff(tx, orgId))) return;
      const month = monthBefore(today, 1);
      for (const { customerId, ...plan } of await findDuePlans(tx, orgId, { month, today })) {
        const place = { orgId, customerId };
        const packId = await takeMonth(tx, place, { ...plan, month, userId: null, now: now() });
        if (packId !== undefined) await enqueuePack(tx, orgId, packId);
      }
    }),
});
