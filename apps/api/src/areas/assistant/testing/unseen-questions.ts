import { casesOf, type SpokenQuestion } from './question-cases.ts';

// Written after the rules were, and never read while somebody works on them: they say how well the rules do with the next colleague.
const unseen = `
claimant | people | Munteanu Ioana | pentru cine e dosarul; numele complet al pagubitei | name of the claimant please
insured | people | Dumitru Andrei | cine e trecut ca asigurat pe polita | name of the insured person
owner | people | Munteanu Ioana | cui apartine masina; Cine figurează ca proprietar? | who is the registered owner
driver | people | Stanciu Radu | Cine șofa?; care era soferul | name of the driver
at_fault | people | Vlad Mihai | din vina cui s-a produs accidentul; Cine a greșit? | who was responsible for the accident
witness | people | Pop Dana | cum il cheama pe martor | did anyone see the accident
insurer_own | workflow | Carpatica | La ce asigurător e polița? | name of the insurance company
insurer_other | vehicles | Danubius | asiguratorul soferului vinovat; De la cine are celălalt RCA? | other party's insurer
assessor | workflow | Elena Rusu | cui i-a fost data constatarea; Numele inspectorului? | who does the inspection
shop | workflow | Service Nord Test | Ce service are dosarul?; unde s-a dus masina la reparat | where is the car being repaired
plate | vehicles | CJ12ABC | Cum e înmatriculată mașina?; numarul de pe placuta | plate number of the car
vin | vehicles | UU1TESTVIN0000001 | ce serie are sasiul | what is the chassis number of the car
policy_number | workflow | RO/12/TEST/7788 | sub ce numar e polita; Nr. poliței? | number of the policy
policy_days | workflow | 01.01.2026, 31.12.2026 | Mai e valabilă polița?; cat e valabila polita | until when is the policy valid
phone | people | 722123456 | are telefon pagubitul; Pe ce număr o sun pe doamna păgubită? | how can I call the claimant
email | people | ioana.munteanu@example.com | mailul doamnei; La ce e-mail îl găsesc pe păgubit? | where do I email the claimant
address | people | Strada Lungă 5 | In ce localitate sta pagubitul si pe ce strada | address of the claimant
car | vehicles | Dacia | ce fel de masina e | which make is the car
year | vehicles | 2019 | Câți ani are mașina? | year of manufacture
odometer | vehicles | 84200 | Cât arată kilometrajul?; km actuali | how many kilometres has the car done
accident_day | vehicles | 03.03.2026 | Pe ce dată s-a întâmplat accidentul?; ziua si ora accidentului | what day was the accident
accident_place | vehicles | Cluj-Napoca | Pe ce stradă sau în ce oraș s-a produs?; localitatea evenimentului | in which city did it happen
accident_how | vehicles | semafor | Care sunt împrejurările?; cum s-a ajuns la accident | describe how the accident happened
injuries | vehicles | nu~no | avem raniti in dosar | are there injured people
notice_day | workflow | 2026 | In ce zi am deschis dosarul; Când ne-a anunțat păgubitul? | date of the report
reserve | money | 4.840,00~4,840.00 | La cât e rezerva acum?; rezerva actuala | current reserve
estimate | money | 5.120,00~5,120.00 | Valoarea pagubei estimate?; cat a fost evaluata dauna | estimate of the damage
offered | money | 4.840,00~4,840.00 | La cât se ridică oferta?; ce suma are oferta | amount of the offer
offer_state | money | fără răspuns~no answer | A răspuns la ofertă?; a fost contestata oferta | was the offer accepted
paid | money | nimic~nothing | S-a plătit ceva?; cat am dat pana acum pagubitului | has anything been paid
deductible | money | 300,00~300.00 | Ce franșiză scădem? | how much is the deductible
penalty_day | money | lei | Cât e penalizarea zilnică? | what does a day of delay cost
inspection | visits | nu este programată~not booked | La ce oră e constatarea?; e programata constatarea | has the inspection been done
document_where | documents | scan1.pdf | E la dosar talonul?; a venit talonul masinii | is the registration certificate there
document_count | documents | 2 | Câte documente sunt încărcate? | number of documents
last_message | messages | Aștept vești | Ce mesaj am primit ultima oară?; citeste-mi ultimul mesaj | latest message from the claimant
last_note | workflow | Am sunat la service | Ultima notă a colegilor?; ce spune ultima nota | read me the last note
work_due | workflow | 2026 | Când expiră termenul activității? | when is this task due
same_car | workflow | DM | A mai fost mașina asta în alte dosare? | previous claims of the car
same_person | workflow | DM | Câte dosare are păgubitul la noi? | has the claimant had claims before
clock | money | Termenul legal~legal | Cât timp mai avem legal? | how many days until the legal deadline
missing | documents | Lips~missing | Mai avem nevoie de vreun document? | do we still need any documents
two | people | Vlad Mihai, Pop Dana | cine e vinovatul si cine e martorul | who is at fault and who is the witness
`;

/** Questions in the words of the next colleague: all of them are held out. */
export const unseenQuestions: readonly SpokenQuestion[] = casesOf(unseen).map((one) => ({
  ...one,
  isHeldOut: true,
}));
