import { formatInstant } from '@dosar/kernel/zone';
import type { Language } from '#src/kernel/http/request-language.ts';

/** What an administrator has done to the account of a person. */
export type AccountChange =
  | { kind: 'role_given' | 'role_taken' | 'role_changed'; role: string }
  | { kind: 'contacts'; email: string }
  | { kind: 'locked' | 'unlocked' | 'deactivated' | 'sessions_ended' | 'code_made' };

const sentences = {
  ro: {
    role_given: (role: string) => `Aveți un rol nou: ${role}.`,
    role_taken: (role: string) => `Nu mai aveți rolul ${role}.`,
    role_changed: (role: string) => `Rolul dumneavoastră ${role} deschide altceva decât până acum.`,
    contacts: () => 'Datele contului dumneavoastră s-au schimbat.',
    locked: () => 'Contul dumneavoastră este blocat.',
    unlocked: () => 'Contul dumneavoastră nu mai este blocat.',
    deactivated: () => 'Contul dumneavoastră a fost închis.',
    code_made: () =>
      'Pentru contul dumneavoastră s-a făcut un cod de unică folosință. Parola veche nu mai este valabilă.',
    sessions_ended: () => 'Un administrator a încheiat autentificări ale dumneavoastră.',
  },
  en: {
    role_given: (role: string) => `You have a new role: ${role}.`,
    role_taken: (role: string) => `You do not have the role ${role} any more.`,
    role_changed: (role: string) => `Your role ${role} opens other things than before.`,
    contacts: () => 'The data of your account have changed.',
    locked: () => 'Your account is locked.',
    unlocked: () => 'Your account is open again.',
    deactivated: () => 'Your account was closed.',
    code_made: () => 'A one-time code was made for your account. The old password opens nothing any more.',
    sessions_ended: () => 'Sign-ins of yours were ended.',
  },
} as const;

/** Tells somebody what an administrator has changed, by name and moment: whoever did not expect it asks. */
export function accountChangeText(language: Language, change: AccountChange, by: string, now: Date) {
  const say = sentences[language][change.kind];
  const sentence = say('role' in change ? change.role : '');
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
