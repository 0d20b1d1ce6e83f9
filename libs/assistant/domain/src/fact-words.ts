import { carWords, roleWords, whenWords, whereWords, type FactWords } from './fact-vocabulary.ts';
import { workFactWords } from './work-fact-words.ts';

/** A single thing that a file says in one of its columns, or does not say. */
export type FactTopic = keyof typeof factWords;

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
    also: `nume numest cheam acte name ${carWords}`,
    by: 'who how',
  },
  driver: {
    asked: 'sofer|conducea|conducator|condus|volan|driver|driving|drove',
    also: `nume numest cheam moment accident name ${carWords}`,
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
    also: `nume numest cheam ${roleWords}`,
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
    also: `nume partener ales lucreaz ${carWords}`,
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
    also: `numar number =nr ${roleWords} ${carWords}`,
    by: 'where',
  },
  other_plate: {
    asked:
      'inmatricul vinovat|inmatricul celei|inmatricul cealalt|numar masin vinovat|numar masin celei|numar masin cealalt|=plate other|=plate fault',
    also: `numar =nr sofer number driver ${carWords}`,
  },
  vin: {
    asked: '=vin|=vinul|sasiu|serie caroser|chassis',
    also: `numar =nr serie code cod identific ${carWords} ${roleWords}`,
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
    also: `numar =nr number contact ${roleWords}`,
    by: 'where',
  },
  email: { asked: 'mail|email|adres electron', also: `adres address ${roleWords}`, by: 'where' },
  address: {
    asked: 'adres|domicil|locuies|address|live',
    also: `postal acas strad ${roleWords}`,
    by: 'where',
  },
  personal_number: {
    asked: '=cnp|=cnpul|cod numeric|codul numeric|personal number',
    also: `personal =ul ${roleWords}`,
  },
  account: {
    asked: 'iban|cont bancar|=cont|=contul|bank account',
    also: `=ul bank despagub plata ${roleWords}`,
  },
  car: {
    asked: 'marca|model|ce masin|ce autotur|ce vehicul|tip masin|what car|make',
    also: `brand fel ${roleWords} ${carWords}`,
    by: 'how',
  },
  color: { asked: 'culoar|colour|color', also: `${roleWords} ${carWords}` },
  year: {
    asked: 'an fabric|anul fabric|fabricat|vechim|cat vech|year|how old car',
    also: `=an anul made ${roleWords} ${carWords}`,
    by: 'when',
  },
  odometer: { asked: 'kilometr|=km|rulaj|odomet|mileage', also: `bord indic numar ${roleWords} ${carWords}` },

  accident_day: {
    asked: 'accident|eveniment|intampla|produs|happen',
    needs: whenWords,
    also: 'avut =loc produs petrecut daun happen accident',
    by: 'when',
  },
  accident_place: {
    asked: 'accident|eveniment|intampla|produs|happen',
    needs: whereWords,
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
    needs: whenWords,
    also: 'daun accident cerere claim',
    by: 'when',
  },
  channel: {
    asked: 'canal|cale anuntat|cum anuntat|cum notificat|cum raportat|prin anuntat|channel|how reported',
    also: 'daun accident cerere venit sosit claim',
    by: 'how',
  },
  closed: { asked: 'inchis|closed', also: `dosar ${whenWords}`, by: 'when' },
  total_loss: { asked: 'daun total|total loss', also: 'masin', by: 'when' },
  same_car: {
    asked:
      'alte dosar masin|alt dosar masin|istoric masin|aceeasi masin|alte daun masin|alte dosar vin|other claim car|other file car|same car',
    also: `istoric daun avut =alte =alt aceeasi claim ${carWords} ${roleWords}`,
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
  ...workFactWords,
} as const satisfies Record<string, FactWords>;
