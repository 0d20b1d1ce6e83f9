import { expect, test } from 'vitest';
import { receiptEmail, receiptSms } from './receipt-texts.ts';

const facts = {
  organisation: 'Asigurări Țara',
  claimFileNo: 'DM26R0000123',
  confirmUrl: 'https://claims.example/contact-confirmation/key',
  trackerUrl: 'https://status.example/status/DM26R0000123',
};

test.each(['ro', 'en'] as const)('the e-mail in %s carries the number and both links', (language) => {
  const { subject, body } = receiptEmail(language, facts);
  expect(subject).toContain(facts.claimFileNo);
  for (const told of [facts.claimFileNo, facts.confirmUrl, facts.trackerUrl]) expect(body).toContain(told);
});

test.each(['ro', 'en'] as const)(
  'the text message in %s stays in the alphabet of every network',
  (language) => {
    const text = receiptSms(language, facts);
    expect(text).toMatch(/^[\x20-\x7e]+$/);
    for (const told of [facts.claimFileNo, facts.confirmUrl, facts.trackerUrl]) expect(text).toContain(told);
  },
);
