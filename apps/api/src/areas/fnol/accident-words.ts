import type { Schema } from '@dosar/openapi';
import type { BilingualText, Language } from '#src/kernel/http/request-language.ts';

const words: Record<Schema<'AccidentKind'>, BilingualText> = {
  hit_by_other: { ro: 'Lovit de altă mașină', en: 'Hit by another car' },
  hit_other: { ro: 'A lovit altă mașină', en: 'Hit another car' },
  own_car: { ro: 'Doar mașina proprie', en: 'Own car alone' },
  glass: { ro: 'Parbriz sau geam', en: 'Windscreen or window' },
  nature: { ro: 'Grindină, apă sau incendiu', en: 'Hail, water or fire' },
  theft: { ro: 'Furt sau vandalism', en: 'Theft or vandalism' },
};

/** What kind of accident it was, as a line before what the claimant tells; nothing for who has not said. */
export const accidentWords = (kind: Schema<'AccidentKind'> | undefined, language: Language): string =>
  kind === undefined ? '' : `${words[kind][language]}.\n\n`;
