/** A single thing that a file says in one of its columns, or does not say. */
export type FactTopic = keyof typeof factWords;

/**
 * How a fact is asked for, in beginnings of folded words (`=` before a whole one).
 *
 * `asked`: one of these groups has to be there. `needs`: besides, one of these words. `also`: what else may stand in the question;
 * any other word makes it a question about something else, which no column answers. `by`: who, when, where and how may ask for it only
 * where they stand here.
 */
export type FactWords = { asked: string; needs?: string; also?: string; by?: string };

const roles =
  'pagubit pagubas asigurat proprietar sofer conducator vinovat martor reprezentant client claimant =insured owner driver witness';
const car = 'masin autoturism autovehicul vehicul =auto =car vehicle';
const when = '=cand =data =zi =ziua =ora =when =date =day programat';
const where = '=unde =loc locul localitat judet oras strad adres where place';
const papers =
  'talon permis buletin cart identitat amiabil constatar factur proces verbal poze poza fotograf deviz certificat inmatricul document =act =acte polita imputernic procur declarat cerere extras nota';

/** Every fact that can be asked for, with the words of both languages. */
export const factWords = {
  claimant: {
    asked: 'pagubit|pagubas|client|prejudiciat|claimant|=injured',
    also: 'nume numest cheam persoan identitat parte party name',
    by: 'who how',
  },
  insured: {
    asked: '=asigurat|=asiguratul|=asiguratului|=asigurata|=insured',
    also: 'nume numest cheam persoan identitat name person',
    by: 'who how',
  },
  car_owner: {
    asked: 'proprietar|detinator|owner car|owner vehicle',
    also: `nume numest cheam acte name ${car}`,
    by: 'who how',
  },
  driver: {
    asked: 'sofer|conducea|conducator|condus|volan|driver|driving|drove',
    also: `nume numest cheam moment accident name ${car}`,
    by: 'who how',
  },
  at_fault: {
    asked: 'vinovat|=vina|culp|provocat accident|at fault|fault',
    also: 'nume numest cheam sofer produs producer accident parte part name driver',
    by: 'who how',
  },
  witness: { asked: 'martor|witness', also: 'nume numest cheam accident name', by: 'who how' },
  notifier: {
    asked: 'anuntat|notificat|avizat|raportat|notificator|depus cerere|reported|notifier',
    also: 'nume daun accident cerere eveniment claim name',
    by: 'who how',
  },
  representative: {
    asked: 'reprezentant|imputernicit|=avocat|=avocatul|representative|lawyer',
    also: `nume numest cheam ${roles}`,
    by: 'who how',
  },
  other_insurer: {
    asked:
      'asigurator vinovat|asigurator celuil|asigurator celeil|asigurator part|=insurer other|=insurer fault|rca vinovat|asigurat vinovat',
    also: 'polit companie societate sofer driver car masin celuilalt celeilalte parti rca',
    by: 'who',
  },
  own_insurer: {
    asked: 'asigurator|companie asigur|societate asigur|=insurer',
    also: 'nume polit rca casco pagubit policy asigur',
    by: 'who',
  },
  assessor: {
    asked:
      'constatator|evaluator|assessor|=cine face constat|=cine facut constat|=cine merge constat|=cine face inspect|=who inspect|inspector',
    also: 'nume numest cheam constatar inspecti daun cine',
    by: 'who how',
  },
  shop: {
    asked: 'service|atelier|reparator|repara|repair shop|garage|workshop',
    also: `nume partener ales lucreaz ${car}`,
    by: 'who where how',
  },
  handler: { asked: 'lichidator|handler|gestion|titular', also: 'nume numest cheam daun', by: 'who how' },
  who_away: {
    asked: 'concediu|absent|plecat|lipsest azi|away|on leave',
    needs: '=cine =who =cineva coleg anybody',
    also: '=azi astazi coleg today',
    by: 'who',
  },

  plate: {
    asked: 'inmatricul|numar masin|=nr masin|numar auto|placut|=plate|=plates|license|registration',
    also: `numar number =nr ${roles} ${car}`,
    by: 'where',
  },
  other_plate: {
    asked:
      'inmatricul vinovat|inmatricul celei|inmatricul cealalt|numar masin vinovat|numar masin celei|numar masin cealalt|=plate other|=plate fault',
    also: `numar =nr sofer number driver ${car}`,
  },
  vin: {
    asked: '=vin|=vinul|sasiu|serie caroser|chassis',
    also: `numar =nr serie code cod identific ${car} ${roles}`,
    by: 'where',
  },
  file_number: { asked: 'numar dosar|=nr dosar|number claim|number file', also: 'intern', by: 'where' },
  policy_number: {
    asked: 'polit|policy',
    also: 'numar =nr serie number rca casco pagubit asigurat',
    by: 'where',
  },
  policy_days: {
    asked:
      'expir polit|valab polit|perioad polit|valid policy|expire policy|polit pana|polit activ|incep polit',
    also: 'rca casco accident moment still zi ziua data',
    by: 'when',
  },
  policy_type: {
    asked:
      'tip polit|tipul polit|felul polit|tipul asigur|fel polit|tip asigur|rca casco|type policy|kind policy',
    also: 'polit asigur',
  },
  phone: {
    asked: 'telefon|mobil|phone|numar contact|sun',
    also: `numar =nr number contact ${roles}`,
    by: 'where',
  },
  email: { asked: 'mail|email|adres electron', also: `adres address ${roles}`, by: 'where' },
  address: { asked: 'adres|domicil|locuies|address|live', also: `postal acas strad ${roles}`, by: 'where' },
  personal_number: {
    asked: '=cnp|=cnpul|cod numeric|codul numeric|personal number',
    also: `personal =ul ${roles}`,
  },
  account: { asked: 'iban|cont bancar|=cont|=contul|bank account', also: `=ul bank despagub plata ${roles}` },
  car: {
    asked: 'marca|model|ce masin|ce autotur|ce vehicul|tip masin|what car|make',
    also: `brand fel ${roles} ${car}`,
    by: 'how',
  },
  color: { asked: 'culoar|colour|color', also: `${roles} ${car}` },
  year: {
    asked: 'an fabric|anul fabric|fabricat|vechim|cat vech|year|how old car',
    also: `=an anul made ${roles} ${car}`,
    by: 'when',
  },
  odometer: { asked: 'kilometr|=km|rulaj|odomet|mileage', also: `bord indic numar ${roles} ${car}` },

  accident_day: {
    asked: 'accident|eveniment|intampla|produs|happen',
    needs: when,
    also: 'avut =loc produs petrecut daun happen accident',
    by: 'when',
  },
  accident_place: {
    asked: 'accident|eveniment|intampla|produs|happen',
    needs: where,
    also: 'avut =loc produs petrecut daun happen accident',
    by: 'where',
  },
  accident_how: {
    asked:
      'cum produs|cum intampla|cum accident|cum petrecut|descrier accident|descris accident|imprejur|circumst|how happen|how accident',
    also: 'accident eveniment daun avut =loc produs happen',
    by: 'how',
  },
  injuries: {
    asked: 'ranit|ranire|vatamar|vatamat|victim|injur|hurt',
    also: 'accident persoan corporal cineva anybody',
  },
  notice_day: {
    asked:
      'anuntat|notificat|notificar|avizat|avizar|raportat|deschis dosar|deschider dosar|inregistrat|reported|opened',
    needs: when,
    also: 'daun accident cerere claim',
    by: 'when',
  },
  channel: {
    asked: 'canal|cale anuntat|cum anuntat|cum notificat|cum raportat|prin anuntat|channel|how reported',
    also: 'daun accident cerere venit sosit claim',
    by: 'how',
  },
  closed: { asked: 'inchis|closed', also: `dosar ${when}`, by: 'when' },
  total_loss: { asked: 'daun total|total loss', also: 'masin', by: 'when' },
  same_car: {
    asked:
      'alte dosar masin|alt dosar masin|istoric masin|aceeasi masin|alte daun masin|alte dosar vin|other claim car|other file car|same car',
    also: `istoric daun avut =alte =alt aceeasi claim ${car} ${roles}`,
  },
  same_person: {
    asked:
      'alte dosar pagubit|alt dosar pagubit|alte daun pagubit|alte dosar persoan|alte dosar client|alte dosar om|istoric pagubit|pagubit avut daun|other claim person|other file claimant|other claim claimant',
    also: 'istoric daun avut =alte =alt aceeasi pagubit claim person',
  },
  last_note: { asked: 'ultim nota|ultim comentar|last note', also: 'scris intern colegi', by: 'when' },
  last_entry: {
    asked: 'ultim intrar|ultim lucru intampl|ultim eveniment|ultim modific|last entry|last event',
    also: 'istoric happen',
    by: 'when',
  },

  inspection: {
    asked: 'constatar|inspecti|programar|vizit|inspection|appointment',
    needs: `${when} facut efectuat avut urmator programat`,
    also: 'face facut fac efectuat avut =loc urmator stabilit masin fixat scheduled next',
    by: 'when',
  },
  inspection_place: {
    asked: 'constatar|inspecti|programar|vizit|inspection|appointment',
    needs: where,
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
    also: `pagubit claimant facut ${when}`,
    by: 'when',
  },
  paid: {
    asked: 'platit|paid',
    also: `suma total lei bani despagub daun pagubit deja pana ${when} achitat much`,
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
    asked: papers.replaceAll(' ', '|'),
    needs: '=unde =avem =exista primit trimis =venit sosit adus where have received',
    also: `${papers} trimis primit venit sosit ${roles} ${car}`,
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
    also: `primit trimis scris spus raspuns venit =data =oara ${roles}`,
    by: 'when',
  },
  last_contact: {
    asked:
      'ultim contact|ultim discut|ultim apel|ultim convorb|vorbit ultim|sunat ultim|contactat ultim|cand vorbit|cand contactat|cand sunat|last contact|last call|spoke last',
    also: `data cand ultim vorbit sunat contact ${roles}`,
    by: 'when who',
  },
  work_due: {
    asked: 'urmator termen|termen activ|termen lucrar|termen intern|urmator scadent|next deadline|due date',
    also: `activitat lucrar scadent dosar ${when}`,
    by: 'when',
  },
  state: {
    asked: '=status|=statusul|stare dosar|starea dosar|what status|statusul',
    also: 'activitat lucrar dosar actual',
  },
} as const satisfies Record<string, FactWords>;
