import { localDateOf } from '@dosar/kernel/zone';
import {
  fileKnowledge,
  filePath,
  type FileQuestion,
  type FileSentence,
} from '../assistant/extension-points.ts';
import { assistantCar } from './assistant-car.ts';
import { assistantEvent } from './assistant-event.ts';
import { assistantNames, assistantPeople } from './assistant-people.ts';
import { findEvent, findEventOfFile, findParties, findVehicles } from './claim-file-repository.ts';
import { findFacts } from './facts/find-facts.ts';
import { readerOf } from './timeline/browse-timeline.ts';
import { findTimeline } from './timeline/timeline-repository.ts';

const shownDay = (day: string) => day.split('-').toReversed().join('.');

type Part = Omit<FileSentence, 'topic'> | undefined;

/** What the file itself says, in sentences that each name where they are from. */
async function tell(question: FileQuestion): Promise<FileSentence[]> {
  const parts = [
    await tellOfEvent(question),
    await tellOfPeople(question),
    await tellOfFacts(question),
    await tellOfLast(question),
  ];
  return parts.flatMap((part) => (part === undefined ? [] : [{ topic: 'summary' as const, ...part }]));
}

async function tellOfEvent(question: FileQuestion): Promise<Part> {
  const { tx, caller, claimFileId, language } = question;
  const { orgId } = caller;
  const eventId = await findEventOfFile(tx, { orgId, claimFileId });
  const event = eventId === undefined ? null : await findEvent(tx, orgId, eventId);
  const vehicles = await findVehicles(tx, orgId, claimFileId, language);
  const cars = vehicles
    .map(({ brand_name: brand, model, plate }) =>
      [brand, model, plate].filter((part) => part !== null).join(' '),
    )
    .filter((car) => car !== '')
    .join('; ');
  if (event === null) return undefined;
  const place = [event.locality, event.county_name].filter((part) => part !== null).join(', ');
  const where = place === '' ? '' : `, ${place}`;
  const text =
    language === 'ro'
      ? `Accident din ${shownDay(event.date)}${where}. Vehicule: ${cars || 'niciunul'}.`
      : `Accident of ${shownDay(event.date)}${where}. Vehicles: ${cars || 'none'}.`;
  const title = language === 'ro' ? 'Vehiculele și evenimentul' : 'Vehicles and event';
  return { position: 20, text, source: { title, path: filePath(question, 'vehicles') } };
}

async function tellOfPeople(question: FileQuestion): Promise<Part> {
  const { tx, caller, claimFileId, language } = question;
  const parties = await findParties(tx, caller.orgId, claimFileId);
  if (parties.length === 0) return undefined;
  const names = parties
    .slice(0, 6)
    .map(({ full_name: name }) => name)
    .join(', ');
  const text = language === 'ro' ? `Persoane: ${names}.` : `People: ${names}.`;
  const title = language === 'ro' ? 'Persoanele dosarului' : 'People of the file';
  return { position: 30, text, source: { title, path: filePath(question, 'people') } };
}

async function tellOfFacts(question: FileQuestion): Promise<Part> {
  const { tx, caller, claimFileId, language } = question;
  const facts = await findFacts(tx, { orgId: caller.orgId, claimFileId, language });
  if (facts.length === 0) return undefined;
  const told = facts
    .slice(0, 3)
    .map(({ text }) => text)
    .join('; ');
  const title = language === 'ro' ? 'De văzut' : 'Worth a look';
  return { position: 70, text: `${title}: ${told}.`, source: { title, path: filePath(question, 'facts') } };
}

async function tellOfLast(question: FileQuestion): Promise<Part> {
  const { tx, caller, claimFileId, language, now } = question;
  const reader = readerOf(caller, now);
  const [last] = await findTimeline(tx, { orgId: caller.orgId, claimFileId, language, reader, limit: 1 });
  if (last === undefined) return undefined;
  const day = shownDay(localDateOf(new Date(last.system_time)));
  const who = last.actor_name === null ? '' : `, ${last.actor_name}`;
  const text =
    language === 'ro'
      ? `Ultima intrare: ${last.title}${who}, ${day}.`
      : `Last entry: ${last.title}${who}, ${day}.`;
  const title = language === 'ro' ? `Istoric, ${day}` : `History, ${day}`;
  return { position: 80, text, source: { title, path: filePath(question) } };
}

/** What the assistant knows of a claim file. */
export const assistantKnowledge = [
  fileKnowledge.entry({ topics: ['summary'], tell }),
  assistantPeople,
  assistantNames,
  assistantCar,
  assistantEvent,
];
