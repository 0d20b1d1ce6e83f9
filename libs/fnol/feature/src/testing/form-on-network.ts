import {
  browseColors,
  browseCounties,
  browseCountries,
  browsePolicyTypes,
  browseVehicleBrands,
  browseVehicleCategories,
  browseVehicleParts,
  downloadDocument,
  guestToken,
  removeDocument,
  submitClaimNotification,
  uploadDocument,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aGuestProfile, anUploadedDocument, aReceipt, authTokens, lookups } from '@dosar/testing/samples';

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
    mock(uploadDocument, { status: 201, body: anUploadedDocument() }),
    mock(removeDocument, { status: 200, body: { success: true } }),
    mock(downloadDocument, problem(404, 'not_found')),
    mock(submitClaimNotification, { status: 201, body: aReceipt() }),
  ];
}
