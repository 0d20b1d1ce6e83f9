/** The words of the choice of messages; they say what the screens of the tracker say. */
const ro = {
  title: 'Mesajele noastre',
  lead: 'Alegeți în ce limbă, unde și despre ce vă scriem.',
  language: 'Limba mesajelor',
  languages: { ro: 'Română', en: 'English' },
  channel: 'Unde vă scriem întâi',
  email: (address: string) => `E-mail: ${address}`,
  phone: (number: string) => `SMS: ${number}`,
  stopped: 'a răspuns STOP; dacă îl alegeți, îi scriem din nou',
  noChannel: 'Nu aveți încă o adresă sau un număr confirmat. Confirmați unul din linkul primit de la noi.',
  about: 'Despre ce vă scriem',
  topics: {
    news: 'Știri: dosarul a trecut la altă etapă, s-a schimbat cine se ocupă',
    reminders: 'Reamintirea constatării, cu o zi și cu două ore înainte',
    partner_jobs: 'Mersul reparației la service',
    grades: 'O întrebare despre cum a lucrat service-ul',
  },
  always:
    'Ofertele, hotărârile cu motivele lor, cererile de documente, codurile și constatările programate, mutate sau anulate vin mereu: așa cere legea sau le-ați cerut dumneavoastră.',
  save: 'Păstrați alegerile',
  push: 'Telefonul sau calculatorul vă poate anunța și pe ecran când apare o noutate. Pentru asta pagina are nevoie de JavaScript: deschideți mai jos pagina completă, cu JavaScript pornit.',
};

type ChoiceWords = typeof ro;

const en: ChoiceWords = {
  title: 'Our messages',
  lead: 'Choose in which language, where and about what we write to you.',
  language: 'Language of messages',
  languages: { ro: 'Română', en: 'English' },
  channel: 'Where we write first',
  email: (address) => `E-mail: ${address}`,
  phone: (number) => `SMS: ${number}`,
  stopped: 'answered STOP; if you choose it, we write to it again',
  noChannel:
    'You have no confirmed address or number yet. Confirm one with the link that you received from us.',
  about: 'What we write about',
  topics: {
    news: 'News: the case has reached another stage, somebody else is in charge',
    reminders: 'Reminders of the inspection, a day and two hours before',
    partner_jobs: 'Progress of the repair at the shop',
    grades: 'A question about how the shop worked',
  },
  always:
    'Offers, decisions with their reasons, requests for documents, codes and inspections that were booked, moved or cancelled always come: the law asks for them, or you did.',
  save: 'Keep the choices',
  push: 'Your phone or computer can also say on its screen that there is news. For that this page needs JavaScript: open the full page below, with JavaScript switched on.',
};

export const choiceWords = { ro, en };

/** What a claimant may stop, in the order in which it is shown. */
export const topics = ['news', 'reminders', 'partner_jobs', 'grades'] as const;
