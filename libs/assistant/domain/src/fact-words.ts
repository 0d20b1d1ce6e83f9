import { carFactWords } from './car-fact-words.ts';
import { whenWords, type FactWords } from './fact-vocabulary.ts';
import { peopleFactWords } from './people-fact-words.ts';
import { workFactWords } from './work-fact-words.ts';

/** A single thing that a file says in one of its columns, or does not say. */
export type FactTopic = keyof typeof factWords;

/** Every fact that can be asked for, with the words of both languages. */
export const factWords = {
  ...peopleFactWords,
  ...carFactWords,
  file_number: {
    asked:
      'numar dosar|=nr dosar|number claim|number file|=no claim|=no file|numar daun|=nr daun|sub numar dosar',
    also: 'intern =no =sub daun avizar',
    by: 'where',
  },
  policy_number: {
    asked: 'polit|policy|numar rca|=nr rca|=seria rca|numar casco|=nr casco',
    not: 'asigurator insurer companie compani societat firm emis issued',
    also: 'numar =nr =seria serie =no contract rca casco pagubit asigurat =sub =number',
    by: 'where',
  },
  policy_days: {
    asked:
      'expir polit|valab polit|perioad polit|valid policy|expire policy|polit pana|cat valabil polit|policy end|policy ends|policy start|polit activ|incep polit|polit termen|polit vigoare|policy period|policy until|policy active|policy valid|policy expir|expir rca|polit valabil|valab rca',
    also: 'numar number =nr =no seria rca casco accident moment still active =zi ziua =data vigoare termen pana from until end ends start starts =mai vreme',
    by: 'when',
  },
  policy_type: {
    asked:
      'tip polit|tipul polit|felul polit|tipul asigur|fel polit|tip asigur|rca casco|=casco|=rca|type policy|kind policy|=ce polit',
    not: 'numar =nr seria expir valab asigurator vinovat =unde =cine =cui',
    also: 'polit asigur plateste =sau',
  },
  notice_day: {
    asked:
      'anuntat|notificat|notificar|avizat|avizar|raportat|deschis dosar|deschider dosar|=data deschideri|inregistrat|=when open claim|reported|opened|=date report|=when =report|=when filed|intrat dosar|intrat cerere|intrat daun|=intrat =noi',
    needs: whenWords,
    also: 'daun accident cerere claim primit venit intrat facut dosar pagubit claimant =ne =noi report =filed',
    by: 'when',
  },
  channel: {
    asked:
      'canal|cale anuntat|cum anuntat|cum notificat|cum raportat|prin anuntat|channel|how reported|cum ajuns daun|cum venit daun|cum ajuns aviz|unde venit aviz|unde venit daun|cum venit aviz|cum primit daun|cum primit aviz|cum avizat|cum avizar|unde intrat cerere|unde intrat daun|=how =report',
    also: 'daun accident cerere venit sosit claim ajuns avizar avizat primit intrat online telefon =report =reach =us',
    by: 'how where',
  },
  closed: {
    asked: 'inchis|closed|=mai deschis|deschis =inca|still open|open =is',
    also: `dosar ${whenWords}`,
    by: 'when',
  },
  total_loss: {
    asked: 'daun total|total loss',
    also: 'masin car declarat constatat reparat reparati repair',
    by: 'when',
  },
  last_note: {
    asked:
      'ultim nota|ultim notit|ultim comentar|ultim notat|last note|latest note|recent nota|newest note|nota lasat|nota coleg|notat coleg',
    also: 'coleg spune zice citest =read =las lasat said scris =scrie intern internal colegi data =oara recent',
    by: 'when who',
  },
  last_entry: {
    asked:
      'ultim intrar|ultim lucru intampl|ultim eveniment|ultim modific|last entry|last event|ultim actiun|ultim facut dosar|ultim lucru facut|happen last|ultim misc|last activity|=mai intampla dosar',
    also: 'istoric happen facut lucru =data =oara',
    by: 'when',
  },
  ...workFactWords,
} as const satisfies Record<string, FactWords>;
