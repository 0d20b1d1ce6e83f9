import {
  readEstimate,
  readEstimateLines,
  type EstimateColumns,
  type ReadEstimate,
} from '@dosar/kernel/read-estimate';
import { reason, requiredText } from '@dosar/forms';
import { baniOf, typedAmount } from '@dosar/forms/amount';
import { fractionOf } from '@dosar/kernel/money';
import * as z from 'zod/mini';
import { readHundredths, typedHundredths } from '../lines/line-values.ts';
import type { OpenedEstimate } from './estimate-query.ts';

/** The cells of a typed line, in the order of its columns. */
export const typedCells = ['code', 'name', 'quantity', 'unit_price', 'hours', 'amount'] as const;

/** A line as it is typed. */
export type TypedLine = Record<(typeof typedCells)[number], string>;

/** More lines are a file. */
export const mostTyped = 100;

/** As many hundredths as a quantity or hours may have. */
const mostHundredths = 1_000_000;

/** Which column of a typed line is what. */
export const typedColumns: EstimateColumns = {
  code: 0,
  name: 1,
  quantity: 2,
  unit_price: 3,
  hours: 4,
  amount: 5,
};

/** A line in which nothing is typed yet. */
export const emptyLine: TypedLine = {
  code: '',
  name: '',
  quantity: '',
  unit_price: '',
  hours: '',
  amount: '',
};

const isEmpty = (line: TypedLine) => typedCells.every((cell) => line[cell].trim() === '');
const isNumber = (text: string) => text.trim() === '' || readHundredths(text, mostHundredths) !== undefined;
const isMoney = (text: string) => text.trim() === '' || baniOf(text) !== undefined;

const amount = z.string().check(z.refine(isMoney, { error: reason('number_invalid') }));
const number = z.string().check(z.refine(isNumber, { error: reason('number_invalid') }));

const line = z
  .object({ code: z.string(), name: z.string(), quantity: number, unit_price: amount, hours: number, amount })
  .check(
    z.refine((typed) => isEmpty(typed) || hasName(typed), { path: ['name'], error: reason('no_name') }),
    z.refine((typed) => isEmpty(typed) || amountOf(typed) !== '', {
      path: ['amount'],
      error: reason('no_amount'),
    }),
  );

/** What is typed of an estimate. */
export const typedSchema = z
  .object({
    shop: requiredText({ min: 2, max: 120 }),
    paper: requiredText({ max: 120 }),
    lines: z.array(line),
  })
  .check(
    z.refine(({ lines }) => !lines.every(isEmpty), { path: ['lines', 0, 'name'], error: reason('no_name') }),
  );

/** What is being typed. */
export type TypedAnswers = z.infer<typeof typedSchema>;

/** What the fields begin with: the lines of the round before, where that was typed too. */
export function typedAnswersFor({ estimate, rounds }: OpenedEstimate): TypedAnswers {
  const before = estimate?.source === 'typed' ? estimate.lines : [];
  const lines = before.slice(0, mostTyped).map((known): TypedLine => {
    const hundredths = (value: number | null) => (value === null ? '' : typedHundredths(value));
    const typed = {
      code: known.code ?? '',
      name: known.name,
      quantity: hundredths(known.quantity_hundredths),
      unit_price: typedAmount(known.unit_price_bani),
      hours: hundredths(known.hours_hundredths),
      amount: '',
    };
    // An amount that follows from the price goes on following it.
    const asked = typedAmount(known.amount_bani);
    return { ...typed, amount: amountOf(typed) === asked ? '' : asked };
  });
  return { shop: rounds[0]?.shop_name ?? '', paper: '', lines: lines.length > 0 ? lines : [emptyLine] };
}

/** The cells of the lines, as a file would have them. */
export function rowsOf(lines: readonly TypedLine[]): string[][] {
  return lines
    .filter((typed) => !isEmpty(typed))
    .map((typed) => typedCells.map((cell) => (cell === 'amount' ? amountOf(typed) : typed[cell].trim())));
}

/** What comes of what is typed so far, without the lines that would be refused. */
export const readOf = ({ lines }: Pick<TypedAnswers, 'lines'>): ReadEstimate =>
  readEstimate(rowsOf(lines.filter((typed) => line.safeParse(typed).success)), typedColumns, 0);

const hasName = (typed: TypedLine) =>
  readEstimateLines([['', typed.name, '', '', '', '1']], typedColumns, 0).length > 0;

/** What a line comes to: what is typed, else its quantity times its price; once where no quantity is said. */
function amountOf({ amount: typed, quantity, unit_price: price }: TypedLine): string {
  if (typed.trim() !== '') return typed.trim();
  const bani = price.trim() === '' ? undefined : baniOf(price);
  const pieces = quantity.trim() === '' ? 100 : readHundredths(quantity, mostHundredths);
  return bani === undefined || pieces === undefined ? '' : typedAmount(fractionOf(bani, pieces, 100));
}
