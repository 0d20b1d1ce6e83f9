import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Text } from './list-texts.ts';

/** Romanian counts in three forms: 1 dosar, 2 dosare, 20 de dosare. */
const forms = ['one', 'few', 'other'];

function missingForms(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return missingForms(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const options = Object.entries(element.options);
    const missing = element.type === TYPE.plural ? forms.filter((form) => !(form in element.options)) : [];
    return [...missing, ...options.flatMap(([, option]) => missingForms(option.value))];
  });
}

/** Romanian messages that count something without all three plural forms. */
export function romanianPlurals({ file, content }: Text): string[] {
  if (!file.endsWith('translations/ro.json')) return [];
  const messages = JSON.parse(content) as Record<string, string>;
  return Object.entries(messages).flatMap(([id, message]) => {
    const missing = [...new Set(missingForms(parse(message)))];
    return missing.length > 0 ? [`${file}: ${id} lacks the plural form ${missing.join(', ')}`] : [];
  });
}
