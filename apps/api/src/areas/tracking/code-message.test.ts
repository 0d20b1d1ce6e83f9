import { expect, test } from 'vitest';
import { codeEmail, codeSms } from './code-message.ts';

const facts = {
  organisation: { name: 'Asigurări Țara SA', shortName: 'Asigurări Țara' },
  code: 'ABC234',
  minutes: 15,
  trackerHost: 'dosar.example',
};

test('the SMS has no diacritics, fits into one message and offers the code to the tracker only', () => {
  for (const language of ['ro', 'en'] as const) {
    const text = codeSms(language, facts);
    expect(text).toMatch(/^[\x20-\x7e\n]+$/);
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text.split('\n').at(-1)).toBe('@dosar.example #ABC234');
  }
});

test('the e-mail tells the code once and keeps it out of the subject', () => {
  for (const language of ['ro', 'en'] as const) {
    const { subject, body } = codeEmail(language, facts);
    expect(body.split('ABC234')).toHaveLength(2);
    expect(subject).not.toContain('ABC234');
  }
});
