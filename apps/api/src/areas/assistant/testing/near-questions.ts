import { isHeldOut, linesOf } from './question-cases.ts';

/** A question that is near to a known one: the file has no answer, and a fact of somebody else would be a wrong one. */
export type NearQuestion = {
  question: string;
  never: readonly string[];
  language: 'ro' | 'en';
  isHeldOut: boolean;
};

// question | what the answer must never say
const romanian = `
Care e telefonul martorului? | 722123456
telefonul vinovatului | 722123456
Ce e-mail are martorul? | ioana.munteanu
unde locuieste vinovatul | Lungă
Ce mașină are vinovatul? | Dacia
VIN-ul mașinii vinovatului | UU1TEST
ce an are masina vinovatului | 2019
Câți km are mașina cealaltă? | 84200
cine e proprietarul masinii vinovate | Munteanu
Cine conducea mașina vinovată? | Stanciu
cnp vinovat | **01
IBAN-ul service-ului | 8899
telefonul service-ului | 722123456
Ce e-mail are inspectorul? | ioana.munteanu
adresa service-ului | Lungă
unde locuieste soferul | Lungă
Ce telefon are asiguratul? | 722123456
Când expiră permisul șoferului? | 31.12.2026
cine a aprobat oferta | 4.840
Cât a cerut service-ul? | 4.840, 5.120, 300,00
cat costa manopera | 4.840, 5.120
Câte piese sunt de înlocuit? | [1]
cat dureaza reparatia | [1]
Când e gata mașina? | [1]
are masina la schimb | [1]
Cine e avocatul păgubitului? | [1]
cat a costat polita | 300,00, RO/12
Cât e prima de asigurare? | 300,00, RO/12
ce telefon are Vlad Mihai | 722123456
Ce adresă are Pop Dana? | Lungă
cand s-a nascut martorul | 2026
Unde lucrează martorul? | [1]
cine a sunat la politie | [1]
Câți martori au mințit? | [1]
cat valoreaza masina | 4.840, 5.120, 300,00
Ce bancă are păgubitul? | [1]
cand a fost vopsita masina | 2026, 2019
Cine a cumpărat piesele? | [1]
care e culoarea masinii vinovatului | [1]
ce model de telefon are pagubitul | 722123456
Cine e prietenul șoferului? | Stanciu
la ce scoala invata copilul pagubitului | [1]
`;

const english = `
what is the phone number of the witness | 722123456
where does the driver live | Lungă
what car does the party at fault drive | Dacia
who owns the other car | Munteanu
who was driving the other car | Stanciu
what is the email of the repair shop | ioana.munteanu
when will the car be ready | [1]
who approved the offer | 4,840
how much is the car worth | 4,840, 5,120
who is the lawyer of the claimant | [1]
how fast was the car going | [1]
does the driver have a valid licence | [1]
how many passengers were in the car | [1]
when is the birthday of the claimant | [1]
what did the insured have for breakfast | [1]
which bank does the claimant use | [1]
`;

const casesOf = (text: string, language: 'ro' | 'en') =>
  linesOf(text).map((line) => {
    const [question = '', never = ''] = line.split(' | ');
    return { question, never: never.split(', '), language };
  });

/** Questions whose answer the file does not have although it has one of somebody else, or of something else. */
export const nearQuestions: readonly NearQuestion[] = [
  ...casesOf(romanian, 'ro'),
  ...casesOf(english, 'en'),
].map((one, at) => ({ ...one, isHeldOut: isHeldOut(at) }));
