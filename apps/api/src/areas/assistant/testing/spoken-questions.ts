import { casesOf, isHeldOut, type SpokenQuestion } from './question-cases.ts';

// kind | section of the file | words of the right answer, all of them, "~" between two ways to say it | questions in Romanian | in English
const spoken = `
claimant | people | Munteanu Ioana | Spune-mi te rog cine e clientul în dosarul ăsta; Cum se numește doamna păgubită?; pe ce nume e deschisa dauna; cine cere despagubirea | Whose claim is this?; what's the claimant's name
insured | people | Dumitru Andrei | Pe numele cui e polița?; cine a incheiat polita; titularul politei cine e | who holds the policy?
owner | people | Munteanu Ioana | Al cui e autoturismul?; Mașina pe cine e înmatriculată?; a cui este masina | Whose car is it?
driver | people | Stanciu Radu | Cine era la volanul mașinii în momentul accidentului?; cine a condus masina | who was at the wheel; who drove the car
at_fault | people | Vlad Mihai | Cine se face vinovat de accident?; cine a lovit-o; Cine e partea vinovată?; cine a intrat in ea | who caused the accident?
witness | people | Pop Dana | A văzut cineva accidentul?; Avem vreun martor?; cine a vazut accidentul | any witnesses?
notifier | people | Munteanu Ioana | Cine ne-a avizat?; cine a depus avizarea; cine a facut instiintarea de dauna | who reported the accident
insurer_own | workflow | Carpatica | cine a emis polita; polita e la ce societate | which company insures the car
insurer_other | vehicles | Danubius | La ce firmă avea RCA vinovatul?; unde e asigurat celalalt sofer; Care e asigurătorul celeilalte mașini? | who insures the other car?; the insurer of the party at fault
assessor | workflow | Elena Rusu | Cine merge la constatare?; Cine inspectează mașina?; la ce inspector e constatarea | who inspects the car; who is the assessor
shop | workflow | Service Nord Test | Unde e mașina la reparat?; la ce service am trimis masina; ce atelier se ocupa de reparatie | which garage repairs the car; what repair shop has the car
handler | workflow | Ana Ionescu~dumneavoastră~you | Cine lucrează dosarul?; cine raspunde de dosar | who handles this claim; who is working on this file
away | workflow | nimeni~nobody | E cineva plecat azi?; cine nu e la birou astazi | who is away today; who's on leave
plate | vehicles | CJ12ABC | Ce număr e pe mașină?; zi-mi numarul masinii; numarul auto; Nr. înmatriculare? | which registration number does the car have; license plate
plate_other | vehicles | CJ99VIN | Ce număr are mașina cealaltă?; ce nr de inmatriculare are masina vinovatului; numarul masinii care a lovit-o | plate of the other car
vin | vehicles | UU1TESTVIN0000001 | Dă-mi seria șasiului; care este numarul de identificare al vehiculului | vin?; chassis number
file_number | workflow | DM | Ce număr are dosarul ăsta? | claim number please; what is the file number
policy_number | workflow | RO/12/TEST/7788 | Ce serie și număr are polița?; RCA-ul ce numar are; numarul RCA | policy no
policy_days | workflow | 01.01.2026, 31.12.2026 | De când e valabilă polița?; e in termen polita; Polița era valabilă la data accidentului? | is the policy valid; when does the policy expire
policy_type | workflow | RCA | Avem RCA sau CASCO?; pe ce fel de polita se plateste | what kind of policy is it
phone | people | 722123456 | Cum îl contactez telefonic pe păgubit?; unde il pot suna pe client; tel pagubit; Ce nr. de telefon a lăsat doamna Munteanu?; telefonul lui Munteanu Ioana | give me the claimant's phone number
email | people | ioana.munteanu@example.com | Pe ce mail îi scriu păgubitului?; Adresa de e-mail?; la ce adresa electronica ii scriem clientului | claimant's email address
address | people | Strada Lungă 5 | Care este adresa de domiciliu a clientului?; unde sta pagubitul; pe ce strada sta pagubita | where does the claimant live
cnp | people | **01** | Ce CNP are clientul? | the claimant's personal number
iban | people | 8899 | În ce cont îi plătim?; unde viram banii; contul in care facem plata | what is the IBAN of the claimant
car | vehicles | Dacia | Despre ce mașină e vorba?; marca si modelul masinii; ce autoturism a fost avariat | what make is the car; which car was damaged
color | vehicles | nu este trecut~not on this file | De ce culoare e mașina? | what colour is the car
year | vehicles | 2019 | Din ce an e mașina?; anul masinii; cat de noua e masina | what year is the car; how old is the car
odometer | vehicles | 84200 | Câți kilometri a făcut mașina?; ce kilometraj are; la cati km e masina | odometer reading; mileage?
accident_day | vehicles | 03.03.2026, 14:30 | În ce dată a fost accidentul?; la ce ora s-a intamplat; pe cat a fost evenimentul | date of the accident; when was the crash
accident_place | vehicles | Cluj-Napoca | Unde s-a întâmplat?; in ce oras a fost accidentul; judetul accidentului | place of the accident
accident_how | vehicles | semafor | Ce s-a întâmplat la accident?; povesteste-mi cum a fost accidentul; descrie accidentul; Dinamica accidentului | what happened in the accident
injuries | vehicles | nu~no | Avem vătămări?; s-a lovit cineva | was anybody hurt; any injuries
notice_day | workflow | 2026 | Când s-a înregistrat dosarul?; de cand e deschis dosarul; cand am primit avizarea | when was the file opened
channel | workflow | formularul~form | Cum a ajuns la noi dauna?; pe unde a venit avizarea | how was the claim reported
closed | workflow | deschis~open | S-a închis dosarul?; mai e deschis dosarul | is the file closed
total_loss | workflow | nu~no | Mașina e daună totală?; s-a declarat dauna totala | is it a total loss
reserve | money | 4.840,00~4,840.00 | Ce rezervă e pusă pe dosar?; cati bani avem rezervati | what's the reserve on this file; how big is the reserve
estimate | money | 5.120,00~5,120.00 | Cât estimăm că e paguba?; la cat am estimat dauna | what is the estimated damage
agreed | money | 4.840,00~4,840.00 | Pe ce sumă ne-am înțeles cu service-ul?; cat am convenit | agreed amount
offered | money | 4.840,00~4,840.00 | Ce ofertă am făcut?; cati bani i-am oferit pagubitului; suma din oferta trimisa | what did we offer
offer_state | money | fără răspuns~no answer | A acceptat păgubitul oferta?; ne-a raspuns la oferta; oferta e acceptata | has the claimant answered the offer; did she accept the offer
paid | money | nimic~nothing | Am plătit ceva până acum?; cat s-a achitat; ce plati s-au facut | how much did we pay
payee | money | nu este trecut~not on this file | Cine primește banii?; catre cine se face plata | who gets the money
deductible | money | 300,00~300.00 | Cât e franșiza la poliță?; are fransiza | is there a deductible
recourse | money | nu este trecut~not on this file | Avem regres?; cat recuperam | how much do we recover
to_pay | money | nimic~nothing | Cât a rămas de plată?; ce mai avem de platit | what is left to pay
penalty_day | money | lei | Ce penalități plătim pe zi?; cat ne costa intarzierea pe zi | penalty per day
inspection | visits | nu este programată~not booked | Pentru când e programată constatarea?; s-a facut inspectia; cand merge inspectorul la masina | when is the inspection
inspection_place | visits | nu este programată~not booked | Unde merge inspectorul?; la ce locatie e constatarea | where is the inspection
document_where | documents | scan1.pdf | Unde găsesc certificatul de înmatriculare?; a adus talonul | where is the registration certificate; do we have the registration certificate?
document_none | documents | niciunul~none | A adus factura?; avem factura de reparatie; Unde e factura? | do we have a power of attorney
document_count | documents | 2 | Câte fișiere sunt la dosar?; nr de documente | how many files were uploaded
document_last | documents | scan1.pdf | Ce document a venit ultimul?; cel mai recent document | which document came last
last_message | messages | Aștept vești | Ce ne-a scris ultima oară păgubitul?; ultimul mail primit; ce zice clientul in ultimul mesaj | what did the claimant write last
last_contact | messages | 2026 | Când am luat ultima dată legătura cu păgubitul?; ultima data cand am vorbit cu clientul | when did we last talk to the claimant
last_note | workflow | Am sunat la service | Ce s-a notat ultima dată?; ultima notita; Ce scrie în ultima notă internă?; cine a scris ultima nota | latest note
last_entry | workflow | 2026 | Ce s-a făcut ultima dată pe dosar?; ultima actiune din dosar | what happened last on this file
work_due | workflow | 2026 | Până când trebuie să rezolv?; care e scadenta; ce termen am la activitate | next deadline on this file
state | workflow | Instrumentare dosar~Claim handling | În ce stadiu e dosarul?; unde a ajuns dosarul; cum sta dosarul | what is the status of this claim
same_car | workflow | DM | Mașina asta a mai avut daune?; are masina alte dosare la noi | other claims of this car; has this car had other claims
same_person | workflow | DM | Clientul mai are dosare la noi?; a mai avut pagubitul dosare | other files of this person; does the claimant have other claims
clock | money | Termenul legal~legal | Până când trebuie să răspundem legal?; cat mai avem pana la termenul legal; in ce termen trebuie sa facem oferta | when is the legal deadline
missing | documents | Lips~missing | Ce acte nu avem încă?; ce mai trebuie sa aduca pagubitul; Lipsește ceva din dosar? | what documents are missing
summary | workflow | Accident | Despre ce e dosarul ăsta?; pe scurt, ce e cu dosarul | summarise the file; give me a summary
two | people | Munteanu Ioana, 722123456 | Cine e păgubitul și cum îl sun? | who is the claimant and what is the phone number?
two_car | vehicles | Dacia, CJ12ABC | ce masina e si ce numar are | what car is it and what is its plate
two_place | vehicles | 03.03.2026, Cluj-Napoca | Când a fost accidentul și unde? | when and where was the accident
three_money | money | 4.840,00, 300,00, nimic | Cât e rezerva, cât e franșiza și cât s-a plătit? |
`;

