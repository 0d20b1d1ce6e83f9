import { describe, expect, test } from 'vitest';
import { askedFact } from './asked-facts.ts';
import { askedRole, factQuestions, mayWantFact, namedByRole, nearFacts, questionParts } from './index.ts';

const asked = (question: string) => questionParts(question).map(({ fact }) => fact ?? 'unknown');

describe('B8 what a question asks of a file', () => {
  test.each([
    ['Spune-mi te rog ce nr. de înmatriculare are mașina?', ['plate']],
    ['Când a fost accidentul și unde?', ['accident_day', 'accident_place']],
    ['when and where was the accident', ['accident_day', 'accident_place']],
    ['ce masina e si ce numar are', ['car', 'plate']],
    ['Cine e păgubitul și cum îl sun?', ['claimant', 'phone']],
    ['marca și modelul mașinii', ['car']],
    ['De ce culoare e mașina?', ['color']],
    ['ce numar are masina care a lovit-o', ['other_plate']],
    ['Care e telefonul service-ului?', ['shop_phone']],
  ])('is recognised in the words of its asker: %s', (question, facts) => {
    expect(asked(question)).toEqual(facts);
  });

  test.each([
    'Cine conducea mașina vinovată?',
    'who was driving the other car',
    'Care e IBAN-ul service-ului?',
    'cine a aprobat oferta',
    'De ce e rezerva atât de mare?',
    'câți copii are păgubitul',
  ])('is no fact of somebody or something else: %s', (question) => {
    expect(asked(question)).toEqual([]);
  });

  test.each([
    ['VIN-ul mașinii vinovatului', 'at_fault'],
    ['ce an are masina celuilalt', 'at_fault'],
    ['telefonul doamnei', 'injured'],
    ['ce model are masina', undefined],
  ] as const)('names whose it is: %s', (question, role) => {
    expect(askedRole(question)).toBe(role);
  });

  test.each([
    ['cine a emis polița', true],
    ['how much did the tyres cost', true],
    ['Cum schimb limba?', false],
    ['unde văd ce am de aprobat', false],
  ])('may be one that help cannot answer: %s', (question, may) => {
    expect(mayWantFact(question)).toBe(may);
  });
});

describe('B8 a name between commas', () => {
  test.each([
    ['Cine se ocupă de dosar, Ana Albu?', ['handler']],
    ['Cine se ocupă de dosar, când a fost accidentul?', ['handler', 'accident_day']],
  ])('asks for nothing: %s', (question, facts) => {
    expect(asked(question)).toEqual(facts);
  });
});

describe('B8 a question that two facts are near to', () => {
  test.each([
    ['devizul estimativ cat e', ['shop_quote', 'estimate']],
    ['ce numar avea celalalt', ['other_plate']],
    // Nothing is near enough, or too many things are.
    ['numarul', []],
    ['cati copii are pagubitul', []],
    ['De ce e rezerva atât de mare?', []],
  ])('is answered by neither: %s', (question, near) => {
    expect(askedFact(question)).toBeUndefined();
    expect(nearFacts(question)).toEqual(near);
  });

  test('may be asked again in words that leave no doubt, in both languages', () => {
    const doubtful = Object.entries(factQuestions).flatMap(([topic, { ro, en }]) =>
      [ro, en].filter((question) => askedFact(question) !== topic),
    );
    expect(doubtful).toEqual([]);
  });

  test.each([
    'pagubitul mai are daune la noi',
    'dosare vechi ale pagubitului',
    'any earlier claims of the claimant',
  ])('is never answered by this file when it asks for other files: %s', (question) => {
    expect(askedFact(question) ?? 'same_person').toBe('same_person');
  });

  test.each(['ce daune are martorul', 'cine e soferul din alte dosare'])(
    'names nobody of this file for others: %s',
    (question) => {
      expect(askedFact(question)).toBeUndefined();
    },
  );

  test('about the number of somebody is not answered by their name', () => {
    expect(askedFact('policy number of the other driver')).toBeUndefined();
    expect(askedFact('numarul vinovatului')).toBeUndefined();
  });
});

describe('B8 somebody of the file called by name', () => {
  const people = [
    { name: 'Munteanu Ioana', roles: ['owner', 'injured'] },
    { name: 'Vlad Mihai', roles: ['at_fault'] },
    { name: 'Auto Rapid SRL', roles: ['insured'] },
    { name: 'Pop Ioana', roles: ['witness'] },
  ];
  test.each([
    ['telefonul lui Munteanu Ioana', 'telefonul lui păgubit'],
    ['ce telefon are vlad mihai?', 'ce telefon are vinovat?'],
    ['adresa Munteanului', 'adresa păgubit'],
    // A first name that two people have names neither, and words that questions are made of are no names.
    ['unde locuiește Ioana', 'unde locuiește Ioana'],
    ['numar auto', 'numar auto'],
  ])('stands by their role: %s', (question, meant) => {
    expect(namedByRole(question, people)).toBe(meant);
  });
});
