// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

/** All countries. */
export const browseCountries: Operation<'browseCountries'> = {
  id: 'browseCountries',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browseCountries/',
  access: { callers: ['guest', 'staff'] },
};

/** The counties of Romania. */
export const browseCounties: Operation<'browseCounties'> = {
  id: 'browseCounties',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browseCounties/RO',
  access: { callers: ['guest', 'staff'] },
};

/** Policy types of the auto segment. */
export const browsePolicyTypes: Operation<'browsePolicyTypes'> = {
  id: 'browsePolicyTypes',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browsePolicyTypesByBusinessSegment/auto',
  access: { callers: ['guest', 'staff'] },
};

/** Vehicle categories. */
export const browseVehicleCategories: Operation<'browseVehicleCategories'> = {
  id: 'browseVehicleCategories',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browseVehicleCategories/',
  access: { callers: ['guest', 'staff'] },
};

/** Vehicle brands. */
export const browseVehicleBrands: Operation<'browseVehicleBrands'> = {
  id: 'browseVehicleBrands',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browseVehicleBrands/',
  access: { callers: ['guest', 'staff'] },
};

/** Vehicle parts by damage zone. */
export const browseVehicleParts: Operation<'browseVehicleParts'> = {
  id: 'browseVehicleParts',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browseVehicleParts/',
  access: { callers: ['guest', 'staff'] },
};

/** Branches of the organisation. */
export const browseBranches: Operation<'browseBranches'> = {
  id: 'browseBranches',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browseBranches/',
  access: { callers: ['guest', 'staff'] },
};

/** Vehicle colours. */
export const browseColors: Operation<'browseColors'> = {
  id: 'browseColors',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browseColors/',
  access: { callers: ['guest', 'staff'] },
};

/** File a claim after an accident. */
export const submitClaimNotification: Operation<'submitClaimNotification'> = {
  id: 'submitClaimNotification',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/submit',
  idempotent: true,
  access: {
    callers: ['guest', 'staff'],
    roles: ['claims.handler', 'AC.Assessor', '*.manager'],
    refuses: ['assignment_guest'],
  },
};
