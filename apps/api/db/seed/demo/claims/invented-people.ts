import { countyList } from '#db/reference/counties.ts';
import type { DemoRandom } from '../demo-random.ts';

const women =
  'Adriana Alexandra Andreea Camelia Carmen Cătălina Claudia Cristina Daniela Diana Elena Florentina Gabriela Georgiana Ileana Ioana Irina Lavinia Livia Loredana Luminița Mădălina Mihaela Mirela Nicoleta Oana Raluca Roxana Simona Ștefania Teodora Valentina Viorica'.split(
    ' ',
  );
const men =
  'Adrian Alexandru Andrei Bogdan Călin Cătălin Ciprian Claudiu Constantin Cornel Cristian Dănuț Dragoș Eugen Florin Gheorghe Horia Ilie Ionuț Iulian Laurențiu Liviu Lucian Marius Mihai Nicolae Octavian Ovidiu Răzvan Sorin Ștefan Tiberiu Traian Vasile Vlad'.split(
    ' ',
  );
const families =
  'Albu Anghel Avram Bălan Barbu Bejan Blaga Boboc Bratu Bucur Chiriță Cojocaru Constantin Coșbuc Cozma Crăciun Croitoru Cucu Dănilă Diaconu Dinu Dobre Drăgan Dumitrescu Enache Farcaș Filip Florea Gavrilă Ghiță Grosu Iacob Ilieș Iordache Ispas Lungu Lupu Manea Marinescu Moldovan Munteanu Neagu Nistor Oprea Păun Pavel Pană Petcu Pintilie Preda Radu Roman Rusu Sandu Șerban Sîrbu Ștefănescu Stoica Suciu Tănase Toma Țăndărei Țepeș Tudor Ungureanu Văduva Vlaicu Voicu Zaharia'.split(
    ' ',
  );

/** Names that invented people are put together from. */
export function nameLists() {
  return { firstNames: [...women, ...men], lastNames: families };
}

/** A person who does not exist. */
export type InventedPerson = {
  lastName: string;
  firstName: string;
  cnp: string;
  email: string;
  phone: string;
};

/**
 * Makes a person up. The personal number belongs to the 19th century (its first digit is 3 or 4): the check digit is
 * right and nobody alive can have it. Mail domains and phone prefix are reserved or unassigned.
 */
export function inventPerson(random: DemoRandom, number: number): InventedPerson {
  const isWoman = random.chance(0.5);
  const firstName = random.pick(isWoman ? women : men);
  const lastName = random.pick(families);
  return {
    lastName,
    firstName,
    cnp: inventCnp(random, isWoman),
    email: `${plain(firstName)}.${plain(lastName)}${number}@example.com`,
    phone: `+407000${String(number % 100_000).padStart(5, '0')}`,
  };
}

const weights = [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9];

/** The last digit of a CNP, from the twelve before it. */
export function cnpCheckDigit(twelve: string) {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(twelve[index]), 0) % 11;
  return sum === 10 ? 1 : sum;
}

function inventCnp(random: DemoRandom, isWoman: boolean) {
  const two = (value: number) => String(value).padStart(2, '0');
  const county = random.pick(countyList)[2] ?? '40';
  const serial = String(random.between(1, 999)).padStart(3, '0');
  const twelve = `${isWoman ? 4 : 3}${two(random.between(50, 99))}${two(random.between(1, 12))}${two(random.between(1, 28))}${county}${serial}`;
  return `${twelve}${cnpCheckDigit(twelve)}`;
}

/** An account of a bank that does not exist, with the right check digits. */
export function inventIban(number: number) {
  const account = String(number).padStart(16, '0');
  const aaaaRo00 = `10101010${account}272400`;
  const check = 98n - (BigInt(aaaaRo00) % 97n);
  return `RO${String(check).padStart(2, '0')}AAAA${account}`;
}

function plain(name: string) {
  return name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
