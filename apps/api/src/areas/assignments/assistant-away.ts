import { quotedText } from '@dosar/assistant-domain';
import { addDays } from '@dosar/kernel/dates';
import { formatInstant, localDateOf, startOfDay } from '@dosar/kernel/zone';
import { findAwayTimes } from '#src/areas/absences/index.ts';
import { findSessionEnd } from '#src/areas/account/index.ts';
import { findDeedsFor, findTimeline, readerOf } from '#src/areas/claims/index.ts';
import {
  fileKnowledge,
  filePath,
  type FileQuestion,
  type FileSentence,
} from '../assistant/extension-points.ts';
import { findLookBefore } from './visit-repository.ts';

/** Since when somebody has not seen a file, and how that is known. */
type Since = { at: Date; by: 'look' | 'session' | 'absence' };
type Told = Pick<FileSentence, 'text' | 'source'>;

const mostEntries = 8;
const mostCounted = 100;
const longestAbsenceDays = 366;

const shownDay = (instant: Date) => formatInstant(instant).slice(0, 10);

/** What others did on the file since the caller last saw it, and since when that is. */
async function tellOfMeanwhile(question: FileQuestion): Promise<FileSentence[]> {
  const { tx, caller, claimFileId, language, now } = question;
  const { orgId, userId } = caller;
  const absence = await lastAbsence(question);
  const since = await sinceWhen(question, absence);
  const entries = await findTimeline(tx, {
    orgId,
    claimFileId,
    language,
    reader: readerOf(caller, now),
    limit: mostCounted,
    since: since?.at,
    notBy: userId,
  });
  const page = {
    title: { ro: 'Istoricul dosarului', en: 'Timeline of the file' }[language],
    path: filePath(question),
  };
  const wasAway = absence !== undefined && since !== undefined && absence.ends_at > since.at;
  const told: Told[] = [
    { text: openingOf(since, entries.length, language), source: page },
    ...(wasAway ? [absenceOf(absence, language)] : []),
    ...entries.slice(0, mostEntries).map(({ id, title, actor_name: actor, system_time: time }) => {
      const at = formatInstant(new Date(time));
      const who = actor === null ? '' : `${quotedText(actor)}: `;
      return {
        text: `${at}, ${who}${quotedText(title)}.`,
        source: { title: `${page.title}, ${at}`, path: `${page.path}#entry-${id}` },
      };
    }),
    ...(await elsewhere(question, since)),
  ];
  return told.map((sentence, position) => ({ topic: 'away', position, ...sentence }));
}

/** The last look at the file before today; where there was none, the later of the end of a session and the beginning of an absence. */
async function sinceWhen(
  { tx, caller, claimFileId, now }: FileQuestion,
  absence: { begins_at: Date } | undefined,
): Promise<Since | undefined> {
  const { orgId, userId } = caller;
  const look = await findLookBefore(tx, { orgId, userId, claimFileId, before: startOfDay(localDateOf(now)) });
  if (look !== undefined) return { at: look, by: 'look' };
  const ended = await findSessionEnd(tx, { orgId, userId, now });
  if (ended !== undefined && !(absence && absence.begins_at > ended)) return { at: ended, by: 'session' };
  return absence && { at: absence.begins_at, by: 'absence' };
}

async function lastAbsence({ tx, caller, now }: FileQuestion) {
  const from = startOfDay(addDays(localDateOf(now), -longestAbsenceDays));
  const times = await findAwayTimes(tx, caller.orgId, [caller.userId], { from, until: now });
  return times.at(-1);
}

function openingOf(since: Since | undefined, count: number, language: 'ro' | 'en'): string {
  const news = countOf(count, language);
  if (since === undefined)
    return {
      ro: `Nu ați mai deschis acest dosar: ${news} de la alții.`,
      en: `You have not opened this file before: ${news} by others.`,
    }[language];
  const at = formatInstant(since.at);
  const known = {
    look: {
      ro: `De când ați văzut ultima dată dosarul, pe **${at}**`,
      en: `Since you last saw the file, on **${at}**`,
    },
    session: {
      ro: `Nu ați mai deschis acest dosar. De la sfârșitul sesiunii dinainte, **${at}**`,
      en: `You have not opened this file before. Since the end of your last session, **${at}**`,
    },
    absence: {
      ro: `Nu ați mai deschis acest dosar. De când a început absența dumneavoastră, **${at}**`,
      en: `You have not opened this file before. Since your absence began, **${at}**`,
    },
  }[since.by][language];
  return `${known}: ${news}.`;
}

/** How many entries are new, in words. */
function countOf(count: number, language: 'ro' | 'en'): string {
  if (count === 0) return { ro: 'nu s-a întâmplat nimic nou', en: 'nothing new has happened' }[language];
  if (language === 'en')
    return count === 1 ? '1 new entry' : `${count >= mostCounted ? 'at least ' : ''}${count} new entries`;
  const form = new Intl.PluralRules('ro').select(count);
  if (form === 'one') return 'o intrare nouă';
  const atLeast = count >= mostCounted ? 'cel puțin ' : '';
  return `${atLeast}${count} ${form === 'few' ? 'intrări' : 'de intrări'} noi`;
}

function absenceOf(
  { begins_at: from, ends_at: to }: { begins_at: Date; ends_at: Date },
  language: 'ro' | 'en',
): Told {
  const [first, last] = [shownDay(from), shownDay(new Date(to.getTime() - 1000))];
  return {
    text: {
      ro: `Ați fost în absență între ${first} și ${last}.`,
      en: `You were away from ${first} to ${last}.`,
    }[language],
    source: { title: { ro: 'Absențele mele', en: 'My absences' }[language], path: '/time-off/my-absences' },
  };
}

/** What colleagues did in the caller's name on other files meanwhile. */
async function elsewhere(
  { tx, caller, claimFileNo, language, now }: FileQuestion,
  since: Since | undefined,
): Promise<Told[]> {
  if (since === undefined) return [];
  const deeds = await findDeedsFor(tx, caller, { from: since.at, until: now }, language);
  const files = new Set(deeds.map(({ claim_file_no: no }) => no).filter((no) => no !== claimFileNo));
  if (files.size === 0) return [];
  const names = [...files].slice(0, 5).join(', ');
  return [
    {
      text: {
        ro: `În numele dumneavoastră colegii au lucrat și la ${names}${files.size > 5 ? ' și la altele' : ''}.`,
        en: `In your name colleagues worked on ${names}${files.size > 5 ? ' and others' : ''} too.`,
      }[language],
      source: {
        title: { ro: 'Făcute în numele dumneavoastră', en: 'Done in your name' }[language],
        path: '/time-off/my-absences',
      },
    },
  ];
}

/** What the assistant knows of the time in which somebody did not see a file. */
export const assistantAway = fileKnowledge.entry({ topics: ['away'], tell: tellOfMeanwhile });
