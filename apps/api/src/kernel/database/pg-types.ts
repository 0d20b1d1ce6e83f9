import pg from 'pg';

const int8 = 20;
const date = 1082;
const time = 1083;

/**
 * How column values become JavaScript values: int8 a number while it is exact, dates and times of day text.
 *
 * A date has no zone; the driver's default would turn it into an instant and shift it by a day.
 */
export const pgTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === int8) return exactInteger;
    if (oid === date || oid === time) return asText;
    const parser: unknown =
      format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
    return parser;
  },
};

function exactInteger(value: string) {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is too large to be exact.`);
  return number;
}

function asText(value: string) {
  return value;
}
