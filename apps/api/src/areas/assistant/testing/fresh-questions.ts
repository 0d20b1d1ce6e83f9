import { casesOf, linesOf, type SpokenQuestion } from './question-cases.ts';

// Written when all other sets were answered, and not read while rules change: they say how well the rules do with whoever comes next.
const fresh = `
claimant | people | Munteanu Ioana | pagubit: nume?; ce nume are persoana pagubita; cine ne cere banii | tell me the claimant
insured | people | Dumitru Andrei | asiguratul este; pe cine e asigurarea | insured name please
owner | people | Munteanu Ioana | stapanul masinii; cine detine autoturismul | registered keeper of the car
driver | people | Stanciu Radu | la volan cine a fost; cine era soferul masinii | name of whoever drove
at_fault | people | Vlad Mihai | vinovatul cine e; cine a produs accidentul; numele partii vinovate | party at fault name
witness | people | Pop Dana | au fost martori?; numele martorului va rog | witnesses
notifier | people | Munteanu Ioana | cine ne-a anuntat de dauna; avizat de cine | notified by
insurer_own | workflow | Carpatica | asiguratorul politei; cu ce asigurator are polita | name of the insurer
insurer_other | vehicles | Danubius | la ce asigurator are rca vinovatul; asigurator vinovat | other side insurer
assessor | workflow | Elena Rusu | inspectorul care face constatarea; cine a inspectat masina | inspector name
shop | workflow | Service Nord Test | masina in ce service e; service ales | repair shop name
handler | workflow | Ana Ionescu~dumneavoastră~you | lichidator dosar; cine raspunde de dosarul asta | claim handler
plate | vehicles | CJ12ABC | nr. inmatriculare pagubit; numarul de pe masina | number plate
plate_other | vehicles | CJ99VIN | numarul masinii vinovatului; inmatriculare masina vinovata | plate of the party at fault
vin | vehicles | UU1TESTVIN0000001 | vin; seria sasiului | the vin please
file_number | workflow | DM | numar dosar dauna; nr. dosarului | claim no
policy_number | workflow | RO/12/TEST/7788 | ce serie are polita; numar polita rca | policy no.
policy_days | workflow | 01.01.2026, 31.12.2026 | polita expira cand; e valabila polita la data accidentului | is the policy in force
policy_type | workflow | RCA | ce fel de asigurare are; rca?  | type of insurance
phone | people | 722123456 | telefon pagubit?; la ce telefon raspunde pagubitul; nr de contact pagubit | contact number
email | people | ioana.munteanu@example.com | adresa mail pagubit; ce email ne-a lasat | email
address | people | Strada Lungă 5 | adresa?; strada si numarul pagubitului | home address of the claimant
iban | people | 8899 | contul pagubitului; iban-ul lui pagubit | bank account of the claimant
car | vehicles | Dacia | masina pagubitului ce e; modelul masinii | which car is it
year | vehicles | 2019 | masina din ce an e; an fabricatie masina | year
odometer | vehicles | 84200 | kilometraj?; cati km are pe bord | odometer
accident_day | vehicles | 03.03.2026 | data accident; ziua in care s-a produs accidentul | when did the accident take place
accident_place | vehicles | Cluj-Napoca | pe unde a fost accidentul; localitatea unde s-a intamplat | place where it happened
accident_how | vehicles | semafor | cum a fost accidentul; cum s-au lovit | what caused the accident
injuries | vehicles | nu~no | raniti?; s-a ranit cineva | was somebody injured
notice_day | workflow | 2026 | data la care s-a deschis dosarul; pe ce data a venit avizarea | when did they report it
reserve | money | 4.840,00~4,840.00~4.840.00 | rezerva; care e rezerva pe dosarul asta | reserve?
estimate | money | 5.120,00~5,120.00~5.120.00 | dauna estimata; cat a iesit estimarea | estimate
offered | money | 4.840,00~4,840.00~4.840.00 | suma oferita; ce oferta am trimis, cat | offered sum
offer_state | money | fără răspuns~no answer | a raspuns la oferta?; oferta: acceptata? | any answer to the offer
paid | money | nimic~nothing | platit pana acum; ce s-a platit | paid so far
deductible | money | 300,00~300.00 | fransiza?; suma fransizei | deductible amount
penalty_day | money | lei | penalitatea zilnica cat e; cat e pe zi penalizarea | penalty for one day
inspection | visits | nu este programată~not booked | data constatarii?; cand merge inspectorul la masina | date of the inspection
document_where | documents | scan1.pdf | talonul unde e; a ajuns talonul | is there a registration certificate
document_count | documents | 2 | nr de documente; cate poze si acte avem | count of documents
document_last | documents | scan1.pdf | ultimul document incarcat; ce document e ultimul | the last document
last_message | messages | Aștept vești | ce a scris ultima data pagubitul; ultimul mesaj de la client | last message
last_contact | messages | 2026 | ultimul contact; cand am sunat pagubitul ultima oara | when was the last contact
last_note | workflow | Am sunat la service | nota cea mai noua; ultima notita interna | what was noted last
work_due | workflow | 2026 | cand am termen; scadenta activitatii | when is this due
state | workflow | Ofertă emisă~Offer | statusul dosarului acum; starea? | state of the file
same_car | workflow | DM | masina mai are dosare; alte dosare cu masina asta | other files of the same car
same_person | workflow | DM | pagubitul mai are daune la noi; dosare vechi ale pagubitului | any earlier claims of the claimant
clock | money | Termenul legal~legal | termenul legal cand e; cat avem pana la termenul legal | when is the legal deadline
missing | documents | Lips~missing | lipseste ceva?; documente lipsa | anything missing
two_people | people | Munteanu Ioana, Vlad Mihai | pagubit si vinovat; cine e pagubitul, cine e vinovatul | claimant and party at fault
two_contact | people | 722123456, Strada Lungă 5 | telefon si adresa pagubit; telefonul si adresa | phone and address of the claimant
two_money | money | 4.840,00~4,840.00~4.840.00, nimic~nothing | cat s-a oferit si cat s-a platit | offered and paid
two_car | vehicles | CJ12ABC, UU1TESTVIN0000001 | numar masina si vin; nr auto si serie sasiu | plate and VIN
`;

