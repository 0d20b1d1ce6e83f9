import {
  addNoticeDocuments,
  beginUpload,
  browseColors,
  browseCounties,
  browseCountries,
  browsePolicyTypes,
  browseVehicleBrands,
  browseVehicleCategories,
  browseVehicleParts,
  downloadDocument,
  guestToken,
  keepUpload,
  removeDocument,
  reserveClaimNumber,
  startGuestDraft,
  saveGuestDraft,
  deleteGuestDraft,
  submitClaimNotification,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { http, HttpResponse } from 'msw';
import { aGuestProfile, anUploadedDocument, aReceipt, authTokens, lookups } from '@dosar/testing/samples';

const onServer = { expires_on: '2099-04-03', row_version: 1 };
const uploadId = '0e000000-0000-4000-8000-0000000000b1';

/** The bytes of a photo arrive in parts; `keepUpload` says what becomes of them. */
function photosInParts() {
  return [
    mock(beginUpload, {
      status: 201,
      body: { upload_id: uploadId, upload_url: `/api/document/resumable/${uploadId}` },
    }),
    http.head(
      '*/api/document/resumable/:id',
      () => new HttpResponse(null, { status: 200, headers: { 'Upload-Offset': '0', 'Upload-Length': '5' } }),
    ),
    http.patch(
      '*/api/document/resumable/:id',
      () => new HttpResponse(null, { status: 204, headers: { 'Upload-Offset': '5' } }),
    ),
  ];
}

/** Every call of the form, answered as on a good day. */
export function formOnNetwork() {
  return [
    mock(guestToken, { status: 200, body: authTokens(aGuestProfile()) }),
    mock(browseCountries, { status: 200, body: lookups.countries }),
    mock(browseCounties, { status: 200, body: lookups.counties }),
    mock(browsePolicyTypes, { status: 200, body: lookups.policyTypes }),
    mock(browseVehicleCategories, { status: 200, body: lookups.vehicleCategories }),
    mock(browseVehicleBrands, { status: 200, body: lookups.vehicleBrands }),
    mock(browseVehicleParts, {
      status: 200,
      body: [{ code: 'bumper_rear', name: 'Rear bumper', zone: 'rear', side: null }],
    }),
    mock(browseColors, { status: 200, body: lookups.colors }),
    ...photosInParts(),
    mock(keepUpload, { status: 201, body: anUploadedDocument() }),
    mock(addNoticeDocuments, ({ body }) => ({
      status: 200,
      body: { document_ids: body.document_ids },
    })),
    mock(removeDocument, { status: 200, body: { success: true } }),
    mock(downloadDocument, problem(404, 'not_found')),
    mock(startGuestDraft, { status: 201, body: { ...onServer, draft_key: 'k'.repeat(32) } }),
    mock(saveGuestDraft, { status: 200, body: { ...onServer, row_version: 2 } }),
    mock(deleteGuestDraft, { status: 200, body: { success: true } }),
    mock(reserveClaimNumber, {
      status: 200,
      body: { claim_file_no: 'DM26R0000301', expires_on: onServer.expires_on },
    }),
    mock(submitClaimNotification, { status: 201, body: aReceipt() }),
  ];
}
