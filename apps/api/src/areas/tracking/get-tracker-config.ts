import type { Schema } from '@dosar/openapi';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findTrackerConfig } from './case-repository.ts';
import { trackerAction } from './tracker-action.ts';

/** The tracker's steps and words in the visitor's language. */
export async function getTrackerConfig({
  tx,
  caller,
  language,
}: Call<'getTrackerConfig'>): Promise<Schema<'TrackerConfig'>> {
  const config = await findTrackerConfig(tx, caller.orgId, language);
  if (!config) throw notFound();
  return shownConfig(config, language);
}

type StoredConfig = NonNullable<Awaited<ReturnType<typeof findTrackerConfig>>>;

/** The words of a tracker in a language. */
export function shownConfig(config: StoredConfig, language: Language): Schema<'TrackerConfig'> {
  const { steps, action, security_message, security_error_message, ...texts } = config;
  return {
    ...texts,
    config: steps.map((step) => ({
      index: step.index,
      state: step.state,
      icon: step.icon,
      label: step[`label_${language}`],
      description: step[`description_${language}`],
    })),
    security: { message: security_message, error_message: security_error_message },
    action: trackerAction(action, language),
  };
}
