import { askedFact, askedRole } from './asked-facts.ts';
import type { FactTopic } from './fact-words.ts';
import { withoutAbbreviations } from './plain-question.ts';
import { factOfRole } from './named-people.ts';
import { topicsOf, type Topic } from './topics.ts';

/** What one part of a question asks: a fact, else topics; neither when the rules recognise nothing. */
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
  const parts = withoutAbbreviations(question)
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
  if (pieces.length < 2) return [whole];
  let named = pieces.map((piece) => askedRole(piece)).find((role) => role !== undefined);
  const parts = pieces.map((piece, at) => {
    const role = askedRole(piece);
    const carried = role === undefined && named !== undefined ? factOfRole(piece, named) : undefined;
    named = role ?? named;
    const part = partOf(carried ?? piece);
    return part.fact === undefined ? completed(piece, pieces[at - 1] ?? pieces[at + 1] ?? '') : part;
  });
  const ofParts = new Set(parts.map(({ fact }) => fact));
  // "Make and model" asks for one fact; "who was it and who insures him" asks for two.
  if (whole.fact !== undefined && (ofParts.has(undefined) || ofParts.size < 2)) return [whole];
  return parts.some(({ fact }) => fact !== undefined) ? parts.filter((part) => !isNameAlone(part)) : [whole];
}

/** Whether a part is only a name, as in "Ana, what is the status": it addresses a person and asks nothing. */
const isNameAlone = ({ text, fact, topics }: QuestionPart) =>
  fact === undefined && topics.length === 0 && /^\s*\p{Lu}[\p{L}-]*(?:\s+\p{Lu}[\p{L}-]*)*\s*$/u.test(text);

const askingWords =
  /(?<!\p{L})(?:când|cand|unde|cum|cine|ce|care|cât|cat|data|ziua|ora|locul|numele|suma|when|where|how|who|what|which|date|day|place|name)(?!\p{L})/giu;
const mostCarried = 4;

/** A short piece with what its neighbour is about: "and where" asks for the place of what was asked before. */
function completed(piece: string, neighbour: string): QuestionPart {
  const alone = partOf(piece);
  if (piece.trim().split(/\s+/).length > mostCarried || alone.topics.length > 0) return alone;
  const about = partOf(`${piece} ${neighbour.replaceAll(askingWords, ' ')}`);
  return about.fact === undefined ? alone : { ...about, text: about.text.replaceAll(/\s+/g, ' ') };
}

function partOf(text: string): QuestionPart {
  const fact = askedFact(text);
  return { text, fact, topics: fact === undefined ? topicsOf(text) : [] };
}
