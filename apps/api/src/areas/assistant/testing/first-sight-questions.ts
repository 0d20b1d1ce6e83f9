import { casesOf, linesOf, type SpokenQuestion } from './question-cases.ts';

// The author of these questions had not read the words of the rules. The text before ">" is the previous question.
const firstSight = `
claimant | people | Munteanu Ioana | cine e omul nostru in dosar; numele pag; cine a facut cererea de despagubire, ca persoana | who are we dealing with here, the claimant
insured | people | Dumitru Andrei | contractantul politei; asigurat = ?; pe numele cui e rca-ul | policy holder
owner | people | Munteanu Ioana | propietarul masinii; cui ii apartine vehiculul avariat; pe cine e talonul | whose car is it
driver | people | Stanciu Radu | conducator auto; cine era in masina la volan?; sofer | driver of our car
at_fault | people | Vlad Mihai | vinovat; cine a intrat in masina ei; care dintre ei e de vina? | guilty party
witness | people | Pop Dana | martor; avem vreun martor in dosar si cum il cheama; a vazut cineva accidentul? | any witness
notifier | people | Munteanu Ioana | cine a depus avizarea; de la cine avem sesizarea | who made the report
handler | workflow | Ana Ionescu~dumneavoastră~you | cine se ocupa; la cine e dosarul acum; responsabil dosar | whose file is this at our office
assessor | workflow | Elena Rusu | cine merge la constatare; inspectorul de daune alocat; cine vede masina | assigned inspector
shop | workflow | Service Nord Test | unde e masina in reparatie; ce atelier a ales; service-ul? | garage
insurer_own | workflow | Carpatica | cine a emis polita; asigurarea e la cine | our side's insurer
insurer_other | vehicles | Danubius | unde e asigurat vinovatul; firma de asigurari a celuilalt; RCA vinovat la cine e | insurance company of the guilty driver
plate | vehicles | CJ12ABC | nr auto; numarul masinii pagubite; placuta? | licence plate
plate_other | vehicles | CJ99VIN | nr auto vinovat; ce numere avea cealalta masina; numarul celui care a lovit | plate of the car that hit us
vin | vehicles | UU1TESTVIN0000001 | sasiu; vinul; seria de caroserie a masinii | VIN please
policy_number | workflow | RO/12/TEST/7788 | polita nr; seria si numarul rca; nr contract asigurare | policy no
policy_days | workflow | 31.12.2026 | pana cand e polita; era asigurata la data accidentului? perioada politei; expirare rca | policy expiry
policy_type | workflow | RCA | casco sau rca; ce asigurare are; pe ce fel de polita lucram | kind of policy
phone | people | 722123456 | tel pagubit; unde il sun; nr ei de mobil; da-mi un numar de contact al pagubitei | claimant mobile
email | people | ioana.munteanu@example.com | adresa de mail; pe ce mail ii scriu; emailul pagubitului te rog | claimant's email
address | people | Strada Lungă 5 | domiciliu pagubit; unde sta; adresa de acasa a pagubitei | where does she live, the claimant
cnp | people | **01 | cnp-ul pagubitei; cod numeric personal | personal number of the claimant
iban | people | 8899 | contul pagubitului; in ce cont platim; iban? | bank account for the payment
car | vehicles | Dacia | marca si modelul; ce masina avem; ce auto e avariat | make and model
year | vehicles | 2019 | an fabr; din ce an e; cat de veche e masina | how old is the car
odometer | vehicles | 84200 | kilometri la bord; rulaj; cati km are | mileage
accident_day | vehicles | 03.03.2026 | data daunei; cand a avut loc evenimentul; in ce zi s-au lovit; la ce ora a fost accidentu | date of loss
accident_place | vehicles | Cluj-Napoca | unde a fost evenimentul; locul daunei; orasul unde s-au ciocnit | place of loss
accident_how | vehicles | semafor | descrierea evenimentului; povestea accidentului pe scurt; ce s-a intamplat de fapt | how did they crash
injuries | vehicles | nu~no | ranit cineva?; vatamari corporale; a ajuns cineva la spital | anybody hurt
notice_day | workflow | 2026 | data avizarii; de cand e dosarul deschis; cand a intrat la noi | when was it reported
channel | workflow | formularul~form | cum a fost avizat, online sau telefon; pe unde a intrat cererea | how did the report reach us
state | workflow | Ofertă emisă~Offer | in ce faza suntem; stadiu dosar; unde am ramas | where does the file stand
summary | workflow | Accident | pune-ma in tema; rezumat scurt; fa-mi un rezumat al dosarului | sum it up for me
reserve | money | 4.840,00~4,840.00~4.840.00 | cat am rezervat; rezerva de dauna; rezervă la zi | reserve on file
estimate | money | 5.120,00~5,120.00~5.120.00 | valoare estimata; cat e paguba; la cat au evaluat paguba | estimated damage
offered | money | 4.840,00~4,840.00~4.840.00 | cat i-am oferit; suma din oferta; ce oferta a primit | how much did we offer her
offer_state | money | fără răspuns~no answer | a acceptat?; ce a zis de oferta; a semnat oferta clientul | has she accepted
agreed | money | 4.840,00~4,840.00~4.840.00 | pe ce suma ne-am inteles; suma agreata | agreed sum
paid | money | nimic~nothing | s-au dat banii?; plati efectuate; cat a incasat pagubitul | payments so far
to_pay | money | nimic~nothing | rest de plata; cat mai avem de dat | what is left to pay
deductible | money | 300,00~300.00 | fransiza; cat se retine din despagubire; are fransiza? cat | deductible amount
penalty_day | money | lei | cat ne costa o zi de intarziere; penalitati pe zi; penalizare/zi | daily penalty
clock | money | legal | cat mai avem pana la termenul legal; cand iesim din cele 30 de zile; termen lege | legal deadline
total_loss | workflow | nu~no | e dauna totala?; DT sau reparatie | total loss or not
recourse | money | nu este trecut~not on this file | facem regres?; regres la cine | any recourse
inspection | visits | nu este programată~not booked | cand e vizita; cand se face constatarea; programare inspectie | inspection date
inspection_place | visits | nu este programată~not booked | unde se vede masina; la ce adresa merge inspectorul | where will the inspection be
document_where | documents | scan1.pdf | unde e talonul; am primit certificatul de inmatriculare?; arata-mi talonul | where is the car's registration document
document_count | documents | 2 | cate acte avem; nr documente la dosar; cate fisiere sunt | how many files are uploaded
document_last | documents | scan1.pdf | ce a intrat ultima data ca document; cel mai nou document | newest document
missing | documents | Lips~missing | ce lipseste; ce acte mai trebuie; ce mai avem de cerut de la client; e complet dosarul? | what else do we need from her
last_message | messages | Aștept vești | ce ne-a scris ultima oara; ultimul mail primit; ce vrea clientul in ultimul mesaj | what did she write last
last_contact | messages | 2026 | cand am vorbit ultima data cu pagubitul; ultimul contact | when did we last talk to the claimant
last_note | workflow | Am sunat la service | ultima notita; ce au notat colegii; nota interna cea mai recenta | latest note
last_entry | workflow | 2026 | ce s-a mai intamplat in dosar; ultima miscare pe dosar | last activity on the file
work_due | workflow | 2026 | pana cand trebuie sa termin; scadenta mea pe dosar; termenul lucrarii | when is my work due
file_number | workflow | DM | nr dosar; numarul de dauna; ce numar are dosarul asta | claim number
same_car | workflow | DM | alte daune pe masina asta; a mai avut masina accidente; istoric masina | earlier claims on this vehicle
same_person | workflow | DM | pagubitul mai are dosare?; alte daune ale clientei | other files of the claimant
away | workflow | nimeni~nobody | lipseste cineva din echipa dosarului; e cineva in concediu pe dosarul asta | is anyone away
closed | workflow | deschis~open | mai e deschis dosarul?; s-a inchis? | is it closed
two_money | money | 4.840,00~4,840.00~4.840.00, 300,00~300.00 | rezerva si fransiza?; cat e oferta si cat e fransiza | offer and deductible
two_phone | people | Munteanu Ioana, 722123456 | cum o cheama si ce telefon are; pagubit nume + tel | name and phone of the claimant
two_car | vehicles | CJ12ABC, UU1TESTVIN0000001 | nr si vin; nr de inmatriculare si seria de sasiu te rog | plate and vin
two_day | vehicles | 03.03.2026, Cluj-Napoca | cand si unde a fost accidentul; data si locul evenimentului | when and where did it happen
two_guilty | people | Vlad Mihai, Danubius | cine e vinovatul si la cine e asigurat | who is guilty and who insures him
two_shop | workflow | Service Nord Test, Elena Rusu | ce service si ce inspector are dosarul | shop and assessor
two_policy | workflow | RO/12/TEST/7788, 31.12.2026 | nr polita si pana cand e valabila | policy number and expiry date
follow_phone | people | 722123456 | cine e pagubitul > si telefonul?; cum o cheama pe pagubita > ce telefon are | who is the claimant > and the phone?
follow_vin | vehicles | UU1TESTVIN0000001 | ce masina e > dar vin-ul?; nr auto > si sasiul | what car is it > and its vin
follow_year | vehicles | 2019 | ce marca e masina > si anul?; vin > si din ce an e | plate > and the year
follow_insurer | vehicles | Danubius | cine e vinovatul > si unde e asigurat?; ce numar avea masina vinovata > si asiguratorul ei | who is at fault > and his insurer
follow_deductible | money | 300,00~300.00 | cat e rezerva > dar fransiza; cat i-am oferit > si fransiza? | what is the reserve > and the deductible
follow_place | vehicles | Cluj-Napoca | cand a fost accidentul > si unde?; data accidentului > dar locul | when was the accident > and where
`;