// question | what the answer must never say
const unknown = `
ro | telefonul inspectorului | 722123456
ro | mail martor | ioana.munteanu
ro | unde sta vinovatul | Lungă
ro | vin masina vinovat | UU1TEST
ro | kilometri masina vinovat | 84200
ro | numarul politei vinovatului | RO/12
ro | cand expira rca-ul vinovatului | 31.12.2026
ro | cati bani are pagubitul in cont | 8899, 4.840
ro | cine a spart oglinda | Vlad
ro | cat dureaza pana vine perito | [1]
ro | de unde stie pagubitul cine e vinovat | Vlad
ro | cat costa un far | 4.840, 5.120, 300,00
ro | ce masina de schimb a primit | Dacia
ro | cine a platit tractarea | [1]
ro | a fost beat soferul | [1]
ro | are vinovatul permis | [1]
ro | cate victime au fost in spital luna trecuta | [1]
ro | de cati ani e client pagubitul | 2019
ro | cati ani are martorul | 2019
ro | ce profesie are vinovatul | [1]
en | phone of the witness | 722123456
en | year of the other car | 2019
en | where does the party at fault live | Lungă
en | who paid for the towing | [1]
en | how long does the repair take on average | [1]
en | what is the salary of the driver | 4,840, 300
en | which hospital was the driver taken to | [1]
en | who is the boss of the assessor | [1]
en | deductible of the other driver | 300
en | does the claimant have children | [1]
`;

/** What clerks ask and the file knows. */
export const freshQuestions: readonly SpokenQuestion[] = casesOf(fresh).map((one) => ({
  ...one,
  isHeldOut: true,
}));

/** What clerks ask and the file does not know. */
export const freshUnknown = linesOf(unknown).map((line) => {
  const [language = 'ro', question = '', never = ''] = line.split(' | ');
  return {
    question,
    never: never.split(', '),
    language: language === 'en' ? ('en' as const) : ('ro' as const),
  };
});
