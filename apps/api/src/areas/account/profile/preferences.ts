import type { Schema } from '@dosar/openapi';
import type { UserMetadata } from '#src/kernel/database/json-columns.ts';

/** How the product looks to somebody and calls for attention: as chosen, or as their organisation begins. */
export function preferencesOf(
  { preferences }: UserMetadata,
  organisation?: { theme: string | null },
): Schema<'Preferences'> {
  const theme = organisation?.theme;
  return {
    color_mode: theme === 'light' || theme === 'dark' ? theme : 'system',
    density: 'comfortable',
    notify_new_activities: true,
    single_key_shortcuts: true,
    ...preferences,
  };
}
