import { expect, test } from 'vitest';
import { isSameHolder } from './account-holder.ts';

test.each([
  ['Anghel Raluca', 'RALUCA ANGHEL'],
  ['Ștefănescu Țîru', 'Stefanescu Tiru'],
  ['Ştefănescu  Ana-Maria', 'Ana Maria Stefanescu'],
  ['Auto Rapid SRL', 'S.C. Auto Rapid S.R.L.'],
  ['Auto Rapid S. R. L.', 'AUTO RAPID'],
  ['Asigurarea Vecină SA', 'asigurarea vecina'],
])('%s and %s are one holder', (one, other) => {
  expect(isSameHolder(one, other)).toBe(true);
});

test.each([
  ['Anghel Raluca', 'Anghel Ramona'],
  ['Popescu Ion', 'Popescu Ion Radu'],
  ['Auto Rapid SRL', 'Auto Rapid 2 SRL'],
  ['SRL', 'SA'],
  ['Ion Ion', 'Ion'],
])('%s and %s are two holders', (one, other) => {
  expect(isSameHolder(one, other)).toBe(false);
});
