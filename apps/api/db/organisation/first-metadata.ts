import type { OrganisationMetadata } from '../../src/kernel/database/json-columns.ts';

/** Rules that an organisation begins with; its administrator may change them. */
export const firstMetadata: OrganisationMetadata = {
  enable_user_new_activities_notifications: true,
  enable_user_impersonation: true,
  credentials: {
    password_policy: {
      min_length: 12,
      prevent_username: { enabled: true, message: 'Parola nu poate conține numele de utilizator.' },
      prevent_org_name: { enabled: true, message: 'Parola nu poate conține numele organizației.' },
      prevent_month: { enabled: true, message: 'Parola nu poate conține numele unei luni.' },
    },
  },
};
