import { casesOf, linesOf, type SpokenQuestion } from './question-cases.ts';

// What clerks type in a hurry: short forms, typing errors, no diacritics, two questions in one. Written before it was measured: 82 % were right at first sight, 7 % wrong. Rules were changed for them since.
const clerks = `
claimant | people | Munteanu Ioana | cum il cheama pe omu cu dauna; pagubit nume; cine cere bani pe dosarul asta; nume prenume pagubit va rog; pagubitu cine e | claimant name pls; who is claiming here
insured | people | Dumitru Andrei | asiguratul pe polita cine e; nume asigurat; cine are polita pe numele lui | who is the policyholder; insured party name
owner | people | Munteanu Ioana | propietarul masinii; proprietar auto; pe cine e trecuta masina in talon | owner of the vehicle?; who owns the car
driver | people | Stanciu Radu | sofer la momentul evenimentului; conducatorul auto cine a fost; cine statea la volan | driver name; who drove
at_fault | people | Vlad Mihai | cine l-a lovit; vinovat; soferul vinovat cum se numeste; cine e de vina la accident | who is to blame; name of the at fault driver
witness | people | Pop Dana | martori?; avem martor la accident; cine a mai vazut | is there a witness
notifier | people | Munteanu Ioana | cine a facut avizarea; cine a declarat dauna | who filed the claim; who notified us
insurer_own | workflow | Carpatica | la ce asigurator e pagubitul; firma de asigurari; asigurator polita | insurer?
insurer_other | vehicles | Danubius | rca vinovat la cine e; ce asigurator are vinovatu; compania de asigurari a celuilalt; societatea unde e asigurat vinovatul | insurer of the other car; who is the at-fault driver insured with
assessor | workflow | Elena Rusu | inspector daune?; cine a fost desemnat pt constatare; cine se duce la inspectie | assessor name; who is doing the inspection
shop | workflow | Service Nord Test | service?; in ce service e bagata masina; unde se repara | which repair shop; name of the garage
handler | workflow | Ana Ionescu~dumneavoastră~you | cine e pe dosar; cine instrumenteaza dosarul; responsabil dosar | who is the handler; who owns this file
plate | vehicles | CJ12ABC | nr masina pagubit; nr inmatriculare va rog; numarul masinii avariate | reg number of the car; plate nr
plate_other | vehicles | CJ99VIN | nr masina vinovat; ce numar avea celalalt; cu ce masina l-a lovit, numarul | plate of the at fault car; the other vehicle's plate
vin | vehicles | UU1TESTVIN0000001 | serie sasiu; vin masina; nr sasiu | VIN of the car pls; chassis no
file_number | workflow | DM | ce nr are dosaru; numarul de dauna | file no
policy_number | workflow | RO/12/TEST/7788 | seria si nr politei; nr polita rca; polita numar | what's the policy nr; policy number
policy_days | workflow | 01.01.2026, 31.12.2026 | polita pana cand e; polita e activa?; cand incepe polita; valabilitate polita | policy validity; is the policy still active
policy_type | workflow | RCA | e casco?; ce asigurare e, rca sau casco | is it RCA or casco
phone | people | 722123456 | nr tel pagubit; mobil pagubit; telefonu pagubitului; pe ce nr il gasesc pe pagubit | claimant phone; mobile number of the claimant
email | people | ioana.munteanu@example.com | mail pagubit; adresa de mail; pe ce mail ii scriu pagubitului | claimants email; what's his email
address | people | Strada Lungă 5 | adr pagubit; unde sta pagubitul; adresa de domiciliu pagubit | where does the claimant live
car | vehicles | Dacia | ce masina are; marca si model; ce masina e avariata | make and model; what car is damaged
year | vehicles | 2019 | an fabricatie; din ce an e masina; anul masinii | car year; how old is the car
odometer | vehicles | 84200 | km bord; cati kilometri are la bord | mileage; km on the clock
accident_day | vehicles | 03.03.2026 | data si ora accidentului; cand a fost evenimentu; in ce data s-a lovit; data producerii | date of accident; when was the crash
accident_place | vehicles | Cluj-Napoca | unde s-a intamplat; in ce oras a fost accidentul; locul producerii | where was the accident; place of the accident
accident_how | vehicles | semafor | ce s-a intamplat; cum s-a produs evenimentul; dinamica accidentului | what happened; circumstances of the accident
injuries | vehicles | nu~no | sunt raniti?; e cineva ranit; vatamari? | anyone hurt?; injuries?
notice_day | workflow | 2026 | cand s-a avizat dauna; data avizare; cand a anuntat pagubitul dauna | when was it reported; notification date
channel | workflow | formularul~form | pe unde a venit dauna; cum a ajuns dauna la noi | how was the claim reported
closed | workflow | deschis~open | dosaru e inchis?; mai e deschis dosarul | is the file closed
reserve | money | 4.840,00~4,840.00~4.840.00 | cat avem rezerva; rezerva pe dosar?; ce rezerva e pusa | reserve amount; how much did we reserve
estimate | money | 5.120,00~5,120.00~5.120.00 | devizul estimativ cat e; la cat s-a estimat paguba; estimare dauna | estimated damage; how much is the estimate
offered | money | 4.840,00~4,840.00~4.840.00 | cat i-am oferit; suma din oferta; ce oferta i s-a facut | how much did we offer; offer amount
offer_state | money | fără răspuns~no answer | a semnat oferta?; ce a zis de oferta; oferta acceptata sau nu | did he accept the offer; has he answered the offer
paid | money | nimic~nothing | cat s-a achitat; am platit ceva?; ce plati s-au facut | how much have we paid; any payments?
deductible | money | 300,00~300.00 | fransiza cat e; are fransiza?; ce fransiza i se retine | deductible?; excess amount
to_pay | money | nimic~nothing | cat mai e de platit; rest de plata | what is left to pay
penalty_day | money | lei | cat platim pe zi penalitati; penalizari pe zi | penalty per day
inspection | visits | nu este programată~not booked | pe cand e programata inspectia; cand vine inspectorul; constatarea s-a facut? | when is the inspection; is the inspection booked
inspection_place | visits | nu este programată~not booked | unde se face inspectia; la ce adresa merge inspectorul | where is the inspection
document_where | documents | scan1.pdf | avem talon?; talonul e la dosar?; unde e talonu | do we have the registration certificate; where is the registration certificate
document_count | documents | 2 | cate acte sunt la dosar; nr documente | how many files are uploaded
document_last | documents | scan1.pdf | ultimul act venit; ce document a venit ultimul | latest document
last_message | messages | Aștept vești | ultimul mail de la pagubit; ce zice pagubitul in ultimul mesaj; ce ne-a scris pagubitul | last email from the claimant; what did the claimant write
last_contact | messages | 2026 | cand am mai vorbit cu pagubitul; ultima data cand a scris pagubitul | when did we last talk to the claimant
last_note | workflow | Am sunat la service | ultima nota; ce s-a notat ultima data; ce nota a lasat colegul | last note; what does the latest note say
work_due | workflow | 2026 | pana cand trebuie sa termin; termen activitate; scadenta? | due date; when do I have to finish this
state | workflow | Ofertă emisă~Offer | in ce stadiu e dosarul; status dosar; pe ce stare suntem | claim status; what status is the file in
same_car | workflow | DM | masina a mai avut daune?; alte daune pe masina asta | other claims on this car
same_person | workflow | DM | pagubitul mai are dosare?; alte daune ale pagubitului | other claims of this person
clock | money | Termenul legal~legal | cat mai e pana la termenul legal; pana cand avem termen legal; termen legal | legal deadline; when does the legal term end
missing | documents | Lips~missing | ce acte lipsesc; ce mai trebuie sa trimita pagubitul; acte lipsa | what documents are missing; missing docs
summary | workflow | Accident | rezumat; pe scurt ce e cu dosarul asta | summary please
two_phone | people | Munteanu Ioana, 722123456 | nume si telefon pagubit; cine e pagubitu si ce tel are | claimant name and phone
two_car | vehicles | CJ12ABC, 2019 | nr de inmatriculare si anul masinii; ce numar are masina si din ce an e | plate and year of the car
two_money | money | 4.840,00~4,840.00~4.840.00, 300,00~300.00 | rezerva si fransiza; cat e oferta si cat e fransiza | reserve and deductible
two_guilty | people | Vlad Mihai, Danubius | cine e vinovat si la cine are rca | who is at fault and who insures the other car
two_day | vehicles | 03.03.2026, Cluj-Napoca | cand si unde a fost accidentul; data si locul accidentului | when and where was the accident
two_policy | workflow | RO/12/TEST/7788, 31.12.2026 | numarul politei si pana cand e valabila; polita nr si valabilitate | policy number and validity
`;

