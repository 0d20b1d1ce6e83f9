import { contextWords, otherColumns, roleWords, whenWords, type FactWords } from './fact-vocabulary.ts';

/** Who takes part in a file, with the words that ask for them. */
export const peopleFactWords = {
  claimant: {
    asked:
      'pagubit|pagubas|claimant|=injured|cine cere despag|cine solicit despag|=cine facut cerere|petent|solicitant|nume deschis daun|=whose claim|=who claiming|=cine cere bani|=cine pentru dosar',
    not: otherColumns,
    also: `parte party facut cerere cere solicit despag deschis bani claiming pentru ${contextWords}`,
    by: 'who how',
  },
  insured: {
    asked:
      '=asigurat|=asiguratul|=asiguratului|=asigurata|=insured|=cui polit|=cui rca|=cui casco|=pe =cine polit|=pe =cine rca|nume polit|cine incheiat polit|cine facut polit|titular polit|contractant|=who policy|policyholder',
    not: otherColumns,
    also: `titular incheiat facut holds took =out parte party ${contextWords}`,
    by: 'who how',
  },
  car_owner: {
    asked:
      'proprietar|posesor|detinator|owner|=cui masin|apartin masin|masin =cine inmatricul|masin =cine =acte|=whom car|owned car|=cine detin masin|=cine trecut masin|=cine talon masin|=whose car|owns car|belong car',
    not: otherColumns,
    also: `=acte apartin inmatricul detin owns owned belong registered talon certificate ${contextWords}`,
    by: 'who how',
  },
  driver: {
    asked: 'sofer|=sofa|conduc|condus|volan|driver|driving|drove|wheel|driver car|whoever drove',
    not: otherColumns,
    also: `moment timp statea =stat =aflat whoever ${contextWords}`,
    by: 'who how',
  },
  at_fault: {
    asked:
      'vinovat|=vina|culp|=cine provocat|=cine lovit|=cine tamponat|=cine izbit|=cine intrat|=cine gresit|=cine cauzat|=cine produs|responsabil accident|fault|=who caused|=who hit|guilty|responsible accident|blame|=cui cauza|=whose fault',
    not: otherColumns,
    also: `sofer produs producer parte part party driver provocat lovit tamponat izbit intrat gresit cauzat poart responsabil responsible caused cauza intampla =hit =face =ea ${contextWords}`,
    by: 'who how',
  },
  witness: {
    asked:
      'martor|witness|vazut accident|asistat accident|=saw accident|=see accident|vazut intampla|=cine vazut|=who =saw',
    not: otherColumns,
    also: `vazut asistat =saw =see seen intampla happen cineva vreun =any anybody anyone ${contextWords}`,
    by: 'who how',
  },
  notifier: {
    asked:
      'anuntat|notificat|avizat|avizar|raportat|notificator|depus|declarat|sunat anunt|instiintar|instiintat|reported|notified|notifier|=filed|=who opened claim|submitted|=who =made =report|=who =report',
    needs: '=cine =cui nume =who name notificator notifier',
    not: otherColumns,
    also: `cerere facut opened sunat anunt =filed =made =report submitted =us ${contextWords}`,
    by: 'who how',
  },
  representative: {
    asked: 'reprezentant|imputernicit|=avocat|=avocatul|representative|lawyer',
    not: otherColumns,
    also: `${contextWords} ${roleWords}`,
    by: 'who how',
  },
  other_insurer: {
    asked:
      'asigurator vinovat|asigurator part|=insurer fault|=insures fault|=insured fault|company fault|insurance fault|rca vinovat|asigurat vinovat|polit vinovat =cine|=insurer party|polit vinovat compani|polit vinovat societ|polit vinovat firm',
    not: otherColumns,
    also: 'polit companie societate firm sofer driver car masin parti parte party rca casco avea which side company nume name =al =are =cine insurance insures insured',
    by: 'who where',
  },
  own_insurer: {
    asked:
      'asigurator|companie asigur|societate asigur|firm asigur|=insurer|insurance company|=cine emis polit|societat polit|compani polit|firm polit|company insur|=who =insures|which =insures|=who issued policy|policy issued company|=policy company|=la =cine polit|=la =cine rca|=la =cine casco',
    not: otherColumns,
    also: 'nume polit rca casco pagubit policy asigur emis issued societat compani firm =insures insurance which company masin car name =al',
    by: 'who where',
  },
  assessor: {
    asked:
      'constatator|evaluator|assessor|=cine face constat|=cine facut constat|=cine merge constat|=cine face inspect|=who inspect|inspector|=cine inspect|=cine vede masin|=cine vada masin|=cine evalu|=cui constatar|=who does inspection|=who inspection|=cine ocup constat|=cine desemnat constat|=cine alocat constat|=cine programat constat',
    also: `constatar inspect merge duce vada vede evalu desemnat alocat repartizat ocup =dat assigned =does =doing programat ${contextWords}`,
    by: 'who how',
  },
  shop: {
    asked:
      'service|atelier|reparator|=repara|repara masin|repair shop|garage|workshop|=who repair|=where repair|repairing car|=shop|=ce atelier',
    also: `partener ales lucreaz pagubit trimis =dus dusa bagat lasat predat adus intrat ocup reparat reparati repair being taken shop which ${contextWords}`,
    by: 'who where how',
  },
  shop_phone: {
    asked:
      'telefon service|telefon atelier|numar service|=suna service|=sun service|phone shop|phone garage|=call shop|=call garage',
    also: 'numar =nr contact number repair =pot =can',
    by: 'where how',
  },
  shop_email: {
    asked: '=mail service|mailul service|email service|email atelier|email shop|=mail shop|email garage',
    also: 'adres address repair scriu scriem write',
    by: 'where',
  },
  shop_address: {
    asked:
      'adres service|adres atelier|unde =afla service|unde service|address shop|address garage|where shop|where garage|where repair shop|where repair garage',
    also: 'repair located locul localitat oras',
    by: 'where',
  },
  shop_ready: {
    asked:
      'gata masin|gata reparati|termin reparati|iese masin service|ridica masin|car ready|repair ready|repair finished|repair done|dureaz reparati',
    also: `service promis =va =sa reparat =iese =din =finished =done will zile mult ${whenWords}`,
    by: 'when',
  },
  shop_quote: {
    asked:
      'cerut service|deviz service|valoar deviz|suma deviz|=cat deviz|estimate shop|estimate garage|=shop ask|quote shop',
    not: '=unde =avem =primit trimis =venit =where =received',
    also: 'suma valoar lei bani total reparat repair =ask asked amount quote',
  },
  shop_invoice: {
    asked:
      'suma factur|valoar factur|=cat factur|numar factur|=nr factur|invoice amount|invoice number|much invoice',
    also: 'service reparati =nr lei total number repair shop',
  },
  handler: {
    asked:
      'lichidator|handler|gestion|titular|raspund dosar|instrument dosar|lucreaz dosar|handles claim|handles file|handling claim|handling file|working =file|working claim|responsible claim|responsible file|=cine =pe dosar|=who =on file|=who =on claim|responsabil dosar|=cine are dosar|=cui dosar|=cine lucreaz el|=la =cine dosar|=cine ocup dosar|=who has claim|=who has file',
    also: `lucreaz raspund instrument responsabil working ocup ${contextWords}`,
    by: 'who how',
  },
  who_away: {
    asked:
      'concediu|absent|plecat|lipses azi|lipses coleg|lipses echip|lipses cineva|away|on leave|birou astazi|birou =azi',
    needs: '=cine =who =cineva coleg anybody anyone somebody',
    also: '=azi astazi coleg echip today birou team',
    by: 'who',
  },
  phone: {
    asked: 'telefon|mobil|phone|numar contact|contact number|numar gasesc|numar vorbesc|sun|suna|sunam|call',
    also: `numar =nr contact =lasat =dat =dau =ma trebuie =pot putem =can =on vorbesc gasesc raspund ${roleWords}`,
    by: 'where how',
  },
  email: {
    asked: '=mail|mailul|email|adres electron',
    not: '=nu',
    also: `adres address electron =scriu scriem write trimit gasesc =lasat contact =can =his =her ${roleWords}`,
    by: 'where',
  },
  address: {
    asked:
      'adres|domicil|locuies|address|live|unde =sta|strad pagubit|=sta pagubit|strad =sta|resid|claimant home',
    also: `postal acas strad =sta localitat oras street city home ${roleWords}`,
    by: 'where',
  },
  personal_number: {
    asked: '=cnp|=cnpul|cod numeric|codul numeric|personal number',
    also: `personal ${roleWords}`,
  },
  account: {
    asked: 'iban|cont bancar|=cont|=contul|bank account|unde viram|unde virez|unde virat|unde trimit bani',
    // A file does not contain the balance of an account.
    not: '=cat =much',
    also: `bank despagub plata plati platim viram virez virat trimit bani =facem =face ${roleWords}`,
    by: 'where',
  },
} as const satisfies Record<string, FactWords>;
