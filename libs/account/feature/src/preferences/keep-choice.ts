import { api, dataOf, isApiProblem } from '@dosar/api-client/client';
import type { Profile } from '@dosar/auth';
import type { Schema } from '@dosar/openapi';

/** What somebody chooses with one click; what they do not name stays as it is. */
export type OwnChoice = Partial<Schema<'Preferences'>> & { language?: Schema<'OwnAccount'>['language'] };

/** Keeps a choice in the account of whoever is signed in. The latest one counts, whatever another browser chose meanwhile. */
export async function keepChoice(choice: OwnChoice): Promise<Profile> {
  try {
    return await change(choice);
  } catch (problem) {
    if (isApiProblem(problem, 'stale_row_version')) return change(choice);
    throw problem;
  }
}

async function change({ language, ...preferences }: OwnChoice): Promise<Profile> {
  const account = await dataOf(api.GET('/api/auth/getOwnAccount'));
  return dataOf(
    api.POST('/api/auth/updateOwnAccount', {
      body: {
        nickname: account.nickname,
        language: language ?? account.language,
        preferences: { ...account.preferences, ...preferences },
        row_version: account.row_version,
      },
    }),
  );
}
