import { foldText } from '@dosar/kernel/search-text';

// What people say besides what they ask.
const politeness =
  /\b(?:te rog(?: frumos)?|va rog(?: frumos)?|please|imi (?:poti|puteti) spune|(?:poti|puteti) sa(?:-mi| imi) (?:spui|spuneti)|(?:spune|spuneti|zi|ziceti|da|dati|arata|aratati)(?:-|\s)mi|spune|as vrea sa (?:stiu|aflu)|vreau sa (?:stiu|aflu)|stii cumva|stiti cumva|am nevoie de|ma intereseaza|(?:could|can) you tell me|do you know|remind me|i need(?: to know)?|i want to know|cumva|oare|(?:e|este) vorba|pls|plz|thx|thanks|mersi|ms|salut|buna ziua|hello|hi)\b/g;

// The points of abbreviations end no sentence.
const abbreviations = /\b(nr|tel|no|str|art|asig|dl|dna)\./gi;

// The article of words that are foreign to Romanian: service-ul, IBAN-ului.
const articles = /(?<=\p{L}{3})-(?:ului|ul|urile|urilor|uri)\b/gu;

/** Other words for what facts are asked by; the first that fits is taken at each place. */
const otherWords: readonly [RegExp, string][] = [
  [
    /\b(?:clien(?:t|ti)(?:ul|ului|a|ei|i)?|prejudiciat\w*|customer|doamn(?:a|ei)|domn(?:ul|ului))\b/g,
    'pagubit',
  ],
  [/\b(?:(?:a|an|the) )?other (?=car|driver|vehicle|party|side|insurer|plate|one)/g, 'fault '],
  [/\b(?:celalalt|celuilalt|cealalta|celeilalte|ailalta|alalalt)\b/g, 'vinovat'],
  [/\bcare (?:ne |m-?|l-?|i-?)?a? ?(?:lovit|izbit|tamponat|intrat in)(?:-o| ea| el)?\b/g, 'vinovat'],
  [/(?<=\b(?:masina|car) )(?:(?:l|m|ne)(?:-| )a (?:lovit|izbit|tamponat)|that hit \w+)/g, 'vinovat'],
  [/\b(?:autoturism|autovehicul|vehicul)\w*/g, 'masina'],
  [/\bvehicles?\b/g, 'car'],
  [/\b(?:coliziun|ciocnir|tamponar)\w*/g, 'accident'],
  [/\b(?:crash|collision)\b/g, 'accident'],
  [/\bachitat\w*/g, 'platit'],
  [/\bom(?:ul|ului|u)\b/g, 'pagubit'],
  [/\b(?:e|este|sunt|exista|se afla) (?:si )?la dosar\b/g, 'exista'],
  [/\b(?:most recent|latest|newest)\b/g, 'last'],
  [/\b(?:(?:cel|cea|cele|cei) mai recent\w*|cel mai nou|cea mai noua)\b/g, 'ultim'],
  [/\b(?:parti[ia]|partea) advers[ae]\b|\badversar\w*\b/g, 'vinovat'],
  [/\b(?:guilty|at-fault)(?: (?:driver|party|car|vehicle|side))?\b/g, 'fault'],
  [/\bfranchiz\w*/g, 'fransiza'],
  [/\b(?:sau nu|pe undeva|or not|somewhere)\b/g, ' '],
  [/\bstapan\w*/g, 'proprietar'],
  [/\b(?:registered )?keeper\b/g, 'owner'],
  [/\bpolicy holder\b/g, 'policyholder'],
  [/\bin force\b/g, 'valid'],
  [/\bin vigoare\b/g, 'valabil'],
  // "Where is X insured" asks for the insurer; "insurance" without a company means the policy.
  [/\b(?:unde|la cine) (?:(?:e|este|era|a fost) )?asigurat\w*/g, 'asigurator'],
  [/(?<!(?:companie|compania|societate|societatea|firma|firme) de )\basigurar(?:e|ea|ii)\b/g, 'polita'],
  [/\binsurance\b(?! (?:company|firm))(?!.*\bfault\b)(?<!\bfault\b.*)/g, 'policy'],
  // "Loss" and "daună" mean the accident, except in "total loss".
  [/(?<!total )\bloss\b/g, 'accident'],
  [
    /\b(data|ziua|ora|locul|cand|unde|cum)((?: (?:a fost|e|este|a avut loc))?) daun(?:a|ei)\b/g,
    '$1$2 accident',
  ],
  [/\b(?:take|takes|took|taken) place\b/g, 'happen'],
  [/\bsum(?: (?:it|this|the file|the claim))? up\b/g, 'summary'],
  [/\bsum\b/g, 'amount'],
  [/\bauto(?:ul|ului)?\b/g, 'masina'],
  [/\b(who|what|where|when)(?:'s| s|s)\b/g, '$1 is'],
  [/\b(?:cati|ce) bani\b/g, 'cat'],
  // Abbreviations of clerks.
  [/\btel\b/g, 'telefon'],
  [/\b(?:nr|numer(?:e|ele|elor))\b/g, 'numar'],
  [/\bfabr\b/g, 'fabricatie'],
  [/\bsesiz\w*/g, 'avizare'],
  [/\bdt\b/g, 'dauna totala'],
  [/\b(?:pag|pagub)\b/g, 'pagubit'],
  [/\badr\b/g, 'adresa'],
  [/\bpt\b/g, 'pentru'],
  [/\binsp\b/g, 'inspector'],
  [/\bdos\b/g, 'dosar'],
];

/** Without the points of abbreviations, which end no sentence. */
export const withoutAbbreviations = (question: string): string => question.replaceAll(abbreviations, '$1 ');

/** A question folded, without what is said out of politeness, and with one word for each thing. */
export function plainQuestion(question: string): string {
  const folded = withoutAbbreviations(foldText(question))
    .replaceAll(articles, '')
    .replaceAll(politeness, ' ');
  return otherWords.reduce((text, [other, word]) => text.replaceAll(other, word), folded);
}
