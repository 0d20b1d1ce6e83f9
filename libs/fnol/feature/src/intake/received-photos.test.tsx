import {
  beginUpload,
  findLikelyDuplicates,
  findPolicies,
  getClaimDraft,
  registerClaimNotification,
  reserveDraftNumber,
  saveClaimDraft,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { JsonBodyOf } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aDraft, aDuplicate, aRegisteredClaim, draftId } from '../testing/intake-samples.ts';
import { formOnNetwork } from '../testing/form-on-network.ts';
import { IntakePage } from './intake-page.tsx';

const uploadId = '0e000000-0000-4000-8000-0000000000b1';
const at = '/assignments/claim_notification/new';
/** SHA-256 of the content `spate`. */
const hash = '537308ba4e5437a610c8bc9ed6f3e21fe134ba7452e0ef452f365a2c97460bd2';
let sent: JsonBodyOf<'registerClaimNotification'>[];
let begun: JsonBodyOf<'beginUpload'>[];
let asked: JsonBodyOf<'findLikelyDuplicates'>[];

beforeEach(() => {
  sent = [];
  asked = [];
  begun = [];
  server.use(
    mock(findPolicies, { status: 200, body: { policies: [], service: 'none' } }),
    mock(getClaimDraft, { status: 200, body: aDraft() }),
    mock(reserveDraftNumber, problem(404, 'not_found')),
    mock(saveClaimDraft, { status: 200, body: { ...aDraft(), row_version: 2 } }),
    mock(findLikelyDuplicates, ({ body }) => {
      asked.push(body);
      const isKnown = body.photo_hashes?.includes(hash) ?? false;
      return {
        status: 200 as const,
        body: isKnown ? [{ ...aDuplicate(), certainty: 2 as const, reasons: ['same_photo' as const] }] : [],
      };
    }),
    mock(beginUpload, ({ body }) => {
      begun.push(body);
      return {
        status: 201 as const,
        body: { upload_id: uploadId, upload_url: `/api/document/resumable/${uploadId}` },
      };
    }),
    mock(registerClaimNotification, ({ body }) => {
      sent.push(body);
      return { status: 201 as const, body: aRegisteredClaim() };
    }),
    ...formOnNetwork(),
  );
});

describe('57 photos that come with a report', () => {
  test('are compared by their content before they are sent, and one that another claim holds is a reason', async () => {
    const { user } = renderFeature([{ path: at, element: <IntakePage /> }], { at: `${at}?draft=${draftId}` });
    const field = await screen.findByLabelText('Photos that came with the report', { selector: 'input' });
    const photo = () => new File(['spate'], 'bara.jpg', { type: 'image/jpeg' });
    await user.upload(field, [photo(), photo()]);
    expect(await screen.findByText('bara.jpg')).toBeVisible();
    expect(await screen.findByText('same photo', undefined, { timeout: 3_000 })).toBeVisible();
    expect(asked.at(-1)?.photo_hashes).toEqual([hash]);
    expect(screen.getByText(/A draft does not keep photos/)).toBeVisible();

    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('heading', { name: /DM26C0000153 is registered/ })).toBeVisible();
    expect(sent).toMatchObject([{ photo_hashes: [hash] }]);
    expect(await screen.findByText('1 of 1 photo on the claim')).toBeVisible();
    expect(begun).toMatchObject([
      {
        file_name: 'bara.jpg',
        doc_type_code: 'damage_photo',
        assignment_id: aRegisteredClaim().assignment_id,
      },
    ]);
  });
});
