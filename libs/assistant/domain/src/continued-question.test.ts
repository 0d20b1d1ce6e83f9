import { describe, expect, test } from 'vitest';
import { askedFact, askedRole } from './asked-facts.ts';
import { continuedQuestion } from './continued-question.ts';

describe('B8 a question that goes on with the one before it', () => {
  test.each([
    ['cine e martorul', 'și telefonul lui?', 'phone', 'witness'],
    ['cine conducea', 'ce mail are', 'email', 'driver'],
    ['cine e vinovatul', 'si unde e asigurat?', 'other_insurer', 'at_fault'],
    ['who is at fault', 'and his insurer', 'other_insurer', 'at_fault'],
    ['ce marcă e mașina', 'dar anul?', 'year', undefined],
    ['when was the accident', 'and where', 'accident_place', undefined],
    ['cine e vinovatul', 'și rezerva', 'reserve', undefined],
  ])('asks for it of whom that was about: %s – %s', (before, question, fact, role) => {
    const meant = continuedQuestion(question, before);
    expect([askedFact(meant), askedRole(meant)]).toEqual([fact, role]);
  });

  test.each([
    ['cine e martorul', 'ce telefon are păgubitul'],
    ['cine e martorul', 'cât e rezerva'],
    ['cât e rezerva', 'ce telefon are'],
    ['cine e martorul', 'cum trimit un mesaj'],
    ['', 'și telefonul?'],
  ])('is left as it is where it names its own or nothing was before: %s – %s', (before, question) => {
    expect(continuedQuestion(question, before)).toBe(question);
  });
});
