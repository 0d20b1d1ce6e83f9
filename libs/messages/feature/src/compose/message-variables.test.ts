import { expect, test } from 'vitest';
import { missingVariables, variableMarks, withValue } from './message-variables.ts';

const text = 'Dosar DM26R0000075: oferta vine până la {{offer_date}}, nu după {{ offer_date }}.';

test('a variable without a value is named once and filled wherever it stands', () => {
  expect(missingVariables(text)).toEqual(['offer_date']);
  const filled = withValue(text, 'offer_date', '27.11.2026');
  expect(filled).toBe('Dosar DM26R0000075: oferta vine până la 27.11.2026, nu după 27.11.2026.');
  expect(missingVariables(filled)).toEqual([]);
});

test('what came from the file and what is missing are marked in the order of the text', () => {
  const known = {
    name: 'claim_file_no',
    label: 'numărul dosarului',
    kind: 'text' as const,
    value: 'DM26R0000075',
  };
  const marks = variableMarks(text, [known]);
  expect(marks.map(({ from, to, look }) => [text.slice(from, to), look])).toEqual([
    ['DM26R0000075', 'value'],
    ['{{offer_date}}', 'missing'],
    ['{{ offer_date }}', 'missing'],
  ]);
});
