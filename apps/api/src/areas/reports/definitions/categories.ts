import type { BilingualText } from '#src/kernel/http/request-language.ts';

/** What reports are sorted by, in the order of the menu. */
export const categories: readonly { code: string; name: BilingualText }[] = [
  { code: 'law', name: { ro: 'Termene și lege', en: 'Deadlines and law' } },
  { code: 'flow', name: { ro: 'Flux și durată', en: 'Flow and time' } },
  { code: 'people', name: { ro: 'Oameni', en: 'People' } },
  { code: 'money', name: { ro: 'Bani', en: 'Money' } },
  { code: 'contact', name: { ro: 'Comunicare și parteneri', en: 'Communication and partners' } },
];

/** What a category is called. */
export function categoryName(code: string, language: keyof BilingualText): string {
  return categories.find((category) => category.code === code)?.name[language] ?? code;
}
