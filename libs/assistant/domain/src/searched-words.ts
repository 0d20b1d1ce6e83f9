import { foldText } from '@dosar/kernel/search-text';

// What questions are made of in either language, beside what they are about.
const fillers = new Set(
  (
    'a ai al ale am ar are as asa asta atat au ba bine buna ca cam cand care catre cat cate cati ce cea cei cele cel cine cu cui cum ' +
    'da daca dar de deci decat despre din dintre dintr doar dupa e ea ei el ele era este eu exact fac face faca faci fi fie fost fara ' +
    'ii il imi in inca intr intre isi iti la le li lor lui ma mai mea mei mele mereu mi mie mine mult multe multi nici niste noi nostru ' +
    'nu o ori pai pe pentru peste poate pot poti prea prin putea putem sa sau se si sint sunt spre sub sus te ti tu un una unde unei ' +
    'unele unor unui va vor vreau vrea vreo voi vreun trebuie trebui nevoie buna ziua salut rog multumesc ajuta ajutor imi zici spui ' +
    'explica explicati spuneti puteti vad vede vezi gasesc gaseste gasi aici acolo acum atunci acest aceasta acesta aceste ' +
    'inseamna inseamna scriu scrii scrie spune exista pun asistent stie stiu stiti aplicatie aplicatia program programul ' +
    'about an and any are be by can could did do does for from has have how i if is it its me my of on or our please ' +
    'should so that the their them then there this to was we what when where which who why will with would you your'
  ).split(' '),
);

/** Whether a folded word says nothing of what a question is about. */
export const isFiller = (word: string): boolean => fillers.has(word);

const mostWords = 24;

// Somebody asks how I note, the help says how you note: endings of persons, which the stemmer of nouns leaves.
const persons = /\b(\p{L}{3,}?)(?:ezi?|eaza|esc|esti|easca|(?<!it)ati|eti|iti)\b/gu;

/**
 * Text as it is compared: folded, words alone, verbs without their person, and the vowels that Romanian breaks in some forms of a word
 * made one (șablon, șabloane).
 *
 * Both sides of the search go through it.
 */
export function searchForm(text: string): string {
  return foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(persons, '$1')
    .replaceAll('oa', 'o')
    .replaceAll('ea', 'e')
    .trim();
}

/** The words of a question that say what it is about, folded; never more than a question has. */
export function searchedWords(question: string): string[] {
  const words = foldText(question)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && word.length <= 40 && !fillers.has(word));
  return [...new Set(words.map(searchForm))].slice(0, mostWords);
}
