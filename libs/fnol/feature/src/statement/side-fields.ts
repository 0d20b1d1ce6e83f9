import type { MessageDescriptor } from 'react-intl';
import { boxMessages as m } from './box-messages.ts';
import type { Side } from './statement-sides.ts';

type GroupName = 'insured' | 'vehicle' | 'insurer' | 'driver';
/** Where a field stands in a column. */
type SidePath = { [Group in GroupName]: `${Group}.${keyof Side[Group] & string}` }[GroupName];

/** A field of a column; on paper without the hint that its label carries on the screen. */
export type SideField = {
  path: SidePath;
  label: MessageDescriptor;
  printed?: MessageDescriptor;
  max: number;
  isDay?: true;
};
export type SideGroup = { box: number; title: MessageDescriptor; fields: readonly SideField[] };

/** Boxes 6 to 9 of a column, in the order of the form. */
export const sideGroups: Readonly<Record<GroupName, SideGroup>> = {
  insured: {
    box: 6,
    title: m.insured,
    fields: [
      { path: 'insured.name', label: m.name, max: 200 },
      { path: 'insured.address', label: m.address, max: 300 },
      { path: 'insured.phone', label: m.phone, max: 40 },
    ],
  },
  vehicle: {
    box: 7,
    title: m.vehicle,
    fields: [
      { path: 'vehicle.make', label: m.make, max: 120 },
      { path: 'vehicle.plate', label: m.plate, max: 20 },
      { path: 'vehicle.country', label: m.country, printed: m.countryName, max: 2 },
      { path: 'vehicle.trailer_plate', label: m.trailer, max: 20 },
    ],
  },
  insurer: {
    box: 8,
    title: m.insurer,
    fields: [
      { path: 'insurer.name', label: m.name, max: 120 },
      { path: 'insurer.policy_number', label: m.policyNumber, max: 60 },
      { path: 'insurer.green_card', label: m.greenCard, max: 60 },
      { path: 'insurer.valid_from', label: m.validFrom, max: 10, isDay: true },
      { path: 'insurer.valid_to', label: m.validTo, max: 10, isDay: true },
    ],
  },
  driver: {
    box: 9,
    title: m.driver,
    fields: [
      { path: 'driver.name', label: m.name, max: 200 },
      { path: 'driver.birth_date', label: m.birthDate, max: 10, isDay: true },
      { path: 'driver.address', label: m.address, max: 300 },
      { path: 'driver.phone', label: m.phone, max: 40 },
      { path: 'driver.licence_no', label: m.licenceNo, max: 40 },
      { path: 'driver.licence_category', label: m.licenceCategory, max: 20 },
      { path: 'driver.licence_until', label: m.licenceUntil, max: 10, isDay: true },
    ],
  },
};

/** What a field of a column says; empty while nobody has filled it in. */
export function valueOf(side: Side, { path }: SideField): string {
  const [group, field] = path.split('.') as [GroupName, string];
  const values: Readonly<Record<string, string | null>> = side[group];
  return values[field] ?? '';
}
