import { formatInstant } from '@dosar/kernel/zone';
import { formatLocalDate } from '@dosar/kernel/dates';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { Days } from '../extension-points.ts';

/** What an administrator has done to the account of a person. */
export type AccountChange =
  | { kind: 'role_given' | 'role_taken' | 'role_changed'; role: string }
  | { kind: 'contacts'; email: string }
  | {
      kind: 'replacement_set' | 'replacement_ended' | 'standing_in' | 'standing_in_ended';
      name: string;
      days: Days;
    }
  | { kind: 'locked' | 'unlocked' | 'deactivated' | 'sessions_ended' | 'code_made' };

type Facts = { role: string; name: string; days: (words: [from: string, to: string]) => string };

const sentences: Record<Language, Record<AccountChange['kind'], (facts: Facts) => string>> = {
  ro: {
    role_given: ({ role }) => `Aveți un rol nou: ${role}.`,
    role_taken: ({ role }) => `Nu mai aveți rolul ${role}.`,
    role_changed: ({ role }) => `Rolul dumneavoastră ${role} deschide altceva decât până acum.`,
    contacts: () => 'Datele contului dumneavoastră s-au schimbat.',
    locked: () => 'Contul dumneavoastră este blocat.',
    unlocked: () => 'Contul dumneavoastră nu mai este blocat.',
    deactivated: () => 'Contul dumneavoastră a fost închis.',
    code_made: () =>
      'Pentru contul dumneavoastră s-a făcut un cod de unică folosință. Parola veche nu mai este valabilă.',
    replacement_set: ({ name, days }) =>
      `${name} lucrează în numele dumneavoastră ${days(['între', 'și'])} și vă vede activitățile.`,
    replacement_ended: ({ name, days }) =>
      `${name} nu mai lucrează în numele dumneavoastră ${days(['între', 'și'])}.`,
    standing_in: ({ name, days }) =>
      `Lucrați în numele lui ${name} ${days(['între', 'și'])}. Activitățile acestei persoane sunt și în lista dumneavoastră.`,
    standing_in_ended: ({ name, days }) => `Nu mai lucrați în numele lui ${name} ${days(['între', 'și'])}.`,
    sessions_ended: () => 'Un administrator a încheiat autentificări ale dumneavoastră.',
  },
  en: {
    role_given: ({ role }) => `You have a new role: ${role}.`,
    role_taken: ({ role }) => `You do not have the role ${role} any more.`,
    role_changed: ({ role }) => `Your role ${role} opens other things than before.`,
    contacts: () => 'The data of your account have changed.',
    locked: () => 'Your account is locked.',
    unlocked: () => 'Your account is open again.',
    deactivated: () => 'Your account was closed.',
    code_made: () => 'A one-time code was made for your account. The old password opens nothing any more.',
    replacement_set: ({ name, days }) =>
      `${name} works in your name ${days(['from', 'to'])} and sees your work.`,
    replacement_ended: ({ name, days }) =>
      `${name} does not work in your name ${days(['from', 'to'])} any more.`,
    standing_in: ({ name, days }) =>
      `You work in the name of ${name} ${days(['from', 'to'])}. The work of this person is in your list, too.`,
    standing_in_ended: ({ name, days }) =>
      `You do not work in the name of ${name} ${days(['from', 'to'])} any more.`,
    sessions_ended: () => 'Sign-ins of yours were ended.',
  },
};

/** Tells somebody what an administrator has changed, by name and moment: whoever did not expect it asks. */
export function accountChangeText(language: Language, change: AccountChange, by: string, now: Date) {
  const sentence = sentences[language][change.kind]({
    role: 'role' in change ? change.role : '',
    name: 'name' in change ? change.name : '',
    days: ([from, to]) =>
      'days' in change
        ? `${from} ${formatLocalDate(change.days.from)} ${to} ${formatLocalDate(change.days.to)}`
        : '',
  });
  return language === 'ro'
    ? {
        subject: 'Contul dumneavoastră în Dosar',
        body: `${sentence} Schimbarea a făcut-o ${by}, ${formatInstant(now)}. Pentru întrebări, scrieți unui administrator.`,
      }
    : {
        subject: 'Your account in Dosar',
        body: `${sentence} The change was made by ${by}, ${formatInstant(now)}. With questions, write to an administrator.`,
      };
}
