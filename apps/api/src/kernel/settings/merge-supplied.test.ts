import { expect, test } from 'vitest';
import { mergeSupplied, openFields } from './merge-supplied.ts';

const first = { name_ro: 'Nouă', name_en: 'New' };
const second = { name_ro: 'Sosită', name_en: 'Arrived' };

test('B14 texts that nobody changed follow a new base', () => {
  const after = mergeSupplied({ present: first, adopted: first, shipped: second });
  expect(after).toEqual({ values: second, adopted: second });
});

test('B14 a text of the organisation survives an update, and the new wording is proposed once', () => {
  const present = { ...first, name_ro: 'Proaspătă' };
  const after = mergeSupplied({ present, adopted: first, shipped: second });
  expect(after).toEqual({
    values: { name_ro: 'Proaspătă', name_en: 'Arrived' },
    adopted: { name_ro: 'Nouă', name_en: 'Arrived' },
  });
  expect(openFields({ present: after.values, adopted: after.adopted, shipped: second })).toEqual(['name_ro']);
  expect(openFields({ present: after.values, adopted: second, shipped: second })).toEqual([]);
});

test('B14 an organisation that already says what the new base says has nothing to decide, and follows again', () => {
  const present = { ...first, name_ro: 'Sosită' };
  const after = mergeSupplied({ present, adopted: first, shipped: second });
  expect(after).toEqual({ values: second, adopted: second });
  const third = { ...second, name_ro: 'Primită' };
  expect(mergeSupplied({ present: after.values, adopted: after.adopted, shipped: third }).values).toEqual(
    third,
  );
});

test('B14 a text that the organisation emptied stays empty', () => {
  const present = { ...first, name_en: null };
  expect(mergeSupplied({ present, adopted: first, shipped: second }).values).toEqual({
    name_ro: 'Sosită',
    name_en: null,
  });
});
