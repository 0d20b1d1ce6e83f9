import { emptyDraft, type NotificationDraft } from './notification-draft.ts';

/** A notification with every required answer, for tests and stories. */
export function answeredDraft(change: Partial<NotificationDraft> = {}): NotificationDraft {
  const empty = emptyDraft();
  return {
    ...empty,
    page: 'check',
    notifier: {
      ...empty.notifier,
      role: 'owner',
      firstName: 'Ștefan',
      lastName: 'Țepeș',
      phone: '0722 123 456',
    },
    policy: { policyType: 'rca', policyNumber: 'RO/12/B 345678' },
    timeAndPlace: {
      date: '2026-03-04',
      time: '14:30',
      countyCode: 'CJ',
      locality: 'Cluj-Napoca',
      street: 'Calea Turzii 12',
      recordedBy: '',
    },
    vehicle: {
      ...empty.vehicle,
      plate: 'cj 12 abc',
      categoryCode: 'car',
      brandCode: 'dacia',
      model: 'Logan',
      colorCode: 'blue',
    },
    circumstances: {
      kind: 'hit_by_other',
      description: 'Stăteam la semafor, iar mașina din spate m-a lovit.',
      injuries: 'no',
    },
    ...change,
  };
}
