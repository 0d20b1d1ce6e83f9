import { addDays, isLocalDate } from '@dosar/kernel/dates';
import { parsePhone } from '@dosar/kernel/phones';
import { localDateOf } from '@dosar/kernel/zone';
import { chooseHourPage } from './choose-hour-page.ts';
import type { Answered } from './own-calls.ts';
import { failed, openedTokens, placeOf, type Outcome, type Shown } from './show-case.ts';
import { isToCome } from './visit-part.ts';
import { visitWords } from './visit-words.ts';
import type { Fields, Visit } from './visit.ts';

type Tokens = { idToken: string; refreshToken: string };

/** Days that one page of free hours covers. */
const shownDays = 7;

/** The page of free hours; nothing for whoever has not opened the case. */
export async function hoursPage(visit: Visit, now: Date): Promise<Shown | undefined> {
  const opened = await openedTokens(visit);
  if (opened.status === 'closed') return undefined;
  if (opened.status === 'failed') return failed(visit, opened.retryAfter);
  const outcome = await chooseAgain(visit, opened.tokens, { now, asked: visit.query });
  return outcome ?? undefined;
}

type Again = { now: Date; asked: Fields; refused?: { sentence: string; typed: Fields } };

/** The hours that are free now. Nothing where no hour can be chosen any more. */
async function chooseAgain(
  visit: Visit,
  tokens: Tokens,
  { now, asked, refused }: Again,
): Promise<Shown | undefined> {
  const { calls, language } = visit;
  const own = await calls.findVisit(tokens);
  if (own.status !== 200) return own.status === 404 ? undefined : failed(visit, own.retryAfter);
  const moved = isToCome(own.body.visit) ? own.body.visit : undefined;
  if (moved === undefined && !own.body.can_book) return undefined;
  const counties = await calls.findCounties(tokens);
  const known = counties.status === 200 ? counties.body : [];
  const wanted = asked['county'] ?? own.body.county_code ?? '';
  const county = known.some(({ code }) => code === wanted) ? wanted : '';
  const from = firstDay(asked['from'], localDateOf(now));
  const found = await calls.searchSlots(tokens, {
    from_date: from,
    days: shownDays,
    ...(county !== '' && { county_code: county }),
    ...(moved && { visit_id: moved.visit_id }),
  });
  if (found.status !== 200) return failed(visit, found.retryAfter);
  const words = visitWords[language];
  return {
    status: refused === undefined ? 200 : 422,
    title: moved === undefined ? words.choose : words.move,
    content: chooseHourPage(placeOf(visit), {
      ...{ own: own.body, counties: known, found: found.body, county, from, now, refused },
    }),
    isPlain: true,
  };
}

/** A day of the coming three months; today for everything else. */
function firstDay(typed: string | undefined, today: string): string {
  if (typed === undefined || !isLocalDate(typed)) return today;
  return typed < today || typed > addDays(today, 90) ? today : typed;
}

/** Books or moves the visit, answers its reminder, or cancels it. */
export async function visitForm(visit: Visit, tokens: Tokens, fields: Fields, now: Date): Promise<Outcome> {
  const { calls, language } = visit;
  const words = visitWords[language];
  const version = { visit_id: fields['visit_id'] ?? '', row_version: Number(fields['row_version']) };
  switch (fields['act']) {
    case 'visit_cancel':
      return outcomeOf(await calls.cancelVisit(tokens, version), words);
    case 'visit_answer':
      return outcomeOf(
        await calls.answerVisit(tokens, { ...version, comes: fields['comes'] === '1' }),
        words,
      );
    default: {
      const outcome = await takeHour(visit, tokens, fields);
      if (outcome === 'taken' || !('again' in outcome)) return outcome;
      const again = { now, asked: fields, refused: { sentence: words[outcome.again], typed: fields } };
      const shown = await chooseAgain(visit, tokens, again);
      return shown === undefined ? { act: 'visit', sentence: words.changed } : { shown };
    }
  }
}

type Words = (typeof visitWords)['ro'];

function outcomeOf({ status, body, retryAfter }: Answered<object>, words: Words): Outcome {
  if (status < 300) return 'taken';
  if (status === 429 || status >= 500) return { status, retryAfter };
  const isTooLate = codeOf(body) === 'visit_too_late' || codeOf(body) === 'visit_limit_reached';
  return { act: 'visit', sentence: isTooLate ? words.tooLate : words.changed };
}

/** Takes the chosen hour; says why not where another one can be chosen on the same page. */
async function takeHour(
  { calls, language }: Visit,
  tokens: Tokens,
  fields: Fields,
): Promise<Outcome | { again: 'noHour' | 'badContact' | 'lost' }> {
  const words = visitWords[language];
  const [placeId, startsAt] = fields['hour']?.split(' ') ?? [];
  if (placeId === undefined || startsAt === undefined) return { again: 'noHour' };
  const hour = { place_id: placeId, starts_at: startsAt };
  const { visit_id: visitId, row_version: version } = fields;
  if (visitId !== undefined)
    return takenOr(
      words,
      await calls.moveVisit(tokens, { ...hour, visit_id: visitId, row_version: Number(version) }),
    );
  const contact = contactIn(fields);
  if (contact === undefined) return { again: 'badContact' };
  const held = await calls.holdSlot(tokens, hour);
  if (held.status >= 300) return takenOr(words, held);
  const { visit_id: heldId, row_version: heldVersion } = held.body;
  const booked = await calls.bookVisit(tokens, { visit_id: heldId, row_version: heldVersion, ...contact });
  return booked.status === 422 || booked.status === 400 ? { again: 'badContact' } : takenOr(words, booked);
}

function takenOr(words: Words, answer: Answered<object>): Outcome | { again: 'noHour' | 'lost' } {
  const { status, body } = answer;
  if (codeOf(body) === 'slot_taken') return { again: 'lost' };
  return status === 400 || status === 422 ? { again: 'noHour' } : outcomeOf(answer, words);
}

/** Who brings the vehicle, where it can be written to; nothing where that is no name or no number. */
function contactIn(fields: Fields) {
  const name = fields['contact_name']?.trim() ?? '';
  const phone = fields['contact_phone']?.trim() ?? '';
  const address = fields['address']?.trim() ?? '';
  if (name.length < 2 || name.length > 120 || parsePhone(phone) === undefined || address.length > 300)
    return undefined;
  return { contact_name: name, contact_phone: phone, ...(address !== '' && { address }) };
}

const codeOf = (body: object): unknown => Reflect.get(body, 'code');
