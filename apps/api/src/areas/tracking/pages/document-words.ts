/** The words of the documents that were asked for; they say what the page of the request says. */
const ro = {
  title: 'Documente pentru dosar',
  until: (day: string) => `Până ${day}. Durează cam 3 minute.`,
  noTerm: 'Durează cam 3 minute.',
  privacy:
    'Vedem numai noi ce trimiteți. Locul în care ați făcut fotografia se șterge din copiile pe care le folosim.',
  allSent: 'Ați trimis tot. Vă mulțumim!',
  states: {
    requested: 'De trimis',
    received: 'Primit, se verifică',
    accepted: 'Acceptat',
    rejected: 'De trimis din nou',
    not_owned: 'Ați spus că nu îl dețineți',
    waived: 'Nu mai este nevoie',
  },
  uploaded: 'Încărcat, încă netrimis',
  file: 'Fotografia sau fișierul',
  fileHint: 'JPG, PNG, WebP, HEIC sau PDF, cel mult 25 MB.',
  add: 'Încărcați fișierul',
  addAnother: 'Încărcați încă o pagină',
  send: (name: string) => `Trimiteți: ${name}`,
  notOwned: 'Nu dețin acest document',
  why: 'Motivul',
  reasons: {
    where_from: 'Nu știu de unde îl iau',
    not_now: 'Nu îl pot trimite acum',
    somebody_else: 'Este la altcineva',
    given_already: 'L-am dat deja la service sau la sediu',
    other: 'Alt motiv',
  },
  note: 'Ce ar trebui să știm?',
  answer: 'Trimiteți răspunsul',
  back: 'Înapoi la dosar',
  noFile: 'Alegeți întâi un fișier.',
  tooLarge: 'Fișierul depășește 25 MB. Fotografiați din nou sau trimiteți pagină cu pagină.',
  tooMany: 'Sunt deja destule fișiere aici. Trimiteți ce ați încărcat.',
  wrongType: 'Primim imagini (JPG, PNG, WebP, HEIC) și fișiere PDF. Acest fișier este altceva.',
  changed: 'Cererea s-a schimbat între timp. Vedeți mai jos cum este acum.',
};

export type DocumentWords = typeof ro;

const en: DocumentWords = {
  title: 'Documents for your case',
  until: (day) => `Until ${day}. It takes about 3 minutes.`,
  noTerm: 'It takes about 3 minutes.',
  privacy:
    'Only we see what you send. The place where you took the photo is removed from the copies that we use.',
  allSent: 'You have sent everything. Thank you!',
  states: {
    requested: 'To be sent',
    received: 'Received, we are looking at it',
    accepted: 'Accepted',
    rejected: 'To be sent again',
    not_owned: 'You said that you do not have it',
    waived: 'No longer needed',
  },
  uploaded: 'Uploaded, not yet sent',
  file: 'Photo or file',
  fileHint: 'JPG, PNG, WebP, HEIC or PDF, at most 25 MB.',
  add: 'Upload the file',
  addAnother: 'Upload another page',
  send: (name) => `Send: ${name}`,
  notOwned: 'I do not have this document',
  why: 'The reason',
  reasons: {
    where_from: 'I do not know where to get it',
    not_now: 'I cannot send it now',
    somebody_else: 'Somebody else has it',
    given_already: 'I gave it to the shop or the office already',
    other: 'Another reason',
  },
  note: 'What should we know?',
  answer: 'Send the answer',
  back: 'Back to the case',
  noFile: 'Choose a file first.',
  tooLarge: 'The file is larger than 25 MB. Take the photo again or send one page at a time.',
  tooMany: 'There are enough files here. Send what you have uploaded.',
  wrongType: 'We take pictures (JPG, PNG, WebP, HEIC) and PDF files. This file is something else.',
  changed: 'The request has changed meanwhile. You see below how it is now.',
};

export const documentWords = { ro, en };
