import { noticeVersion } from '@dosar/fnol-domain/privacy-notice';
import type { JsonBodyOf } from '@dosar/openapi';

type Notification = JsonBodyOf<'submitClaimNotification'>;

/** A notice as a claimant writes it on the day before the moment of the world. */
export function aNotice(different: Partial<Notification> = {}): Notification {
  return {
    notifier: {
      first_name: 'Ioana',
      last_name: 'Munteanu',
      role: 'owner',
      phone: '0722 123 456',
      email: 'ioana.munteanu@example.com',
      preferred_channel: 'email',
    },
    policy_type: 'rca',
    event: {
      date: '2026-03-03',
      time: '14:30',
      county_code: 'CJ',
      locality: 'Cluj-Napoca',
      description: 'Stăteam la semafor și am fost lovită din spate.',
      injuries: false,
    },
    vehicle: { plate: 'CJ 12 ABC', plate_country: 'RO', brand_code: 'dacia', category_code: 'car' },
    document_ids: [],
    consent_version: noticeVersion,
    website: '',
    ...different,
  };
}
