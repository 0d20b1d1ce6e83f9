import type { AreaSamples } from '#src/access/area-samples.ts';
import { noticeVersion } from '@dosar/fnol-domain/privacy-notice';

const photoOfAStranger = {
  status: 422,
  because: 'a photo of somebody else is refused like one that is gone',
};

const notification = (documentIds: readonly (string | undefined)[]) => ({
  notifier: {
    first_name: 'Ion',
    last_name: 'Pop',
    role: 'owner',
    email: 'ion@example.com',
    preferred_channel: 'email',
  },
  policy_type: 'rca',
  event: {
    date: '2026-01-05',
    county_code: 'CJ',
    locality: 'Cluj-Napoca',
    description: 'Tamponare usoara.',
    injuries: false,
  },
  vehicle: { plate: 'CJ01ABC', plate_country: 'RO', brand_code: 'dacia', category_code: 'car' },
  document_ids: documentIds,
  consent_version: noticeVersion,
  website: '',
});

export const samples: AreaSamples = {
  bodies: { submitClaimNotification: () => notification([]) },
  naming: { submitClaimNotification: (identifiers) => notification([identifiers['document_ids']]) },
  strangersGet: {
    'submitClaimNotification by staff': photoOfAStranger,
    'submitClaimNotification by guest': photoOfAStranger,
  },
};
