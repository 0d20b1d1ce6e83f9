/** The words of the links by which somebody reads along; they say what the screens of the tracker say. */
const ro = {
  title: 'Cine mai vede dosarul',
  lead: 'Dați unei rude sau unui avocat un link cu care vede numai etapa dosarului. Documentele, sumele și mesajele rămân ale dumneavoastră.',
  open: (day: string) => `până ${day}`,
  ended: (day: string) => `încheiat, ${day}`,
  read: (count: number, last: string | undefined) =>
    last === undefined
      ? 'necitit încă'
      : `citit ${count === 1 ? 'o dată' : `de ${count} ori`}, ultima dată ${last}`,
  end: (name: string) => `Retrageți accesul: ${name}`,
  name: 'Pentru cine',
  nameHint: 'De exemplu: sora mea, avocatul. Numele îl vedeți numai dumneavoastră și cine se ocupă de dosar.',
  days: 'Cât timp',
  dayCounts: { 7: '7 zile', 30: '30 de zile', 90: '90 de zile' },
  share: 'Faceți linkul',
  made: 'Linkul este gata',
  madeHint: 'Copiați-l și trimiteți-l. Din motive de siguranță nu îl mai arătăm a doua oară.',
  back: 'Înapoi la dosar',
  unfit: 'Scrieți pentru cine este linkul, între 2 și 60 de litere.',
  tooMany: 'Aveți deja cinci linkuri deschise. Retrageți unul dintre ele.',
  shared: (no: string) => `Dosar ${no}, numai de citit`,
  next: 'Urmează',
  expected: 'Cel târziu',
  waits: 'Acum păgubitul are ceva de făcut.',
  steps: 'Pașii dosarului',
  contact: 'Se ocupă',
  endsOn: (day: string) => `Linkul vi l-a dat păgubitul. Merge până ${day} și poate fi retras oricând.`,
};

type ShareWords = typeof ro;

const en: ShareWords = {
  title: 'Who else sees the case',
  lead: 'Give a relative or lawyer a link that shows only where the case stands. Documents, amounts and messages stay yours.',
  open: (day) => `until ${day}`,
  ended: (day) => `ended, ${day}`,
  read: (count, last) =>
    last === undefined ? 'not read yet' : `read ${count === 1 ? 'once' : `${count} times`}, last on ${last}`,
  end: (name) => `Take back: ${name}`,
  name: 'For whom',
  nameHint: 'For example: my sister, the lawyer. Only you and whoever is in charge see the name.',
  days: 'For how long',
  dayCounts: { 7: '7 days', 30: '30 days', 90: '90 days' },
  share: 'Make the link',
  made: 'The link is ready',
  madeHint: 'Copy it and send it on. For safety we do not show it a second time.',
  back: 'Back to the case',
  unfit: 'Write whom the link is for, in 2 to 60 letters.',
  tooMany: 'Five of your links are open already. Take one of them back.',
  shared: (no) => `Case ${no}, for reading only`,
  next: 'Next',
  expected: 'By',
  waits: 'The claimant has something to do now.',
  steps: 'Steps of the case',
  contact: 'In charge',
  endsOn: (day) =>
    `The claimant gave you this link. It works until ${day} and can be taken back at any time.`,
};

export const shareWords = { ro, en };
