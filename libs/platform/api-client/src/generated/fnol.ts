// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../call/operation.ts';

/** All countries. */
export const browseCountries: Operation<'browseCountries'> = {
  id: 'browseCountries',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browseCountries/',
};

/** The counties of Romania. */
export const browseCounties: Operation<'browseCounties'> = {
  id: 'browseCounties',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browseCounties/RO',
};

/** Policy types of the auto segment. */
export const browsePolicyTypes: Operation<'browsePolicyTypes'> = {
  id: 'browsePolicyTypes',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browsePolicyTypesByBusinessSegment/auto',
};

/** Vehicle categories. */
export const browseVehicleCategories: Operation<'browseVehicleCategories'> = {
  id: 'browseVehicleCategories',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browseVehicleCategories/',
};

/** Vehicle brands. */
export const browseVehicleBrands: Operation<'browseVehicleBrands'> = {
  id: 'browseVehicleBrands',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browseVehicleBrands/',
};

/** Vehicle parts by damage zone. */
export const browseVehicleParts: Operation<'browseVehicleParts'> = {
  id: 'browseVehicleParts',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browseVehicleParts/',
};

/** Branches of the organisation. */
export const browseBranches: Operation<'browseBranches'> = {
  id: 'browseBranches',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browseBranches/',
};

/** Vehicle colours. */
export const browseColors: Operation<'browseColors'> = {
  id: 'browseColors',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browseColors/',
};

/** File a claim after an accident. */
export const submitClaimNotification: Operation<'submitClaimNotification'> = {
  id: 'submitClaimNotification',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/submit',
  idempotent: true,
};
