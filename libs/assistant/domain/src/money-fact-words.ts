import { whenWords, type FactWords } from './fact-vocabulary.ts';

/** The sums of a file, with the words that ask for them. */
export const moneyFactWords = {
  deductible: {
    asked: 'fransiz|deductib|=excess|=cat retin',
    also: 'despag amount value sum polit policy acoper valoar suma lei scad scadem retin retinem aplic =is',
  },
  coverage_limit: {
    asked: 'limit acoper|limit polit|limit despagub|limit rca|coverage limit|policy limit',
    also: 'maxim suma acoper polit',
  },
  reserve: {
    asked: 'rezerv|reserve',
    also: 'valoar suma daun lei total bani constituit amount value actual',
  },
  estimate: {
    asked:
      'estima|estima deviz|valoar daun|valoar pagub|evaluat|estimate|=cat =paguba|=cat =pagubele|=cat prejudic|=cat stricac',
    also: 'valoar suma daun lei total bani reparat pagub prejudic deviz repair damage amount value iesit =paguba =pagubele stricac',
  },
  agreed: {
    asked: 'agreat|convenit|suma agre|agreed|suma inteles|=cat inteles',
    also: 'valoar suma daun lei total bani service inteles amount repair shop',
  },
  offered: {
    asked: 'ofert|oferit|propus|offer|=ce ofert trimis|=what offer sent',
    needs: '=cat =cata =cati =lei suma valoar =care =ce much =what amount',
    also: 'valoar suma daun lei bani despagub facut trimis pagubit claimant amount value =are ridic',
  },
  offer_state: {
    asked:
      'acceptat|=accepted|=accept|raspuns ofert|contestat ofert|stadiu ofert|stare ofert|trimis ofert|accept ofert|refuzat ofert|respins ofert|accept offer|accepted offer|answer offer|state offer|=zis ofert|=spus ofert|semnat ofert|signed offer',
    not: '=contesta =cum',
    also: `pagubit claimant facut vinovat semnat signed =sau =spus =she =he =they ${whenWords}`,
    by: 'when',
  },
  paid: {
    asked:
      'platit|=plati|=paid|=pay|payments|cat =dat pagubit|=cat dat|=dat =bani|=dat =banii|incasat pagubit|=cat incasat|virat bani',
    also: `=dat incasat virat facut efectuat amount anything =far suma total lei bani despagub daun pagubit claimant deja pana ${whenWords}`,
    by: 'when',
  },
  payee: {
    asked:
      'cui plat|beneficiar|cine incas|cine primest bani|catre plat|payee|=who paid|=who gets money|=who receives money|whom pay',
    also: 'plat despagub suma bani platim platit incas primest nume catre face =gets receives money =pay',
    by: 'who',
  },
  to_pay: {
    asked: 'rest plata|=mai plat|ramas plat|=mai avem plat|left pay|still pay|datoram|=cat =mai avem =dat',
    also: 'suma lei bani despagub avem =de still',
  },
  recourse: {
    asked: 'regres|recuper|recourse|recover',
    also: 'suma lei bani total avem much facem face =any impotriva',
    not: 'representative',
    by: 'who',
  },
  penalty_day: {
    asked:
      'penal =zi|costa =zi|cost =zi|intarzier =zi|penal zilnic|penal zilnic|penalty day|daily penalty|delay day|day late|day delay|penalty =one',
    also: '=one =each =o =zi ziua zile zilnic intarzier penal lei suma fiecar cost each late platim delay penalty daily costs',
  },
} as const satisfies Record<string, FactWords>;
