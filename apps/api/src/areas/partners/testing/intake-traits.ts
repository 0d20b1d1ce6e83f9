import type { Schema } from '@dosar/openapi';

type Traits = Schema<'IntakeTraits'>;

/** What a clerk has typed of somebody whom nobody knows. */
export const intakeTraits = (different: Partial<Traits> = {}): Traits => ({
  event_date: '2026-03-03',
  holder_number: '',
  people: [{ name: 'Anghel Raluca', cui: '', phone: '0722 418 903', email: '' }],
  plates: ['B 879 WDA'],
  policy_numbers: [],
  ...different,
});

/** The claim that shops are proposed for. */
export const intakeNeed = (different: Partial<Traits> = {}) => ({
  traits: intakeTraits(different),
  policy_type: 'casco',
  county_code: 'CJ',
  brand_code: 'dacia',
  category_code: 'car',
});

export const intakeBodies = { recogniseAtIntake: () => intakeTraits(), proposeAtIntake: () => intakeNeed() };
