import { carWords, paperWords, roleWords, whenWords, whereWords, type FactWords } from './fact-vocabulary.ts';
import { moneyFactWords } from './money-fact-words.ts';

/** Facts of the inspection, the money, the documents, the messages and the work of a file, with the words that ask for them. */
export const workFactWords = {
  inspection: {
    asked: 'constatar|inspecti|programar|vizit|inspection|appointment|merge inspector|=vine inspector',
    needs: `${whenWords} facut efectuat avut urmator programat programar =done booked =held`,
    also: 'face facut fac efectuat avut =loc urmator stabilit masin fixat scheduled next done booked merge inspector',
    by: 'when',
  },
  inspection_place: {
    asked:
      'constatar|inspecti|programar|vizit|inspection|appointment|merge inspector|=vine inspector|=vede masin',
    needs: whereWords,
    also: 'face facut facut fac efectuat avut =loc programat masin merge inspector =vede',
    by: 'where',
  },
  ...moneyFactWords,
  document_where: {
    // An inspection is asked for by the same word as the report of an accident, which people call by its other name.
    asked: paperWords.replace('constatar ', '').replaceAll(' ', '|'),
    needs:
      '=unde =avem =exista primit trimis =venit sosit ajuns =adus gasesc gasim arrive where =have =has =there received =got =sent',
    not: '=nu lips missing inca nevoie need trebui',
    also: `${paperWords} arrive gasesc gasim trimis primit =venit sosit =adus =got =sent repar ${roleWords} ${carWords}`,
    by: 'where',
  },
  document_count: {
    asked:
      'cate document|cate acte|cate poze|cate fotograf|cate fisier|many document|many photo|many file|numar document|=nr document|numar acte|numar fisier|number document|count document|count file',
    also: 'avem many numar =nr uploaded incarcat',
  },
  document_last: {
    asked:
      'ultim document|ultim act|last document|ultim fisier|document ultim|ultim venit|act ultim|recent document|recent act|latest document|newest document',
    also: 'primit venit sosit intrat incarcat data =ce =came recent newest received',
    by: 'when',
  },
  last_message: {
    asked:
      'ultim mesaj|ultim mail|ultim email|ultim sms|=ce scris pagubit|=ce scrie pagubit|ultim scris pagubit|last wrote|last thing claimant|=ce raspuns pagubit|=ce spus pagubit|=ce scris ultim|=ce spus ultim|mesaj primit ultim|last message|latest message|newest message|last mail|last email|what write last|what claimant say|what claimant write',
    also: `primit trimis scris lucru thing spus raspuns venit zice spune citest =read from write wrote =say said =data =oara ${roleWords}`,
    by: 'when',
  },
  last_contact: {
    asked:
      'ultim contact|ultim discut|ultim apel|ultim convorb|vorbit ultim|sunat ultim|contactat ultim|cand vorbit|cand contactat|cand sunat|luat legatur|data scris|cand scris pagubit|last contact|last call|last spoke|last talk|last speak',
    also: `=data =oara cand ultim vorbit scris sunat contact luat legatur talk talked speak spoke ${roleWords}`,
    by: 'when who',
  },
  work_due: {
    asked:
      'urmator termen|termen activ|termen lucrar|termen intern|urmator scadent|care scadent|scadent|scadent activ|=cand termen|next deadline|due date|expir termen activ|pana cand rezolv|pana cand lucrez|=when task due|=when due|deadline task|deadline work|pana cand termin|finish =when|termen meu|=cand expir activ|=cand termin',
    also: `activitat lucrar scadent dosar pana trebuie rezolv expir termin lucrez =meu task work =due deadline finish ${whenWords}`,
    by: 'when',
  },
  state: {
    asked:
      '=status|=statusul|stare dosar|starea dosar|what status|unde ajuns dosar|faza dosar|=pas dosar|=cum =sta dosar|=ce stare|=ce faza|=ce etap|=ce stadiu|unde ramas|=state file|=state claim|=stare|=starea|stadiu|etap dosar|unde dosar|unde suntem|where claim stand|where stand|where file stand',
    also: 'activitat lucrar dosar actual ajuns faza etap stare stadiu suntem ramas stand =pas =sta',
    by: 'where how',
  },
} as const satisfies Record<string, FactWords>;
