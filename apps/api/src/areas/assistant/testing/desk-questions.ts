import { casesOf, linesOf, type SpokenQuestion } from './question-cases.ts';

// A second hand of clerks, written before it was measured: 82 % were right at first sight, 7 % wrong. Rules were changed for them since.
const desk = `
claimant | people | Munteanu Ioana | cine e pagubitul te rog; zi-mi si mie numele pagubitei; pagubita cum o cheama | whos the claimant
insured | people | Dumitru Andrei | cine e asiguratul la noi; asigurat - nume? | the insured person is who
owner | people | Munteanu Ioana | cine apare proprietar pe masina; masina e pe numele cui | car is owned by whom
driver | people | Stanciu Radu | cine a condus; sofer nume | who was driving pls
at_fault | people | Vlad Mihai | cine a gresit; numele celui vinovat; din cauza cui s-a intamplat | who caused it
witness | people | Pop Dana | sunt martori pe dosar; martor nume | witness name
notifier | people | Munteanu Ioana | cine a sunat sa anunte dauna; de cine a fost anuntata | who reported it
insurer_own | workflow | Carpatica | cine e asiguratorul nostru pe polita; polita e emisa de cine | policy issued by which company
insurer_other | vehicles | Danubius | vinovatul la ce firma are rca; asiguratorul partii adverse; rca-ul celuilalt sofer de la cine e | which company insures the guilty driver
assessor | workflow | Elena Rusu | cine se ocupa de constatare; numele constatatorului; ce inspector e alocat | assigned inspector
shop | workflow | Service Nord Test | masina la ce service a ajuns; ce service lucreaza la ea; numele atelierului | what garage is it at
handler | workflow | Ana Ionescu~dumneavoastră~you | cine are dosarul; cine lucreaza la el; dosaru asta al cui e | who has this claim now
plate | vehicles | CJ12ABC | placutele masinii; ce numar e pe masina pagubitului; nr auto pagubit | car plate; what's the registration
plate_other | vehicles | CJ99VIN | numar inmatriculare vinovat; placuta masinii celuilalt; nr auto vinovat | plate of the guilty car
vin | vehicles | UU1TESTVIN0000001 | seria de caroserie; sasiul masinii; vin-ul te rog | car VIN number
file_number | workflow | DM | zi-mi nr de dosar; sub ce numar e dosarul | number of this claim
policy_number | workflow | RO/12/TEST/7788 | polita nr?; nr de polita; ce numar are rca-ul | policy number pls
policy_days | workflow | 01.01.2026, 31.12.2026 | mai e valabil rca-ul; cand se termina polita; de cand pana cand e polita | when does the policy end
policy_type | workflow | RCA | e pe rca sau pe casco; felul politei | what type of policy
phone | people | 722123456 | da-mi telefonul pagubitei; cum o sun pe pagubita; numar mobil pagubit | phone number of claimant
email | people | ioana.munteanu@example.com | emailul pagubitei; unde ii scriu mail pagubitului; are adresa de mail? | claimant email address
address | people | Strada Lungă 5 | pe ce strada sta pagubitul; domiciliu pagubit | claimant address
cnp | people | **01 | cnp-ul pagubitei; cod numeric personal | personal number of the claimant
iban | people | 8899 | in ce cont platim; iban pagubit; contul in care virez | iban of the claimant
car | vehicles | Dacia | ce autoturism e; marca masinii?; tipul masinii | car model
color | vehicles | nu este trecut~not on | ce culoare e masina; culoare? | colour of the car
year | vehicles | 2019 | cat de veche e; in ce an a fost fabricata | year of the car
odometer | vehicles | 84200 | km la zi; cati km are | how many km
accident_day | vehicles | 03.03.2026 | in ce zi s-a produs; data evenimentului; cand s-a petrecut accidentul | accident date; when did this happen
accident_place | vehicles | Cluj-Napoca | adresa unde s-a produs; in ce judet a fost accidentul; unde a fost lovita masina | accident location
accident_how | vehicles | semafor | descrie accidentul; cum a avut loc accidentul; care e dinamica | how did it happen
injuries | vehicles | nu~no | au fost victime; ranit cineva in accident | was anyone injured
notice_day | workflow | 2026 | cand a fost deschis dosarul; cand ne-a fost anuntata dauna | when was the file opened
reserve | money | 4.840,00~4,840.00~4.840.00 | cat e pus in rezerva; valoare rezerva; rezerva? | what's the reserve
estimate | money | 5.120,00~5,120.00~5.120.00 | cat e paguba estimata; valoarea estimata; estimat cat? | estimated value
agreed | money | 4.840,00~4,840.00~4.840.00 | cat s-a convenit; suma agreata cu service-ul | agreed amount
offered | money | 4.840,00~4,840.00~4.840.00 | ce suma i s-a oferit; oferta in lei; valoare oferta | what did we offer
offer_state | money | fără răspuns~no answer | a acceptat pagubitul oferta?; ce a raspuns la oferta; oferta e semnata? | has the offer been accepted
paid | money | nimic~nothing | s-a platit dosarul?; cati bani i-am dat; suma achitata | amount paid so far
deductible | money | 300,00~300.00 | ce fransiza e pe polita; franchiza cat e; valoare fransiza | what is the deductible on the policy
penalty_day | money | lei | cat costa intarzierea pe zi; penalitate zilnica? | daily penalty
inspection | visits | nu este programată~not booked | cand se face constatarea; avem programare la constatare?; data inspectiei | inspection date
inspection_place | visits | nu este programată~not booked | unde are loc constatarea; la ce adresa e programata constatarea | where will the inspection be
document_where | documents | scan1.pdf | a venit talonul?; talon avem sau nu; gasesc talonul pe undeva | did the registration certificate arrive
document_count | documents | 2 | cate documente s-au incarcat; cate fisiere are dosarul | how many documents
document_last | documents | scan1.pdf | ce act a venit ultima data; cel mai recent document | most recent document
last_message | messages | Aștept vești | ultimul lucru scris de pagubit; ce ne scrie pagubitul; ultimul sms sau mail de la pagubit | last thing the claimant wrote
last_contact | messages | 2026 | cand a fost contactat ultima data pagubitul; ultima discutie cu pagubitul | last contact with the claimant
last_note | workflow | Am sunat la service | citeste ultima nota interna; ce e scris in ultima notita | most recent note
work_due | workflow | 2026 | cand e scadent; care e termenul meu; cand expira activitatea | deadline of this task
state | workflow | Ofertă emisă~Offer | in ce stare suntem; la ce etapa e dosarul; unde suntem cu dosarul | where does the claim stand
same_car | workflow | DM | mai sunt dosare pe masina; daune anterioare masina | earlier claims with this car
same_person | workflow | DM | daune anterioare pagubit; pagubita a mai avut dosare la noi | previous claims by the claimant
clock | money | Termenul legal~legal | cate zile mai am pana la termenul legal; cand expira termenul legal | how long until the legal deadline
missing | documents | Lips~missing | ce lipseste la dosar; ce documente mai trebuie; ce acte nu avem | which papers are missing
two_people | people | Pop Dana, Stanciu Radu | cine e martorul si cine conducea; nume martor, nume sofer | witness and driver
two_contact | people | 722123456, ioana.munteanu | telefonul si mailul pagubitului; nr de tel si adresa de mail pagubit | phone and email of the claimant
two_shop | workflow | Service Nord Test, Elena Rusu | ce service e si cine face constatarea | which shop and which assessor
two_money | money | 5.120,00~5,120.00~5.120.00, 4.840,00~4,840.00~4.840.00 | cat e estimat si cat e oferit; estimare si rezerva | estimate and reserve
two_car | vehicles | UU1TESTVIN0000001, 84200 | vin si km; care e vin-ul si cati km are | vin and mileage
`;

