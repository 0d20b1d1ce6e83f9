import { compareNames, foldText } from '@dosar/kernel/search-text';
import type { RowRule } from './row-change.ts';

const mostTags = 10;

/** Marks are put on work and taken off it; both are known in the spelling that the organisation uses. */
export function tagged(add: readonly string[], remove: readonly string[]): RowRule {
  return ({ values: { tag_names: before } }) => {
    const removed = new Set(remove.map(foldText));
    const kept = before.filter((name) => !removed.has(foldText(name)));
    const present = new Set(kept.map(foldText));
    const added = add.filter((name) => !present.has(foldText(name)));
    const after = [...kept, ...added].sort(compareNames);
    if (after.length > mostTags) return { code: 'too_many_tags' };
    const gone = before.filter((name) => !after.includes(name));
    const come = after.filter((name) => !before.includes(name));
    if (gone.length === 0 && come.length === 0) return { code: 'unchanged' };
    return { values: { tag_names: after }, told: { title: titleOf(come, gone), data: { tags: after } } };
  };
}

function titleOf(come: readonly string[], gone: readonly string[]) {
  const names = [...come.map((name) => `+${name}`), ...gone.map((name) => `−${name}`)]
    .join(', ')
    .slice(0, 250);
  return { ro: `Etichete: ${names}`, en: `Tags: ${names}` };
}
