import { expect, test } from 'vitest';
import { costlyLetters, smsLength, withoutDiacritics } from './sms-text.ts';

test('a text of the GSM alphabet has room for 160 letters, then 153 in each message', () => {
  expect(smsLength('a'.repeat(160))).toEqual({ length: 160, parts: 1, capacity: 160 });
  expect(smsLength('a'.repeat(161))).toEqual({ length: 161, parts: 2, capacity: 306 });
  expect(smsLength('')).toMatchObject({ parts: 0 });
});

test('one Romanian letter leaves room for 70', () => {
  expect(smsLength(`${'a'.repeat(69)}ș`)).toMatchObject({ parts: 1, capacity: 70 });
  expect(smsLength(`${'a'.repeat(70)}ș`)).toMatchObject({ parts: 2, capacity: 134 });
});

test('brackets and the euro sign take the room of two letters', () => {
  expect(smsLength('[€]').length).toBe(6);
});

test('the letters that cost are found, and written without their marks', () => {
  const text = 'Bună ziua, mașina „Țiriac” – 5 €';
  expect(costlyLetters(text).map(({ from, to }) => text.slice(from, to))).toEqual([
    'ă',
    'ș',
    '„',
    'Ț',
    '”',
    '–',
  ]);
  expect(withoutDiacritics(text)).toBe('Buna ziua, masina "Tiriac" - 5 €');
  expect(costlyLetters(withoutDiacritics(text))).toEqual([]);
});
