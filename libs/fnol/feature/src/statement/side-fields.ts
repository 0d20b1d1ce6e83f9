import type { MessageDescriptor } from 'react-intl';
import { boxMessages as m } from './box-messages.ts';
import type { Side } from './statement-sides.ts';

/** A box of a column with how it is read and written. */
export type SideField = {
  label: MessageDescriptor;
  max: number;
  isDay?: true;
  read: (side: Side) => string;
  write: (side: Side, value: string) => Side;
};
export type SideGroup = { box: number; title: MessageDescriptor; fields: readonly SideField[] };

const orNone = (day: string) => (day === '' ? null : day);
const insured = (side: Side, change: Partial<Side['insured']>) => ({
  ...side,
  insured: { ...side.insured, ...change },
});
const vehicle = (side: Side, change: Partial<Side['vehicle']>) => ({
  ...side,
  vehicle: { ...side.vehicle, ...change },
});
const insurer = (side: Side, change: Partial<Side['insurer']>) => ({
  ...side,
  insurer: { ...side.insurer, ...change },
});
const driver = (side: Side, change: Partial<Side['driver']>) => ({
  ...side,
  driver: { ...side.driver, ...change },
});

/** Boxes 6 to 9 of a column, in the order of the form. */
export const sideGroups: Readonly<Record<'insured' | 'vehicle' | 'insurer' | 'driver', SideGroup>> = {
  insured: {
    box: 6,
    title: m.insured,
    fields: [
      { label: m.name, max: 200, read: (s) => s.insured.name, write: (s, name) => insured(s, { name }) },
      {
        label: m.address,
        max: 300,
        read: (s) => s.insured.address,
        write: (s, address) => insured(s, { address }),
      },
      { label: m.phone, max: 40, read: (s) => s.insured.phone, write: (s, phone) => insured(s, { phone }) },
    ],
  },
  vehicle: {
    box: 7,
    title: m.vehicle,
    fields: [
      { label: m.make, max: 120, read: (s) => s.vehicle.make, write: (s, make) => vehicle(s, { make }) },
      { label: m.plate, max: 20, read: (s) => s.vehicle.plate, write: (s, plate) => vehicle(s, { plate }) },
      {
        label: m.country,
        max: 2,
        read: (s) => s.vehicle.country,
        write: (s, country) => vehicle(s, { country: country.toUpperCase() }),
      },
      {
        label: m.trailer,
        max: 20,
        read: (s) => s.vehicle.trailer_plate,
        write: (s, plate) => vehicle(s, { trailer_plate: plate }),
      },
    ],
  },
  insurer: {
    box: 8,
    title: m.insurer,
    fields: [
      { label: m.name, max: 120, read: (s) => s.insurer.name, write: (s, name) => insurer(s, { name }) },
      {
        label: m.policyNumber,
        max: 60,
        read: (s) => s.insurer.policy_number,
        write: (s, number) => insurer(s, { policy_number: number }),
      },
      {
        label: m.greenCard,
        max: 60,
        read: (s) => s.insurer.green_card,
        write: (s, card) => insurer(s, { green_card: card }),
      },
      {
        label: m.validFrom,
        max: 10,
        isDay: true,
        read: (s) => s.insurer.valid_from ?? '',
        write: (s, day) => insurer(s, { valid_from: orNone(day) }),
      },
      {
        label: m.validTo,
        max: 10,
        isDay: true,
        read: (s) => s.insurer.valid_to ?? '',
        write: (s, day) => insurer(s, { valid_to: orNone(day) }),
      },
    ],
  },
  driver: {
    box: 9,
    title: m.driver,
    fields: [
      { label: m.name, max: 200, read: (s) => s.driver.name, write: (s, name) => driver(s, { name }) },
      {
        label: m.birthDate,
        max: 10,
        isDay: true,
        read: (s) => s.driver.birth_date ?? '',
        write: (s, day) => driver(s, { birth_date: orNone(day) }),
      },
      {
        label: m.address,
        max: 300,
        read: (s) => s.driver.address,
        write: (s, address) => driver(s, { address }),
      },
      { label: m.phone, max: 40, read: (s) => s.driver.phone, write: (s, phone) => driver(s, { phone }) },
      {
        label: m.licenceNo,
        max: 40,
        read: (s) => s.driver.licence_no,
        write: (s, no) => driver(s, { licence_no: no }),
      },
      {
        label: m.licenceCategory,
        max: 20,
        read: (s) => s.driver.licence_category,
        write: (s, category) => driver(s, { licence_category: category }),
      },
      {
        label: m.licenceUntil,
        max: 10,
        isDay: true,
        read: (s) => s.driver.licence_until ?? '',
        write: (s, day) => driver(s, { licence_until: orNone(day) }),
      },
    ],
  },
};
