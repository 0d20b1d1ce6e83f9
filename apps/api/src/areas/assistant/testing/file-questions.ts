/** What is asked of an open file: of which kind, what the answer has to say, and from which place of the file it is. */
export type FileQuestionCase = { kind: string; question: string; says: readonly string[]; section: string };

// kind | section of the file | words of the right answer, all of them | questions
const known = `
claimant | people | Munteanu Ioana | Cine este păgubitul?; cine e pagubitul; Cum îl cheamă pe păgubit?; numele păgubitului; Who is the claimant?; cum se numeste clientul; care e numele persoanei prejudiciate; cine e pagubita
insured | people | Dumitru Andrei | Cine este asiguratul?; numele asiguratului; cine e asigurat; Who is the insured?
owner | people | Munteanu Ioana | Cine e proprietarul mașinii?; cine este proprietarul; who is the owner of the car; cine e detinatorul masinii
driver | people | Stanciu Radu | Cine conducea mașina?; cine a fost sofer; cine era la volan; Who was driving?; numele șoferului
at_fault | people | Vlad Mihai | Cine e vinovatul?; cine a provocat accidentul; numele vinovatului; cine este vinovat de accident; who is at fault
witness | people | Pop Dana | Există martori?; cine e martor; numele martorilor; are martori accidentul
notifier | people | Munteanu Ioana | Cine a anunțat dauna?; cine a notificat accidentul; de cine a fost avizata dauna
insurer_own | workflow | Carpatica | Care este asigurătorul?; la ce companie de asigurare e polita; who is the insurer
insurer_other | vehicles | Danubius | Care e asigurătorul vinovatului?; cine e asiguratorul celuilalt; la cine e asigurat vinovatul; asiguratorul partii vinovate
assessor | workflow | Elena Rusu | Cine face constatarea?; cine e constatatorul; care e inspectorul; cine a facut constatarea
shop | workflow | Service Nord Test | La ce service e mașina?; ce service o repara; cine repara masina; care e service-ul; unde se repara masina; la ce atelier e masina
handler | workflow | Ana Ionescu | Cine e lichidatorul?; cine gestioneaza dosarul; cine este titularul dosarului
away | workflow | nimeni | Cine e în concediu azi?; cine lipseste azi; cine este absent azi
plate | vehicles | CJ12ABC | Care e numărul de înmatriculare?; numar masina; ce numar are masina; numarul de inmatriculare al pagubitului; what is the plate; ce placuta are masina; nr de inmatriculare
plate_other | vehicles | CJ99VIN | Numărul de înmatriculare al mașinii vinovatului; ce numar de masina are vinovatul; numarul masinii vinovate
vin | vehicles | UU1TESTVIN0000001 | Care e VIN-ul?; seria de sasiu; ce vin are masina; what is the VIN; care este seria de șasiu a mașinii; numarul de sasiu
file_number | workflow | DM | Care e numărul dosarului?; numar dosar; nr dosarului
policy_number | workflow | RO/12/TEST/7788 | Care e numărul poliței?; numar polita; ce polita are; seria politei; what is the policy number; nr politei rca
policy_days | workflow | 01.01.2026, 31.12.2026 | Până când e valabilă polița?; cand expira polita; polita este valabila; perioada de valabilitate a poliței; este polița activă
policy_type | workflow | RCA | Ce tip de poliță este?; e rca sau casco; tipul politei; ce fel de polita are
phone | people | 722123456 | Ce telefon are păgubitul?; telefonul pagubitului; numarul de telefon; ce numar de mobil are clientul; what is the phone of the claimant; la ce numar il sun pe pagubit
email | people | ioana.munteanu@example.com | Ce e-mail are păgubitul?; adresa de email a pagubitului; care e mailul clientului; email pagubit; what is the email of the claimant
address | people | Strada Lungă 5 | Unde locuiește păgubitul?; adresa pagubitului; ce adresa are; domiciliul păgubitului
cnp | people | **01** | Care e CNP-ul păgubitului?; cnp pagubit; codul numeric personal al pagubitului
iban | people | 8899 | Care e IBAN-ul păgubitului?; iban; ce cont bancar are pagubitul; contul pagubitului
car | vehicles | Dacia | Ce mașină este?; ce marca are masina; ce model e masina; ce masina are pagubitul; what car is it
color | vehicles | nu este trecut | Ce culoare are mașina?; culoarea masinii
year | vehicles | 2019 | Anul fabricației; ce an de fabricatie are masina; cat de veche e masina; cand e fabricata masina?
odometer | vehicles | 84200 | Câți km are mașina?; kilometri la bord; ce rulaj are masina; kilometrajul masinii
accident_day | vehicles | 03.03.2026, 14:30 | Când a avut loc accidentul?; data accidentului; cand s-a intamplat accidentul; when did the accident happen; la ce ora a fost accidentul; in ce zi a fost evenimentul; cand s-a produs
accident_place | vehicles | Cluj-Napoca | Unde a avut loc accidentul?; locul accidentului; unde s-a produs accidentul; in ce localitate a fost accidentul; where did the accident happen
accident_how | vehicles | semafor | Cum s-a produs accidentul?; cum s-a intamplat accidentul; descrierea accidentului; how did the accident happen; imprejurarile accidentului
injuries | vehicles | nu | Au fost răniți?; exista vatamari corporale; a fost cineva ranit; sunt victime
notice_day | workflow | 2026 | Când a fost anunțată dauna?; data avizarii; cand s-a deschis dosarul; data deschiderii dosarului; when was the claim reported
channel | workflow | formularul | Prin ce canal a fost anunțată dauna?; cum a fost anuntata dauna; canalul dosarului
closed | workflow | deschis | E închis dosarul?; cand s-a inchis dosarul; dosarul este inchis?
total_loss | workflow | nu | Este daună totală?; e dauna totala
reserve | money | 4.840,00 | Cât este rezerva?; ce rezerva avem; valoarea rezervei; rezerva dosarului; how much is the reserve; cat e rezerva constituita
estimate | money | 5.120,00 | Cât e dauna estimată?; suma estimata; valoarea estimata a daunei; la cat e evaluata dauna; estimarea
agreed | money | 4.840,00 | Cât s-a agreat?; suma agreata; suma convenita cu service-ul
offered | money | 4.840,00 | Cât s-a oferit?; ce suma am oferit; cat e oferta; valoarea ofertei; how much was offered
offer_state | money | trimisă, fără răspuns | A acceptat oferta?; a raspuns pagubitul la oferta; stadiul ofertei; cand am trimis oferta
paid | money | nimic | Cât s-a plătit?; cat am platit pana acum; suma platita; how much was paid
payee | money | nu este trecut | Cui plătim?; cine este beneficiarul; cine incaseaza banii
deductible | money | 300,00 | Ce franșiză are?; cat e fransiza; fransiza politei; what is the deductible; valoarea franșizei
recourse | money | nu este trecut | Cât avem de recuperat din regres?; suma regresului; cat s-a recuperat
to_pay | money | nimic | Cât mai avem de plătit?; ce rest de plata este
penalty_day | money | lei | Cât costă o zi de întârziere?; penalizarea pe zi; penalitatea pe zi de intarziere; cat e penalizarea pe zi
inspection | visits | nu este programată | Când e constatarea?; data constatarii; cand e programata inspectia; s-a facut constatarea; cand este vizita
inspection_place | visits | nu este programată | Unde e constatarea?; unde se face constatarea; locul constatarii; la ce adresa e inspectia
document_where | documents | scan1.pdf | Unde este talonul?; avem talonul?; unde gasesc talonul; a trimis talonul?; exista talon
document_none | documents | niciunul | Unde e procura?; avem imputernicire?; a trimis factura?; avem procesul verbal?
document_count | documents | 2 | Câte documente sunt în dosar?; cate acte avem; how many documents are there
document_last | documents | scan1.pdf | Care e ultimul document?; ultimul document primit; what is the last document; cand a venit ultimul document
last_message | messages | Aștept vești | Care e ultimul mesaj primit?; ce a scris pagubitul; ce a spus pagubitul ultima data; ce a raspuns pagubitul
last_contact | messages | 2026 | Când a fost ultimul contact cu păgubitul?; cand am vorbit ultima data cu pagubitul; data ultimului contact; ultima discutie
last_note | workflow | Am sunat la service | Care e ultima notă?; ce scrie in ultima nota; what is the last note
last_entry | workflow | 2026 | Care e ultima intrare din istoric?; ultimul eveniment din istoric
work_due | workflow | 2026 | Care e termenul activității?; cand e urmatorul termen; urmatoarea scadenta; next deadline
state | workflow | Instrumentare dosar: Ofertă emisă | Ce status are dosarul?; in ce stare e dosarul; statusul dosarului
same_car | workflow | DM | Există alte dosare cu această mașină?; alte dosare ale masinii; istoricul masinii; mai are masina alte daune
same_person | workflow | DM | Mai are păgubitul alte dosare?; alte dosare ale pagubitului; istoricul pagubitului; pagubitul a mai avut daune?
clock | money | Termenul legal | Care e termenul legal?; cand e termenul legal; termenul de raspuns
missing | documents | Lips | Ce documente lipsesc?; ce mai lipseste; ce acte mai trebuie
owner | workflow | dumneavoastră | Cine se ocupă de dosar?; la cine e alocat dosarul
summary | workflow | Accident | Fă-mi un rezumat; rezumatul dosarului; pe scurt despre dosar
two | people | Munteanu Ioana, 722123456 | Cine e păgubitul și ce telefon are?; numele si telefonul pagubitului; Cine e păgubitul? Ce telefon are?
two_money | money | 4.840,00, 300,00 | Cât e rezerva și cât e franșiza?; cat s-a oferit si ce fransiza are polita
two_other | people | Vlad Mihai, Danubius | Cine e vinovatul și care e asigurătorul vinovatului?
two_days | vehicles | 03.03.2026, formularul | Când a fost accidentul și prin ce canal a fost anunțat?
two_unknown | people | Munteanu Ioana, Nu știu | Cine e păgubitul și ce pantofi poartă?; cine e pagubitul si cati copii are
`;