// question | what the answer must never say
const unknown = `
ro | nr telefon asigurat | 722123456
ro | emailul vinovatului | ioana.munteanu
ro | adresa martorului | Lungă
ro | ce an are masina vinovatului | 2019
ro | kilometrajul masinii celuilalt | 84200
ro | culoarea masinii vinovatului | [1]
ro | fransiza vinovatului | 300,00
ro | cand s-a nascut pagubitul | 2026
ro | cand a fost facuta polita vinovatului | 01.01.2026
ro | cat cere avocatul | 4.840, 5.120
ro | cine a vorbit cu politia | [1]
ro | ce zice politia | [1]
ro | unde a lucrat vinovatul | [1]
ro | cat costa bara fata | 4.840, 5.120, 300,00
ro | cate ore de manopera | [1]
ro | are pagubitul copii | [1]
ro | cati ani are soferul | 2019
ro | cine e managerul service-ului | Service Nord
ro | cand merge masina la vopsit | [1]
ro | ce numar de telefon are Pop Dana | 722123456
ro | permisul soferului cand expira | 31.12.2026
ro | cat a fost rezerva anul trecut | 4.840
ro | ce a mancat inspectorul | Elena
en | address of the witness | Lungă
en | vin of the other car | UU1TEST
en | when did the driver get his licence | 2026
en | how many doors does the car have | [1]
en | iban of the repair shop | 8899
en | who painted the car | [1]
en | how much did the towing cost | 4,840, 4.840, 300
`;

/** What clerks ask and the file knows. */
export const deskQuestions: readonly SpokenQuestion[] = casesOf(desk).map((one) => ({
  ...one,
  isHeldOut: false,
}));

/** What clerks ask and the file does not know. */
export const deskUnknown = linesOf(unknown).map((line) => {
  const [language = 'ro', question = '', never = ''] = line.split(' | ');
  return {
    question,
    never: never.split(', '),
    language: language === 'en' ? ('en' as const) : ('ro' as const),
  };
});
