import { askedFact, askedRole } from './asked-facts.ts';
import type { FactTopic } from './fact-words.ts';
import { topicsOf, type Topic } from './topics.ts';

/** What one part of a question asks: a fact, else topics; neither where nothing tells what it is about. */
export type QuestionPart = { text: string; fact: FactTopic | undefined; topics: readonly Topic[] };

const conjunction = /(?:\s*,)?\s+(?:iar|și|si|and|plus)\s+|\s*,\s+/iu;
const sentenceEnd = /[?!;\n]+|\.(?=\s|$)/u;
const mostParts = 6;

/**
 * The parts of a question, when one of them at least asks for a fact; none otherwise.
 *
 * A part that names nobody goes on about whom the part before named.
 */
export function questionParts(question: string): QuestionPart[] {
  const parts = question
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .flatMap(partsOfSentence)
    .slice(0, mostParts);
  return parts.some(({ fact }) => fact !== undefined) ? parts : [];
}

function partsOfSentence(sentence: string): QuestionPart[] {
  const whole = partOf(sentence);
  const pieces = sentence.split(conjunction).filter((piece) => piece.trim() !== '');
  const ofPieces = new Set(pieces.map((piece) => partOf(piece).fact));
  // The make and the model are one thing to ask for; who it was and who insures him are two.
  if (whole.fact !== undefined && (ofPieces.has(undefined) || ofPieces.size < 2)) return [whole];
  if (pieces.length < 2) return [whole];
  let named = pieces.map((piece) => askedRole(piece)).find((role) => role !== undefined);
  const parts = pieces.map((piece) => {
    const role = askedRole(piece);
    const carried = role === undefined && named !== undefined ? `${piece} (${wordOf[named]})` : piece;
    named = role ?? named;
    return partOf(partOf(carried).fact === undefined ? piece : carried);
  });
  return parts.some(({ fact }) => fact !== undefined) ? parts : [whole];
}

const wordOf = {
  injured: 'păgubit',
  insured: 'asiguratul',
  owner: 'proprietar',
  driver: 'șofer',
  at_fault: 'vinovat',
  witness: 'martor',
  representative: 'reprezentant',
  notifier: 'notificator',
} as const;

function partOf(text: string): QuestionPart {
  const fact = askedFact(text);
  return { text, fact, topics: fact === undefined ? topicsOf(text) : [] };
}