// question | what the answer must never say
const unknown = `
ro | tel vinovat | 722123456
ro | tel martor | 722123456
ro | nr de telefon al soferului | 722123456
ro | mail asigurat | ioana.munteanu
ro | adresa vinovatului | Lungă
ro | ce masina conducea vinovatul | Dacia
ro | serie sasiu masina vinovat | UU1TEST
ro | nr polita vinovat | RO/12
ro | polita vinovatului pana cand e valabila | 31.12.2026
ro | cat costa vopsitoria | 4.840, 5.120, 300,00
ro | cat a fost devizul de la service | 4.840, 300,00
ro | cnp sofer | **01
ro | iban sofer | 8899
ro | ce salariu are pagubitul | [1]
ro | cand ii expira buletinul pagubitului | 2026
ro | cati km a mers dupa accident | 84200
ro | cine a facut pozele | [1]
ro | cine a semnat constatarea amiabila | Munteanu, Vlad
ro | cine e seful lui Elena Rusu | Elena Rusu
ro | cand vine masina inapoi de la service | [1]
ro | cat s-a platit la dosarul de anul trecut | nimic, 4.840
ro | de ce e suparat pagubitul | [1]
ro | unde e parcata masina acum | Service Nord, Cluj
ro | ce culoare are masina vinovatului | [1]
en | phone of the driver | 722123456
en | email of the witness | ioana.munteanu
en | policy number of the other driver | RO/12
en | address of the insured | Lungă
en | how much is the rental car | 4,840, 4.840, 300
en | who took the photos | [1]
en | mileage of the other car | 84200
en | when was the claimant born | 2026
en | how much does the paint cost | 4,840, 4.840, 300
en | what time does the shop open | [1]
`;

/** What clerks ask and the file knows. */
export const clerkQuestions: readonly SpokenQuestion[] = casesOf(clerks).map((one) => ({
  ...one,
  isHeldOut: false,
}));

/** What clerks ask and the file does not know. */
export const clerkUnknown = linesOf(unknown).map((line) => {
  const [language = 'ro', question = '', never = ''] = line.split(' | ');
  return {
    question,
    never: never.split(', '),
    language: language === 'en' ? ('en' as const) : ('ro' as const),
  };
});
