import type { Schema } from '@dosar/openapi';
import type { TrackerAction } from '#src/kernel/database/index.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

const pathOfSameSite = /^\/(?![/\\])/;

/** Whether a button may lead there: to this site, or by https. */
export function mayBeFollowed(url: string): boolean {
  return pathOfSameSite.test(url) || (URL.canParse(url) && new URL(url).protocol === 'https:');
}

/** A configured button in the visitor's language; none when its address leads anywhere but to this site or by https. */
export function trackerAction(
  action: TrackerAction | null,
  language: Language,
): Schema<'TrackerAction'> | null {
  if (!action || !mayBeFollowed(action.url)) return null;
  return { type: action.type, name: action[`name_${language}`], url: action.url };
}