// Written when the rules answered those above; at first sight three of four were right.
const later = `
claimant | people | Munteanu Ioana | Vreau și eu numele păgubitului; cu cine am de-a face in dosar, cine e clientul | remind me who the claimant is
owner | people | Munteanu Ioana | Pe cine e mașina în acte? | is the claimant the owner of the car
driver | people | Stanciu Radu | cine se afla la volan; Soferul cum se numea? | which driver was in the car
at_fault | people | Vlad Mihai | Cine poartă vina?; numele celui vinovat | who is the guilty party
witness | people | Pop Dana | sunt martori la accident; Avem date despre martor? | is there a witness
insurer_own | workflow | Carpatica | de la ce companie e polita; Asigurătorul nostru cine e? | who issued the policy
insurer_other | vehicles | Danubius | Ce asigurător are cel vinovat?; unde avea rca celalalt | insurer of the other driver
assessor | workflow | Elena Rusu | cine se duce sa vada masina; Cine e evaluatorul dosarului? | who will inspect the car
shop | workflow | Service Nord Test | cine repara masina pagubitului; La ce atelier a ajuns mașina? | name of the repair shop
plate | vehicles | CJ12ABC | ce numere are masina; Placuta masinii pagubite? | what's the registration number
vin | vehicles | UU1TESTVIN0000001 | da-mi vinul te rog; Serie șasiu? | VIN number
policy_number | workflow | RO/12/TEST/7788 | numarul politei rca; Care e seria poliței lui? | policy number please
policy_days | workflow | 01.01.2026 | Polița expiră când?; mai e in vigoare polita | how long is the policy valid
phone | people | 722123456 | ne trebuie telefonul pagubitului; Cum dau de păgubit la telefon? | phone of the claimant
email | people | ioana.munteanu@example.com | are mail pagubitul; Unde îi trimit un e-mail păgubitului? | e-mail of the claimant
address | people | Strada Lungă 5 | la ce adresa locuieste pagubita; Adresa de acasă a păgubitului? | where is the claimant's home
iban | people | 8899 | ce iban ne-a dat pagubitul; IBAN păgubit? | bank account of the claimant
car | vehicles | Dacia | Marca mașinii?; ce masina conducea pagubitul | make and model of the car
year | vehicles | 2019 | anul de fabricatie al masinii; Din ce an este? | in what year was the car built
odometer | vehicles | 84200 | cati km avea la bord; Rulajul mașinii? | mileage of the car
accident_day | vehicles | 03.03.2026 | Ziua accidentului?; cand a fost lovita masina | on which day did it happen
accident_place | vehicles | Cluj-Napoca | unde s-au ciocnit; Locația accidentului? | where did it happen
accident_how | vehicles | semafor | explica-mi cum s-a produs accidentul | how did the crash happen
injuries | vehicles | nu~no | sunt persoane ranite; E vreo vătămare corporală? | did anybody get hurt
notice_day | workflow | 2026 | pe ce data s-a facut avizarea; Data deschiderii? | when did we open the claim
reserve | money | 4.840,00~4,840.00 | ce suma e in rezerva; Rezerva pe daună? | what reserve do we have
estimate | money | 5.120,00 | la cat se estimeaza dauna; Estimarea daunei? | estimated amount
offered | money | 4.840,00~4,840.00 | Ce sumă i-am propus păgubitului?; cat am oferit | how much did we offer
offer_state | money | fără răspuns~no answer | oferta a fost acceptata sau nu; Ce a zis păgubitul de ofertă? | did the claimant accept the offer
paid | money | nimic~nothing | i-am platit ceva pagubitului; Plăți efectuate? | have we paid anything
deductible | money | 300,00 | franșiza?; polita are fransiza | what deductible applies
penalty_day | money | lei | ce penalitate curge pe zi; Penalizarea pe fiecare zi? | how much is the penalty for each day
inspection | visits | nu este programată~not booked | cand vine inspectorul; S-a făcut constatarea? | is an inspection booked
document_where | documents | scan1.pdf | avem talon; Ne-a trimis talonul? | did we receive the registration certificate
document_count | documents | 2 | cate documente avem la dosar; Număr de documente? | how many documents do we have
last_message | messages | Aștept vești | ultimul email de la pagubit; Ce ne-a răspuns păgubitul? | what was the last message
last_note | workflow | Am sunat la service | ultima nota din dosar; Cine a lăsat ultima notă? | what does the last note say
work_due | workflow | 2026 | pana cand am termen; Când e scadența activității? | when is my task due
same_car | workflow | DM | istoricul de daune al masinii; Mai avem dosare pe mașina asta? | are there other files for this car
same_person | workflow | DM | mai are clientul alte daune; Păgubitul e recidivist, are alte dosare? | any other claims of the claimant
clock | money | legal | cate zile mai sunt pana la termen; Ne încadrăm în termenul legal? | what is the legal deadline
missing | documents | Lips~missing | ce documente mai cer; Ce lipsește? | which documents are still missing
state | workflow | Instrumentare dosar~Claim handling | la ce pas e dosarul; Statusul? | current status
`;

/** Questions that columns of the file answer, in words that were written before the rules that answer them were read. */
export const spokenQuestions: readonly SpokenQuestion[] = casesOf(spoken).map((one, at) => ({
  ...one,
  isHeldOut: isHeldOut(at),
}));

/** Questions written later, for the words that were still missing. */
export const laterQuestions: readonly SpokenQuestion[] = casesOf(later).map((one) => ({
  ...one,
  isHeldOut: false,
}));
