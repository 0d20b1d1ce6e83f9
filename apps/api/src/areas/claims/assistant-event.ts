import { formatInstant } from '@dosar/kernel/zone';
import type { Database } from '#src/generated/database.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { factKnowledge, filePath, type FileQuestion, type ToldFact } from '../assistant/extension-points.ts';
import { findFileColumns } from './assistant-facts-repository.ts';
import { findEvent, findEventOfFile } from './claim-file-repository.ts';
import { readerOf } from './timeline/browse-timeline.ts';
import { findTimeline } from './timeline/timeline-repository.ts';

type Event = NonNullable<Awaited<ReturnType<typeof findEvent>>>;
type Columns = NonNullable<Awaited<ReturnType<typeof findFileColumns>>>;

const shownDay = (day: string) => day.split('-').toReversed().join('.');
const yesOrNo = (isSo: boolean): BilingualText => (isSo ? { ro: 'da', en: 'yes' } : { ro: 'nu', en: 'no' });

const ofEvent = (name: BilingualText, valueOf: (event: Event, language: 'ro' | 'en') => string | null) =>
  async function tellOfEvent(question: FileQuestion): Promise<ToldFact[]> {
    const { tx, caller, claimFileId, language } = question;
    const eventId = await findEventOfFile(tx, { orgId: caller.orgId, claimFileId });
    const event = eventId === undefined ? null : await findEvent(tx, caller.orgId, eventId);
    const title = { ro: 'Vehiculele și evenimentul', en: 'Vehicles and event' }[language];
    return [
      {
        name,
        value: event && valueOf(event, language),
        source: { title, path: filePath(question, 'vehicles') },
      },
    ];
  };

const ofFile = (name: BilingualText, valueOf: (file: Columns, language: 'ro' | 'en') => string | null) =>
  async function tellOfFile(question: FileQuestion): Promise<ToldFact[]> {
    const { tx, caller, claimFileId, language } = question;
    const columns = await findFileColumns(tx, { orgId: caller.orgId, claimFileId });
    const title = { ro: 'Dosarul', en: 'The file' }[language];
    return [
      { name, value: columns && valueOf(columns, language), source: { title, path: filePath(question) } },
    ];
  };

const channels: Record<Database['claim_file']['channel'], BilingualText> = {
  web_guest: { ro: 'formularul de pe web', en: 'the form on the web' },
  phone: { ro: 'telefon', en: 'telephone' },
  staff: { ro: 'un coleg', en: 'a colleague' },
  email: { ro: 'e-mail', en: 'e-mail' },
  partner: { ro: 'un partener', en: 'a partner' },
  api: { ro: 'alt sistem', en: 'another system' },
};

/** The newest entry of the timeline that the reader may see, of some kinds where these are named. */
const lastEntry = (name: BilingualText, kinds?: readonly string[]) =>
  async function tellOfLast(question: FileQuestion): Promise<ToldFact[]> {
    const { tx, caller, claimFileId, language, now } = question;
    const reader = readerOf(caller, now);
    const [last] = await findTimeline(tx, {
      orgId: caller.orgId,
      claimFileId,
      language,
      reader,
      kinds,
      limit: 1,
    });
    const title = { ro: 'Istoricul dosarului', en: 'Timeline of the file' }[language];
    if (last === undefined) return [{ name, value: null, source: { title, path: filePath(question) } }];
    const at = formatInstant(new Date(last.system_time));
    const said = kinds === undefined ? last.title : (last.body ?? last.title);
    return [
      {
        name,
        value: [at, last.actor_name, said].filter((part) => part !== null).join(', '),
        source: { title: `${title}, ${at}`, path: `${filePath(question)}#entry-${last.id}` },
      },
    ];
  };

/** What the assistant answers about the accident of a file, its policy, and what happened on it last. */
export const assistantEvent = factKnowledge({
  accident_day: ofEvent({ ro: 'Data accidentului', en: 'Day of the accident' }, ({ date, time }) =>
    [shownDay(date), time].filter((part) => part !== null).join(', '),
  ),
  accident_place: ofEvent(
    { ro: 'Locul accidentului', en: 'Place of the accident' },
    ({ street, locality, county_name: county }) =>
      [street, locality, county].filter((part) => part !== null && part !== '').join(', '),
  ),
  accident_how: ofEvent(
    { ro: 'Cum s-a produs accidentul', en: 'How the accident happened' },
    (event) => event.description,
  ),
  injuries: ofEvent(
    { ro: 'Răniți', en: 'Injured people' },
    ({ injuries }, language) => yesOrNo(injuries)[language],
  ),
  file_number: async (question) => [
    {
      name: { ro: 'Numărul dosarului', en: 'Number of the file' },
      value: question.claimFileNo,
      source: { title: question.claimFileNo, path: filePath(question) },
    },
  ],
  policy_number: ofFile(
    { ro: 'Numărul poliței', en: 'Policy number' },
    ({ policy_number: number }) => number,
  ),
  own_insurer: ofFile(
    { ro: 'Asigurătorul poliței', en: 'Insurer of the policy' },
    ({ policy_insurer: insurer }) => insurer,
  ),
  policy_days: ofFile(
    { ro: 'Valabilitatea poliței', en: 'Days of the policy' },
    ({ policy_from: from, policy_to: to }) =>
      from === null && to === null ? null : `${from ?? '…'} – ${to ?? '…'}`,
  ),
  policy_type: ofFile(
    { ro: 'Tipul poliței', en: 'Kind of policy' },
    (file, language) => file[`policy_type_${language}`],
  ),
  notice_day: ofFile({ ro: 'Dauna a fost anunțată', en: 'Reported on' }, ({ opened_at: at }) =>
    formatInstant(at),
  ),
  channel: ofFile(
    { ro: 'Anunțată prin', en: 'Reported by' },
    ({ channel }, language) => channel && channels[channel][language],
  ),
  closed: ofFile({ ro: 'Dosar închis', en: 'Closed' }, ({ closed_at: at }, language) =>
    at === null ? { ro: 'nu, este deschis', en: 'no, it is open' }[language] : formatInstant(at),
  ),
  total_loss: ofFile(
    { ro: 'Daună totală', en: 'Total loss' },
    ({ is_total_loss: isTotal }, language) => yesOrNo(isTotal)[language],
  ),
  last_note: lastEntry({ ro: 'Ultima notă', en: 'Last note' }, ['note']),
  last_entry: lastEntry({ ro: 'Ultima intrare', en: 'Last entry' }),
});
