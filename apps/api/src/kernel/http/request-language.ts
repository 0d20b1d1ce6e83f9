/** A language of the product. */
export type Language = 'ro' | 'en';

/** A sentence in both languages of the product. */
export type BilingualText = Record<Language, string>;

/** The first language of the product that the caller asks for; undefined when none is asked for. */
export function requestedLanguage(acceptLanguage: string | undefined): Language | undefined {
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((wish) => wish.quality > 0)
    .sort((one, other) => other.quality - one.quality);

  for (const { language } of wishes) if (language === 'ro' || language === 'en') return language;
  return undefined;
}
