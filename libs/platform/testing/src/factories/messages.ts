import type { Schema } from '@dosar/openapi';
import { hoursAgo } from '../cast/clock.ts';

/** The header of a printed e-mail. */
export function anEmailLookup(change: Partial<Schema<'EmailLookup'>> = {}): Schema<'EmailLookup'> {
  return {
    name: 'Avizare daună RCA',
    claim_file_no: 'DM26R0000001',
    assignment_no: 'A-00001',
    key: 'email-key-0000000001',
    time: hoursAgo(5),
    ...change,
  };
}

/** The header of a printed SMS. */
export function anSmsLookup(change: Partial<Schema<'SmsLookup'>> = {}): Schema<'SmsLookup'> {
  return {
    assignment_name: 'Avizare daună RCA',
    claim_file_no: 'DM26R0000001',
    assignment_no: 'A-00001',
    key: 'sms-key-000000000001',
    ...change,
  };
}

/** An e-mail as it was sent. */
export function aMessage(change: Partial<Schema<'MessageContent'>> = {}): Schema<'MessageContent'> {
  return {
    kind: 'email',
    direction: 'out',
    from: 'daune@demo.example',
    to: ['stefan.tepesu@example.ro'],
    subject: 'Dosarul DM26R0000001',
    body_html: '<p>Am primit cererea dumneavoastră.</p>',
    body_text: null,
    time: hoursAgo(5),
    ...change,
  };
}
