/** The words of the claimant's account on the pages that work without scripts. */
const ro = {
  title: 'Contul bancar',
  known: (masked: string) => `Plătim în contul ${masked}.`,
  unknown: 'Încă nu știm în ce cont să plătim.',
  ordered: 'Plata este pe drum, contul nu se mai poate schimba aici. Sunați-ne dacă nu este corect.',
  change: 'Schimbați contul',
  tell: 'Spuneți contul',
  iban: 'Contul nou (IBAN)',
  ibanHint: 'Unul românesc începe cu RO și are 24 de caractere.',
  holder: 'Titularul contului nou',
  sendCode: 'Trimiteți codul de confirmare',
  why: 'Pentru cont cerem încă un cod, chiar dacă dosarul este deschis: așa nu îl poate schimba altcineva.',
  confirmTitle: 'Confirmați contul nou',
  newAccount: (iban: string) => `Contul nou: ${iban}`,
  code: 'Codul primit pentru cont',
  codeHint: (until: string) => `6 caractere. Este bun până la ${until}.`,
  confirm: 'Confirmați contul',
  back: 'Înapoi la dosar',
  badIban: 'Contul (IBAN) nu este corect. Verificați-l și trimiteți din nou.',
  badCode: 'Codul nu este corect. Verificați-l și încercați din nou.',
  gone: 'Contul nu s-a schimbat: plata este deja pe drum sau codul a fost al altcuiva.',
};

type AccountWords = typeof ro;

const en: AccountWords = {
  title: 'Bank account',
  known: (masked) => `We pay into the account ${masked}.`,
  unknown: 'We do not know yet into which account to pay.',
  ordered: 'The payment is under way, so the account cannot be changed here. Call us if it is not right.',
  change: 'Change the account',
  tell: 'Tell us the account',
  iban: 'The new account (IBAN)',
  ibanHint: 'A Romanian one begins with RO and has 24 characters.',
  holder: 'Holder of the new account',
  sendCode: 'Send the code that confirms it',
  why: 'For the account we ask for another code, even while the case is open: so nobody else can change it.',
  confirmTitle: 'Confirm the new account',
  newAccount: (iban) => `The new account: ${iban}`,
  code: 'The code that you received for the account',
  codeHint: (until) => `6 characters. It is good until ${until}.`,
  confirm: 'Confirm the account',
  back: 'Back to the case',
  badIban: 'The account (IBAN) is not right. Check it and send it again.',
  badCode: 'The code is not right. Check it and try again.',
  gone: 'The account was not changed: the payment is under way already, or the code was somebody else’s.',
};

export const accountWords = { ro, en };
