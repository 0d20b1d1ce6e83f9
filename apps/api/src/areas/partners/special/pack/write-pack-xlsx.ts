import { localTimeOf } from '@dosar/kernel/zone';
import { formatLocalDate } from '@dosar/kernel/dates';
import { formatPlate } from '@dosar/kernel/plates';
import writeExcelFile, { type CellObject } from 'write-excel-file/node';
import { cutText, daysOf, packSums, type PackFacts } from './pack-facts.ts';
import { monthName, packWords } from './pack-words.ts';

const heading = (value: string): CellObject => ({ type: String, value, fontWeight: 'bold' });
// Text is typed as text, so that nothing in it is ever a formula.
const text = (value: string): CellObject => ({ type: String, value });
const number = (value: number | null, format = '#,##0'): CellObject | null =>
  value === null ? null : { type: Number, value, format };
const lei = (bani: number) => number(bani / 100, '#,##0.00');
const day = (value: string | null) => (value === null ? null : text(formatLocalDate(value)));

/** A pack as a spreadsheet: the figures, the files and the inspections, each on a sheet. */
export function writePackXlsx(facts: PackFacts): Promise<Buffer> {
  const { customer, organisation, language, month, files, visits, totals } = facts;
  const cutLine = (said: string | undefined) => (said === undefined ? [] : [[text(said)]]);
  const word = (key: keyof typeof packWords) => packWords[key][language];
  const sums = packSums(facts);
  const titles = (...keys: (keyof typeof packWords)[]) => keys.map((key) => heading(word(key)));
  return writeExcelFile([
    {
      sheet: word('summary'),
      columns: [{ width: 40 }, { width: 24 }],
      data: [
        [heading(word('title')), text(monthName(month, language))],
        [heading(customer), text(organisation)],
        [heading(word('opened')), number(sums.opened)],
        [heading(word('closed')), number(sums.closed)],
        [heading(word('open')), number(sums.open)],
        [heading(word('averageDays')), number(sums.averageDays, '0.0')],
        [heading(word('paid')), lei(sums.paidBani)],
        [heading(word('visits')), number(sums.visits)],
      ],
    },
    {
      sheet: word('files'),
      stickyRowsCount: 1,
      columns: [18, 20, 14, 14, 14, 10, 16].map((width) => ({ width })),
      data: [
        titles('fileNo', 'plates', 'eventDay', 'openedOn', 'closedOn', 'days', 'paid'),
        ...files.map((file) => [
          text(file.fileNo),
          text(file.plates.map(formatPlate).join(', ')),
          day(file.eventDay),
          day(file.openedOn),
          day(file.closedOn),
          number(daysOf(file)),
          lei(file.paidBani),
        ]),
        ...cutLine(cutText(files.length, totals.files, language)),
      ],
    },
    {
      sheet: word('visits'),
      stickyRowsCount: 1,
      columns: [20, 18, 20].map((width) => ({ width })),
      data: [
        titles('when', 'fileNo', 'outcome'),
        ...visits.map(({ startsAt, fileNo, outcome }) => [
          text(momentOf(startsAt)),
          text(fileNo),
          text(word(outcome)),
        ]),
        ...cutLine(cutText(visits.length, totals.visits, language)),
      ],
    },
  ]).toBuffer();
}

/** The day and the hour of a visit, in Romania's time. */
export function momentOf(instant: Date): string {
  const { date, time } = localTimeOf(instant);
  return `${formatLocalDate(date)} ${time}`;
}
