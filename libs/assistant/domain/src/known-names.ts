import { foldText } from '@dosar/kernel/search-text';

const shortestName = 3;
const shortestStem = 3;

const endings = new Set(
  (
    ' a ai ei ii i e u ul ului ule lui le o ilor lor elor eni enilor eanca ence encei oi oaia oaiei oaica easca esti estii estilor esc ' +
    'uta utei ica icai ca cai'
  ).split(' '),
);

// Words of companies that claims are full of: an inflected one names nobody.
const ordinary =
  /^(?:daun|asigur|auto|servic|transp|grup|rapid|gener|reparat|leasing|consult|const|logist|fleet|parc)/;

/** Whether a word belongs to one of some names: as it is written there, or in a form that Romanian makes of it. */
export function nameMatcher(names: readonly string[]): (word: string) => boolean {
  const parts = new Set(names.flatMap(wordsOf).filter((part) => part.length >= shortestName));
  const stems = new Set([...parts].filter((part) => !ordinary.test(part)).flatMap(stemsOf));
  return (word) => {
    const folded = foldText(word);
    if (parts.has(folded)) return true;
    for (let end = shortestStem; end <= folded.length; end += 1)
      if (stems.has(folded.slice(0, end)) && endings.has(folded.slice(end))) return true;
    return false;
  };
}

const wordsOf = (name: string) => foldText(name).match(/[\p{L}]+/gu) ?? [];

/** What stays of a name in its cases: Popa, Popii; Ionescu, Ionescului, Ioneștii; Munteanu, Munteni. */
function stemsOf(part: string): string[] {
  const stem = part.replace(/[aeiou]$/, '');
  const stems = [part, stem, stem.replace(/sc$/, 'st'), stem.replace(/ean$/, '')];
  return stems.filter((one) => one.length >= shortestStem);
}
