import { withoutDiacritics } from '../receipt-texts.ts';

/** What a driver is told who gets a link: why, until when, and that nothing has to be done about a mistake. */
export type SendingFacts = {
  organisation: string;
  /** Day of the accident as people write it; absent while nobody has said it. */
  day: string | undefined;
  /** Last day of the link. */
  until: string;
  url: string;
};

type Language = 'ro' | 'en';

/** The e-mail with the link to the own column. */
export function sendingEmail(language: Language, facts: SendingFacts): { subject: string; body: string } {
  const { organisation, day, until, url } = facts;
  return language === 'ro'
    ? {
        subject: 'Constatarea amiabilă a accidentului',
        body: [
          'Bună ziua,',
          `Primiți acest mesaj pentru că ați fost indicat ca șofer într-un accident${day === undefined ? '' : ` din ${day}`}.`,
          `Completați și semnați coloana dumneavoastră din constatarea amiabilă, pe telefon:\n${url}`,
          `Linkul se deschide până la ${until}. Semnătura nu este o recunoaștere a vinei.`,
          'Nu ați fost în acest accident? Ignorați mesajul.',
          organisation,
        ].join('\n\n'),
      }
    : {
        subject: 'The accident statement',
        body: [
          'Hello,',
          `You receive this message because you were named as a driver in an accident${day === undefined ? '' : ` of ${day}`}.`,
          `Fill in and sign your column of the accident statement on your phone:\n${url}`,
          `The link opens until ${until}. Signing admits no guilt.`,
          'You were not in this accident? Please ignore this message.',
          organisation,
        ].join('\n\n'),
      };
}

/** The same as a text message, in the alphabet of all networks. */
export function sendingSms(language: Language, { organisation, day, until, url }: SendingFacts): string {
  const from = withoutDiacritics(organisation);
  return language === 'ro'
    ? `${from}: ati fost indicat ca sofer intr-un accident${day === undefined ? '' : ` din ${day}`}. Completati constatarea amiabila pana la ${until}: ${url} Nu ati fost acolo? Ignorati mesajul.`
    : `${from}: you were named as a driver in an accident${day === undefined ? '' : ` of ${day}`}. Fill in the accident statement until ${until}: ${url} Not you? Please ignore this.`;
}
