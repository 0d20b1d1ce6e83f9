import { addDays, daysBetween } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';

type Row = Record<string, unknown>;
type Days = { from: string; to: string };
type Raw = Record<
  'claim_file' | 'partner' | 'partner_job' | 'partner_job_step' | 'partner_job_offer' | 'partner_job_grade',
  Row[]
>;

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const time = (value: unknown) => (value instanceof Date ? value.getTime() : Number.NaN);
const dayOf = (value: unknown) => (value instanceof Date ? localDateOf(value) : text(value).slice(0, 10));
const isIn = ({ from, to }: Days, value: unknown) =>
  value !== null && value !== undefined && dayOf(value) >= from && dayOf(value) <= to;
const number = (value: unknown) => Number(value);
const day = 86_400_000;

/** The smallest value that half of the values do not exceed; nothing of fewer than ten. */
function half(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return values.length < 10 ? null : (sorted[Math.ceil(values.length / 2) - 1] ?? null);
}

/** The value in the middle, between two where they are even. */
function middle(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? 0;
  const upper = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? at(upper) : (at(upper - 1) + at(upper)) / 2;
}

const share = (part: number, whole: number) => (whole < 10 ? null : (part / whole) * 100);

type Work = {
  job: Row;
  partnerId: unknown;
  place: string;
  doneAt: unknown;
  inShop: number | undefined;
  firstQuote: number | undefined;
  isAgain: boolean;
};

function workOf(raw: Raw): Work[] {
  const partners = new Map(raw.partner.map((row) => [row['partner_id'], row]));
  return raw.partner_job.flatMap((job) => {
    if (job['partner_id'] === null || !['done', 'invoiced', 'paid'].includes(text(job['state']))) return [];
    const all = raw.partner_job_step.filter((step) => step['partner_job_id'] === job['partner_job_id']);
    const of = (...acts: string[]) => all.filter((step) => acts.includes(text(step['act'])));
    const offered = Math.max(0, ...of('send', 'offer_next').map((step) => number(step['step_no'])));
    const ends = of('finish').map((step) => time(step['happened_at']));
    if (ends.length === 0) return [];
    const own = (act: string) =>
      of(act)
        .filter((step) => number(step['step_no']) > offered)
        .toSorted((a, b) => number(a['step_no']) - number(b['step_no']));
    const begun = own('start_work').map((step) => time(step['happened_at']));
    const quote = own('quote')[0]?.['facts'] as Row | undefined;
    const partner = partners.get(job['partner_id']);
    return [
      {
        job,
        partnerId: job['partner_id'],
        place: `${text(partner?.['kind'])} ${text(partner?.['county_code'])}`,
        doneAt: new Date(Math.max(...ends)),
        inShop: begun.length === 0 ? undefined : Math.round((Math.max(...ends) - Math.min(...begun)) / day),
        firstQuote: quote?.['quote_bani'] === undefined ? undefined : number(quote['quote_bani']),
        isAgain: own('reopen').length > 0,
      },
    ];
  });
}

/** By how much work of the days took longer than half of that of the county until then. */
function againstCounty(work: Work[], days: Days): number[] {
  const begun = work.flatMap(({ inShop, ...rest }) => (inShop === undefined ? [] : [{ ...rest, inShop }]));
  return begun
    .filter(({ doneAt }) => isIn(days, doneAt))
    .flatMap((one) => {
      const until = dayOf(one.doneAt);
      const near = begun.filter(
        ({ place, doneAt }) => place === one.place && isIn({ from: addDays(until, -89), to: until }, doneAt),
      );
      const owns = [...Map.groupBy(near, ({ partnerId }) => partnerId).values()].filter(
        ({ length }) => length >= 10,
      );
      if (one.place.endsWith(' ') || owns.length < 3) return [];
      return [one.inShop - Math.round(middle(owns.map((of) => middle(of.map(({ inShop }) => inShop)))))];
    });
}

/** The figures of the report about partners, from the rows themselves. */
export function partnersByHand(raw: Raw, days: Days): Record<string, number | null> {
  const work = workOf(raw);
  const done = work.filter(({ doneAt }) => isIn(days, doneAt));
  const answered = raw.partner_job_offer.filter(
    (offer) =>
      offer['partner_id'] !== null &&
      ['accepted', 'declined'].includes(text(offer['answer'])) &&
      isIn(days, offer['answered_at']),
  );
  const graded = raw.partner_job_grade.filter((row) => isIn(days, row['graded_at']));
  const closed = raw.claim_file.filter((row) => row['partner_id'] !== null && isIn(days, row['closed_at']));
  return {
    done: done.length,
    answer: half(
      answered.map((offer) => Math.round((time(offer['answered_at']) - time(offer['sent_at'])) / 3_600_000)),
    ),
    in_shop: half(done.flatMap(({ inShop }) => (inShop === undefined ? [] : [inShop]))),
    county: half(againstCounty(work, days)),
    late: half(
      done.flatMap(({ job, doneAt }) =>
        job['promised_on'] === null ? [] : [daysBetween(dayOf(job['promised_on']), dayOf(doneAt))],
      ),
    ),
    over: half(
      done.flatMap(({ job, firstQuote }) => {
        const agreed = number(job['agreed_bani'] ?? Number.NaN);
        return firstQuote === undefined || Number.isNaN(agreed)
          ? []
          : [Math.round(((firstQuote - agreed) * 100) / agreed)];
      }),
    ),
    again: share(done.filter(({ isAgain }) => isAgain).length, done.length),
    pleased: share(graded.filter((row) => number(row['grade']) >= 4).length, graded.length),
    closed: closed.length,
    amount: closed.reduce((sum, row) => sum + Math.round(number(row['paid_amount'] ?? 0) * 100), 0),
  };
}
