import { expect } from '@playwright/test';
import type { SuccessBody } from '@dosar/openapi';
import { claimNotificationGuest, signedIn, type Caller } from '../support/caller.ts';
import { aKey, aNotification, detailOf, photo, rowsOf, timelineOf } from '../support/claim-story.ts';
import type { Product } from '../support/product.ts';
import { codeAskedFor } from './tracker-moments.ts';

/** A moment of the journey at which the server is killed. */
export type Moment = {
  name: string;
  /** How long after the request was sent; undefined: as soon as it was acknowledged. */
  killAfterMilliseconds: number | undefined;
  begin: (product: Product) => Promise<{
    /** The request that the kill may interrupt. */
    inFlight: Promise<unknown>;
    /** What must be true after the restart. */
    check: (product: Product, wasAcknowledged: boolean) => Promise<void>;
  }>;
};

type Receipt = SuccessBody<'submitClaimNotification'>;

const handler = 'ana.ionescu';
const uploaded = { name: 'bara-fata.png', content: photo, type: 'image/png', docType: 'damage_photo' };

export const moments: Moment[] = [
  { name: 'while a photo arrives', killAfterMilliseconds: 4, begin: uploadPhoto },
  { name: 'after a photo was stored', killAfterMilliseconds: undefined, begin: uploadPhoto },
  { name: 'while a claim is filed', killAfterMilliseconds: 6, begin: fileClaim },
  { name: 'later while a claim is filed', killAfterMilliseconds: 18, begin: fileClaim },
  { name: 'after a claim number was given', killAfterMilliseconds: undefined, begin: fileClaim },
  { name: 'while a note is saved', killAfterMilliseconds: 3, begin: saveNote },
  { name: 'after a note was saved', killAfterMilliseconds: undefined, begin: saveNote },
  { name: 'while a status changes', killAfterMilliseconds: 8, begin: changeStatus },
  { name: 'after a status was changed', killAfterMilliseconds: undefined, begin: changeStatus },
  { name: 'after an access code was asked for', killAfterMilliseconds: undefined, begin: codeAskedFor },
];

async function uploadPhoto({ staffOrigin }: Product) {
  const guest = await claimNotificationGuest(staffOrigin);
  const inFlight = guest.upload(uploaded);
  return {
    inFlight,
    check: async (_: Product, wasAcknowledged: boolean) => {
      // A photo that was not acknowledged is sent again; either way a claim can carry it afterwards.
      const { id } = wasAcknowledged ? await inFlight : await guest.upload(uploaded);
      const body = aNotification('Claim with a photo', [id]);
      const receipt = await guest.post<Receipt>('/api/fnol/submit', body, aKey());
      const staff = await signedIn(staffOrigin, handler);
      const [row] = await rowsOf(staff, receipt.claim_file_no);
      expect(row).toBeDefined();
      expect(await staff.download(`/api/document/download/${id}?variant=original`)).toEqual(photo);
    },
  };
}

async function fileClaim({ staffOrigin }: Product) {
  const guest = await claimNotificationGuest(staffOrigin);
  const key = aKey();
  const body = aNotification(`Claim ${key}`);
  const inFlight = guest.post<Receipt>('/api/fnol/submit', body, key);
  return {
    inFlight,
    check: async (_: Product, wasAcknowledged: boolean) => {
      const repeated = await guest.post<Receipt>('/api/fnol/submit', body, key);
      if (wasAcknowledged) expect(repeated).toEqual(await inFlight);
      const staff = await signedIn(staffOrigin, handler);
      // The check of the cover waits beside it.
      const rows = (await rowsOf(staff, repeated.claim_file_no)).filter(
        ({ assignment_type: type }) => type === 'claim_notification',
      );
      expect(rows).toHaveLength(1);
      const [row] = rows;
      if (row === undefined) throw new Error('The claim is in no list.');
      const timeline = await timelineOf(staff, row.assignment_key);
      expect(timeline.filter((entry) => entry.kind === 'created')).not.toHaveLength(0);
    },
  };
}

async function newFile(origin: string) {
  const guest = await claimNotificationGuest(origin);
  const receipt = await guest.post<Receipt>('/api/fnol/submit', aNotification('Claim to work on'), aKey());
  const staff = await signedIn(origin, handler);
  const [row] = await rowsOf(staff, receipt.claim_file_no);
  if (row === undefined) throw new Error('The new claim is in no list.');
  return { staff, row };
}

async function saveNote({ staffOrigin }: Product) {
  const { staff, row } = await newFile(staffOrigin);
  const key = aKey();
  const note = { assignment_id: row.assignment_id, body: `Note ${key}`, visibility: 'internal' };
  const inFlight = staff.post('/api/timeline/addNote', note, key);
  return {
    inFlight,
    check: async () => {
      await staff.post('/api/timeline/addNote', note, key);
      const timeline = await timelineOf(staff, row.assignment_key);
      expect(timeline.filter((entry) => entry.body === note.body)).toHaveLength(1);
    },
  };
}

async function changeStatus({ staffOrigin }: Product) {
  const { staff, row } = await newFile(staffOrigin);
  const before = await detailOf(staff, row);
  const step = before.transitions.find((candidate) => candidate.allowed && !candidate.reason_required);
  if (step === undefined) throw new Error('A new claim has no way on.');
  const body = { transition_code: step.code, row_version: before.row_version };
  const inFlight = staff.post(`/api/assignment/transition/${row.assignment_id}`, body);
  return {
    inFlight,
    check: (_: Product, wasAcknowledged: boolean) =>
      expectWholeStep(staff, row, step.to_status_code, wasAcknowledged),
  };
}

/** The status and the timeline tell the same story, whether the step was taken or not. */
async function expectWholeStep(
  staff: Caller,
  row: { claim_file_no: string; assignment_id: string; assignment_key: string; status_code: string },
  toStatusCode: string,
  wasAcknowledged: boolean,
) {
  const after = await detailOf(staff, row);
  const steps = (await timelineOf(staff, row.assignment_key)).filter((entry) => entry.kind === 'status');
  const wasTaken = after.header.status_code === toStatusCode;
  if (wasAcknowledged) expect(wasTaken).toBe(true);
  expect(steps).toHaveLength(wasTaken ? 1 : 0);
}
