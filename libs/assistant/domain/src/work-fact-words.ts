import { carWords, paperWords, roleWords, whenWords, whereWords, type FactWords } from './fact-vocabulary.ts';

/** Facts of the inspection, the money, the documents, the messages and the work of a file, with the words that ask for them. */
export const workFactWords = {
  inspection: {
    asked: 'constatar|inspecti|programar|vizit|inspection|appointment',
    needs: `${whenWords} facut efectuat avut urmator programat`,
    also: 'face facut fac efectuat avut =loc urmator stabilit masin fixat scheduled next',
    by: 'when',
  },
  inspection_place: {
    asked: 'constatar|inspecti|programar|vizit|inspection|appointment',
    needs: whereWords,
    also: 'face facut facut fac efectuat avut =loc programat masin',
    by: 'where',
  },
  deductible: { asked: 'fransiz|deductib', also: 'polit acoper valoar suma' },
  coverage_limit: {
    asked: 'limit acoper|limit polit|limit despagub|limit rca|coverage limit|policy limit',
    also: 'maxim suma acoper polit',
  },
  reserve: { asked: 'rezerv|reserve', also: 'valoar suma daun lei total bani constituit' },
  estimate: {
    asked: 'estima|valoar daun|evaluat|estimate',
    also: 'valoar suma daun lei total bani reparat pagub prejudic repair',
  },
  agreed: { asked: 'agreat|convenit|suma agre|agreed', also: 'valoar suma daun lei total bani service' },
  offered: {
    asked: 'ofert|oferit|offer',
    needs: '=cat =cata suma valoar =care =ce much =what amount',
    also: 'valoar suma daun lei bani despagub facut trimis pagubit amount',
  },
  offer_state: {
    asked:
      'acceptat ofert|raspuns ofert|contestat ofert|stadiu ofert|stare ofert|trimis ofert|accepted offer|answer offer',
    also: `pagubit claimant facut ${whenWords}`,
    by: 'when',
  },
  paid: {
    asked: 'platit|paid',
    also: `suma total lei bani despagub daun pagubit deja pana ${whenWords} achitat much`,
    by: 'when',
  },
  payee: {
    asked: 'cui plat|beneficiar|cine incas|cine primest bani|payee|who paid',
    also: 'plat despagub suma bani platim platit incas primest nume',
    by: 'who',
  },
  to_pay: {
    asked: 'rest plata|mai plat|ramas plat|mai avem plat|left pay',
    also: 'suma lei bani despagub avem =de still',
  },
  recourse: { asked: 'regres|recuper|recourse|recover', also: 'suma lei bani total avem much' },
  penalty_day: {
    asked: 'penal zi|costa zi|cost zi|intarzier zi|penalty day|delay day',
    also: '=zi ziua zile intarzier penal lei suma fiecar cost each late',
  },

  document_where: {
    asked: paperWords.replaceAll(' ', '|'),
    needs: '=unde =avem =exista primit trimis =venit sosit adus where have received',
    also: `${paperWords} trimis primit venit sosit ${roleWords} ${carWords}`,
    by: 'where',
  },
  document_count: {
    asked: 'cate document|cate acte|cate poze|cate fotograf|cate fisier|many document|many photo',
    also: 'avem many',
  },
  document_last: {
    asked: 'ultim document|ultim act|last document|ultim fisier',
    also: 'primit venit sosit incarcat',
    by: 'when',
  },
  last_message: {
    asked:
      'ultim mesaj|ultim mail|ultim email|ultim sms|ce scris pagubit|ce raspuns pagubit|ce spus pagubit|last message|last mail|last email',
    also: `primit trimis scris spus raspuns venit =data =oara ${roleWords}`,
    by: 'when',
  },
  last_contact: {
    asked:
      'ultim contact|ultim discut|ultim apel|ultim convorb|vorbit ultim|sunat ultim|contactat ultim|cand vorbit|cand contactat|cand sunat|last contact|last call|spoke last',
    also: `data cand ultim vorbit sunat contact ${roleWords}`,
    by: 'when who',
  },
  work_due: {
    asked: 'urmator termen|termen activ|termen lucrar|termen intern|urmator scadent|next deadline|due date',
    also: `activitat lucrar scadent dosar ${whenWords}`,
    by: 'when',
  },
  state: {
    asked: '=status|=statusul|stare dosar|starea dosar|what status|statusul',
    also: 'activitat lucrar dosar actual',
  },
} as const satisfies Record<string, FactWords>;
