/** The words of contact confirmation without scripts; they say what its screen says. */
const ro = {
  title: 'Confirmați datele de contact',
  question:
    'Ați deschis un link pe care vi l-am trimis noi. Apăsați butonul și notăm că adresa de e-mail sau numărul de telefon vă aparține.',
  confirm: 'Da, îmi aparține',
  confirmed: 'Datele de contact sunt confirmate',
  whatNow: 'De acum vă trimitem aici noutățile despre dosar. Puteți închide pagina.',
  failed: 'Acest link nu funcționează',
  unreachable: 'Nu am putut confirma acum datele de contact',
};

type ContactWords = typeof ro;

const en: ContactWords = {
  title: 'Confirm your contact details',
  question:
    'You opened a link that we sent you. Press the button, and we note that this e-mail address or phone number is yours.',
  confirm: 'Yes, it is mine',
  confirmed: 'Your contact details are confirmed',
  whatNow: 'From now on we send news about your case here. You can close this page.',
  failed: 'This link does not work',
  unreachable: 'We could not confirm your contact details right now',
};

export const contactWords = { ro, en };
