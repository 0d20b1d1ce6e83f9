import { describe, expect, test } from 'vitest';
import type { Language } from '#src/kernel/http/request-language.ts';
import { reports, type Report, type Sums } from '../extension-points.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { factsOf } from './findings.ts';

// Areas bring their reports when the server is put together.
startTestApi();

const sizes = { empty: 0, one: 1, few: 4, many: 1250 } as const;

/** As many cases of everything; what cannot be reckoned without cases is unknown. */
const sumsOf = (count: number, days = 3): Sums => ({
  count: () => count,
  amount: () => count * 123_456,
  quantile: () => (count === 0 ? null : days),
});

/** What a report says of sums; some of them fell in another week and another county. */
function finding(report: Report, sums: Sums, language: Language, others = sumsOf(0)): string {
  const line = (label: string, of: Sums) => ({
    key: label,
    label,
    from: '2026-01-01',
    to: '2026-01-31',
    values: report.columns.map((column) => column.of(of)),
    compared: [],
  });
  return factsOf(report, {
    sums,
    lines: [line('S1', sums), line('S2', others)],
    rows: [line('Cluj', sums), line('Iași', others)],
    language,
  }).finding;
}

const all = () => reports.entries();

describe('M6 what a report says of its figures', () => {
  test('is what a person has read, for none, one, few and many cases in both languages', async () => {
    const told = Object.fromEntries(
      all()
        .toSorted((one, other) => one.state.localeCompare(other.state))
        .map((report) => [
          report.state,
          Object.entries(sizes).flatMap(([size, count]) =>
            (['ro', 'en'] as const).map(
              (language) =>
                `${size}: ${finding(report, sumsOf(count), language, sumsOf(Math.floor(count / 2), 2)).replaceAll('\u00A0', ' ')}`,
            ),
          ),
        ]),
    );
    await expect(`${JSON.stringify(told, null, 2)}\n`).toMatchFileSnapshot('findings-golden.json');
  });

  test.each(['ro', 'en'] as const)(
    'never has a dash for a figure, and of nothing says that it is nothing: %s',
    (language) => {
      const nothing = { ro: 'Nimic de numărat în perioada aleasă', en: 'Nothing to count in this period' }[
        language
      ];
      for (const report of all()) {
        for (const count of Object.values(sizes))
          expect(finding(report, sumsOf(count), language)).not.toContain('–');
        expect(finding(report, sumsOf(0), language)).toBe(nothing);
      }
    },
  );

  test('calls nothing the most of one alone, or of two that have as many', () => {
    const late = all().find(
      ({ figure, columns }) => figure === 'share' && columns.some(({ key }) => key === 'late'),
    );
    if (late === undefined) throw new Error('No report tells of what is late.');
    expect(finding(late, sumsOf(4), 'ro', sumsOf(4))).not.toMatch(/cele mai multe/);
    expect(finding(late, sumsOf(4), 'ro', sumsOf(3))).toMatch(/cele mai multe/);
  });

  test('keeps to what was counted where a figure cannot be reckoned yet', () => {
    // Offers were made and nothing is closed: how long a file takes is not known.
    const sums: Sums = {
      ...sumsOf(0),
      count: (measure) => (measure === 'offered' ? 3 : 0),
      quantile: (measure) => (measure === 'offered' ? 3 : null),
    };
    const times = all().find(
      ({ columns }) =>
        columns.some(({ key }) => key === 'slow') && columns.some(({ key }) => key === 'offer'),
    );
    if (times === undefined) throw new Error('No report tells how long files take.');
    expect(finding(times, sums, 'ro')).toBe('Închise: 0');
  });

  test('praises nothing that was not done, and a stock that stays is not falling', () => {
    const received: Sums = { ...sumsOf(0), count: (measure) => (measure === 'message_received' ? 2 : 0) };
    const messages = all().find(({ columns }) => columns.some(({ key }) => key === 'lost'));
    if (messages === undefined) throw new Error('No report tells of messages.');
    expect(finding(messages, received, 'ro')).toBe('Mesaje primite: 2; nu s-a trimis niciunul');
    const intake = all().find(({ figure }) => figure === 'net');
    if (intake === undefined) throw new Error('No report tells of the stock.');
    expect(finding(intake, sumsOf(4), 'ro')).toContain('stocul rămâne la fel');
  });
});