// language | question | what the answer must never say
const unknown = `
ro | tel martor | 722123456
ro | mailul celui vinovat | ioana.munteanu
ro | unde sta soferul | Lungă
ro | nr de permis al soferului | [1]
ro | cnp martor | **01
ro | contul atelierului | 8899
ro | vin masina vinovat | UU1TEST
ro | rulajul celeilalte masini | 84200
ro | an fabricatie masina vinovata | 2019
ro | marca masinii care a lovit | Dacia
ro | pana cand e rca-ul vinovatului | 31.12.2026
ro | numarul politei celuilalt | RO/12
ro | fransiza celuilalt | 300,00
ro | cat a costat piesele | 4.840, 5.120, 300,00
ro | tariful pe ora al atelierului | 4.840, 300,00
ro | cine repara aripa | [1]
ro | cand ridica masina de la atelier | [1]
ro | ce viteza avea | [1]
ro | cine a chemat politia | [1]
ro | avocatul vinovatului | Vlad
ro | rezerva la dosarul celalalt al masinii | 4.840
ro | cat am platit anul trecut la clienta | 4.840, nimic
ro | sotul pagubitei cum il cheama | Munteanu
ro | ce varsta are pagubita | 2019
ro | cine a intocmit polita | Dumitru, Munteanu
ro | cat a fost prima | 300,00
ro | masina are gps | [1]
ro | ce asigurator are service-ul | Carpatica, Danubius
ro | telefonul inspectorului | 722123456
ro | cine e directorul la Carpatica | [1]
ro | cine e martorul > si telefonul lui? | 722123456
ro | cine e vinovatul > unde locuieste | Lungă
ro | ce nr avea masina vinovata > si vin-ul ei | UU1TEST
ro | cine conducea > ce mail are | ioana.munteanu
en | phone of the guilty driver | 722123456
en | address of the garage | Lungă
en | how fast was he driving | [1]
en | who is the witness > and the phone number? | 722123456
en | age of the driver | 2019
en | cost of the parts | 4,840, 5,120, 300
`;

/** A question of the first sight with what was asked just before it, when it goes on with it. */
export type FirstSightQuestion = SpokenQuestion & { before?: string };

const withBefore = <T extends { question: string }>(one: T): T & { before?: string } => {
  const [before, question] = one.question.split(' > ');
  return question === undefined ? one : { ...one, question, before };
};

/** What colleagues ask and the file knows. */
export const firstSightQuestions: readonly FirstSightQuestion[] = casesOf(firstSight).map((one) =>
  withBefore({ ...one, isHeldOut: true }),
);

/** What colleagues ask and the file does not know. */
export const firstSightUnknown = linesOf(unknown).map((line) => {
  const [language = 'ro', question = '', never = ''] = line.split(' | ');
  return withBefore({
    question,
    never: never.split(', '),
    language: language === 'en' ? ('en' as const) : ('ro' as const),
  });
});
