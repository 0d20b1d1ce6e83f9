/** The words of the messages on the pages that work without scripts. */
const ro = {
  title: 'Mesaje',
  lead: (name: string) => `Aveți o întrebare? Scrieți aici; vă răspunde ${name}.`,
  none: 'Încă nu ați scris nimic.',
  you: 'Dumneavoastră',
  us: 'Noi',
  text: 'Mesajul dumneavoastră',
  hint: 'Vă anunțăm când am răspuns. Răspunsul apare aici.',
  send: 'Trimiteți mesajul',
  empty: 'Scrieți mesajul.',
  tooLong: 'Mesajul are cel mult 2.000 de caractere.',
  tooMany: 'Ați scris de multe ori în ultima oră. Așteptați răspunsul nostru sau sunați-ne.',
};

type MessageWords = typeof ro;

const en: MessageWords = {
  title: 'Messages',
  lead: (name) => `Do you have a question? Write it here; ${name} answers you.`,
  none: 'You have not written anything yet.',
  you: 'You',
  us: 'We',
  text: 'Your message',
  hint: 'We let you know when we have answered. The answer appears here.',
  send: 'Send the message',
  empty: 'Write the message.',
  tooLong: 'The message has 2,000 characters at most.',
  tooMany: 'You have written often in the last hour. Wait for our answer or call us.',
};

export const messageWords = { ro, en };
