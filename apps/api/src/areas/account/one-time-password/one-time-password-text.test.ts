import { expect, test } from 'vitest';
import { oneTimePasswordEmail, oneTimePasswordSms } from './one-time-password-text.ts';

const facts = {
  organisation: { name: 'Asigurări Țara SA', shortName: 'Asigurări Țara' },
  code: 12_345_678,
  staffHost: 'lucru.dosar.example',
};

test.each(['ro', 'en'] as const)(
  'the SMS (%s) has no diacritics, fits into one message and offers the code to the login only',
  (language) => {
    const text = oneTimePasswordSms(language, facts);
    expect(text).toMatch(/^[\x20-\x7e\n]+$/);
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text.split('\n').at(-1)).toBe('@lucru.dosar.example #12345678');
  },
);

test.each([
  ['ro', /valabil 5 minute/, /Nu il dati nimanui|Nu îl dați nimănui/],
  ['en', /valid for 5 minutes/, /Give it to nobody/],
] as const)(
  'both messages (%s) say how long the code is valid and never to pass it on',
  (language, ...said) => {
    const { subject, body } = oneTimePasswordEmail(language, facts);
    for (const sentence of said) {
      expect(body).toMatch(sentence);
      expect(oneTimePasswordSms(language, facts)).toMatch(sentence);
    }
    expect(body.split('12345678')).toHaveLength(2);
    expect(subject).not.toContain('12345678');
  },
);
