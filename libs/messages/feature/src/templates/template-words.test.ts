import { describe, expect, test } from 'vitest';
import {
  codeFor,
  editableText,
  missingParagraph,
  storedText,
  templateMarks,
  unknownVariables,
  type Variable,
} from './template-words.ts';

const variables: Variable[] = [
  { name: 'claim_file_no', label_ro: 'numărul dosarului', label_en: 'claim number', kind: 'text' },
  { name: 'offer_date', label_ro: 'data ofertei', label_en: 'date of the offer', kind: 'date' },
];

describe('the text of a template', () => {
  test('is edited with the words of its variables and stored with their names', () => {
    const stored = 'Dosar {{claim_file_no}} până la {{ offer_date }}';
    const edited = editableText(stored, variables, 'ro');
    expect(edited).toBe('Dosar {{numărul dosarului}} până la {{data ofertei}}');
    expect(storedText(edited, variables)).toBe('Dosar {{claim_file_no}} până la {{offer_date}}');
    expect(storedText('{{Claim number}} {{offer_date}}', variables)).toBe('{{claim_file_no}} {{offer_date}}');
  });

  test('names what is no variable, once, and stores it as it is', () => {
    const text = '{{data_limita}} și {{data_limita}} și {{data ofertei}}';
    expect(unknownVariables(text, variables)).toEqual(['data_limita']);
    expect(storedText(text, variables)).toBe('{{data_limita}} și {{data_limita}} și {{offer_date}}');
  });

  test('shows variables as chips, unknown ones apart, and costly letters only of text messages', () => {
    const text = '{{numărul dosarului}} ă {{x}}';
    const looks = (channel: 'email' | 'sms') =>
      templateMarks(text, { variables, channel }).map(({ look }) => look);
    expect(looks('sms')).toEqual(['value', 'costly', 'missing']);
    expect(looks('email')).toEqual(['value', 'missing']);
  });

  test('misses the paragraph that only the Romanian text has', () => {
    expect(missingParagraph('unu\n\ndoi\n\ntrei', 'one\n\ntwo')).toEqual({ number: 3, text: 'trei' });
    expect(missingParagraph('unu', 'one\n\ntwo')).toBeUndefined();
    // A text that is missing as a whole is said in other words.
    expect(missingParagraph('unu', '')).toBeUndefined();
  });
});

test('a new template gets a code of its name that no other has', () => {
  expect(codeFor('Ofertă de despăgubire!', [])).toBe('oferta_de_despagubire');
  expect(codeFor('Oferta de despăgubire', ['oferta_de_despagubire'])).toBe('oferta_de_despagubire_2');
  expect(codeFor('2026 …', [])).toBe('template');
});