const notOnFile = `
Câți ani are păgubitul?
Care e numele soției păgubitului?
Ce profesie are păgubitul?
Unde lucrează păgubitul?
ce grupa de sange are soferul
A băut șoferul?
ce viteza avea masina la accident
cati pasageri erau in masina
ce scaune are masina
ce motor are masina
ce asigurare casco a avut masina inainte de 2020
ce vreme era la accident
era ud carosabilul la accident?
ce pensie are pagubitul
cat castiga pagubitul pe luna
ce amenda a primit vinovatul
are vinovatul permis valabil?
de cand are soferul permis
ce anvelope are masina
cate usi are masina
cine a fost politistul la accident
ce hobby are asiguratul
cati copii are pagubitul
ce religie are martorul
cat consuma masina
unde a fost cumparata masina
cat a costat masina noua
cand expira ITP-ul masinii
cine e sotul pagubitei
ce boli are pagubitul
unde s-a nascut asiguratul
ce inaltime are soferul
cat timp a stat masina in trafic
ce radio are masina
in ce parcare a dormit masina aseara
cine e nașul păgubitului
cat valoreaza casa pagubitului
`;

const lines = (text: string) => text.trim().split('\n');

/** Questions that columns of the file answer. */
export const fileQuestions: readonly FileQuestionCase[] = lines(known).flatMap((line) => {
  const [kind = '', section = '', says = '', ...questions] = line.split(' | ');
  return questions
    .join(' | ')
    .split(';')
    .map((question) => ({ kind, section, says: says.split(', '), question: question.trim() }));
});

/** Questions about this file, its people and its cars that no column answers. */
export const unknownOfFile: readonly string[] = lines(notOnFile);
