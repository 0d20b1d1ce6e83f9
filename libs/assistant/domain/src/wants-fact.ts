import { aboutMeaning, isFactWord } from './asked-facts.ts';
import { plainQuestion } from './plain-question.ts';

const askers =
  'cine|cui|cat|cata|cate|cati|cand|care|ce|unde|who|whose|when|what|which|where|how (?:much|many|old|fast|long)';
const before = '(?:(?:la|pe|de|in|cu|din|pentru|pana|catre|at|on|in|by|to|for) )?';
const factual = new RegExp(
  `^${before}(?:${askers}|are|am|a|au|s-a|mai|este|e|exista|avem|is|are|was|were|has|have|does|do|did)\\b`,
);

// What has happened once is not how something is done.
const happened = new RegExp(
  `^${before}(?:${askers})\\b.*\\b(?:(?:(?:s|ne|i|le|l)-)?a|s-au|au)\\s+(?:mai\\s+)?\\p{L}+(?:t|s)\\b|^(?:who|when|where|how much|how many) (?:did|was|were|has|had)\\b`,
  'u',
);
const ofThisFile =
  /\b(?:pagubit|asigurat(?:ul|ului)?\b|sofer|proprietar|martor|vinovat|inspector(?:ul|ului)|masin|accident(?:ul|ului)\b|acest dosar|dosarul(?:ui)? (?:acest|asta)|claimant|the insured|the driver|the witness|the assessor|the (?:\w+ )?car\b|this (?:file|claim|car))/;
// Clerks type what they look for without a verb: "plate nr".
const mostKeywords = 6;
const keywords =
  /\b(?:pagubit|asiguratul|sofer|proprietar|martor|vinovat|inspector|masin|accident|dosarul|polit|plate|vin\b|chassis|file (?:no|nr|number)|claimant|insured|driver|witness|car\b|policy|due date)/;
// Whoever asks how it is done wants the help, also with a file open.
const aboutDoing =
  /^(?:ce (?:e|este|sunt|sint)|what (?:is|are) an?|what are|care sunt)\b|\b(?:vad|pot|putem|poate|schimb|fac|facem|adaug|gasesc|stabilesc|trimit|pun|caut|cer|iau|setez|modific|sterg|salvez|anulez|opresc|aprob|scriu|incarc|descarc|trebuie|i|we can|my|mea|mele|meu|mei)\b/;

/** Whether a question wants a fact of the open file, so that an article of the help would answer something else. */
export function wantsFact(question: string): boolean {
  const folded = plainQuestion(question).trim();
  if (aboutMeaning.test(folded)) return false;
  return (factual.test(folded) && ofThisFile.test(folded)) || happened.test(folded);
}

/** Whether a question wants to know how something is done, or what it means, whatever file is open. */
export function wantsHelp(question: string): boolean {
  const folded = plainQuestion(question).trim();
  return (
    /^(?:cum|how(?! (?:much|many|old|fast|long)))\b/.test(folded) ||
    aboutDoing.test(folded) ||
    aboutMeaning.test(folded)
  );
}

/**
 * Whether a question may want a fact of the open file: then help is named and not quoted, because it would answer something else.
 *
 * It asks as facts are asked for, or has no word that facts are not made of.
 */
export function mayWantFact(question: string): boolean {
  const folded = plainQuestion(question).trim();
  if (wantsHelp(question)) return false;
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    factual.test(folded) || (words.length <= mostKeywords && keywords.test(folded)) || words.every(isFactWord)
  );
}
