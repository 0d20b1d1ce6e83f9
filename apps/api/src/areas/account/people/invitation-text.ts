import { formatInstant } from '@dosar/kernel/zone';
import type { Language } from '#src/kernel/http/request-language.ts';

type Invitation = {
  organisation: string;
  username: string;
  /** The administrator who sends it; null when the directory of the organisation does. */
  by: string | null;
  url: string;
  expiresAt: Date;
};

/** Words of the message that invites somebody. */
export function invitationText(
  language: Language,
  { organisation, username, by, url, expiresAt }: Invitation,
) {
  const until = formatInstant(expiresAt);
  return language === 'ro'
    ? {
        subject: `Bun venit la ${organisation}`,
        body:
          `${by === null ? 'Aveți' : `${by} v-a făcut`} un cont în Dosar, la ${organisation}. Utilizatorul dumneavoastră este ${username}.\n\n` +
          `Alegeți o parolă aici, până la ${until}:\n${url}\n\n` +
          'Linkul se folosește o singură dată. Nu îl dați mai departe.',
      }
    : {
        subject: `Welcome to ${organisation}`,
        body:
          `${by === null ? 'You have an account' : `${by} has made an account for you`} in Dosar at ${organisation}. Your user name is ${username}.\n\n` +
          `Choose a password here, until ${until}:\n${url}\n\n` +
          'The link works once. Do not pass it on.',
      };
}

/** Words of the message for somebody whose password an administrator has reset. */
export function resetText(language: Language, { organisation, username, by, url, expiresAt }: Invitation) {
  const until = formatInstant(expiresAt);
  return language === 'ro'
    ? {
        subject: 'Alegeți o parolă nouă',
        body:
          `${by ?? 'Un administrator'}, de la ${organisation}, v-a trimis un link pentru o parolă nouă. Parola veche nu mai este ` +
          `valabilă. Utilizatorul dumneavoastră este ${username}.\n\nAlegeți parola aici, până la ${until}:\n${url}\n\n` +
          'Dacă nu ați cerut acest lucru, anunțați un administrator.',
      }
    : {
        subject: 'Choose a new password',
        body:
          `${by ?? 'An administrator'} of ${organisation} has sent you a link for a new password. The old one opens nothing any more. ` +
          `Your user name is ${username}.\n\nChoose the password here, until ${until}:\n${url}\n\n` +
          'If you have not asked for it, tell an administrator.',
      };
}
