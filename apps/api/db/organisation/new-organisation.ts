import * as z from 'zod';

/** What is asked of whoever creates an organisation. */
const newOrganisation = z.object({
  code: z.string('is missing').regex(/^[a-z0-9-]{2,40}$/, 'must be 2 to 40 small letters, digits or hyphens'),
  name: z.string('is missing').trim().min(2, 'must have 2 letters or more').max(120),
  'short-name': z.string().trim().min(2).max(40).optional(),
  prefix: z.string('is missing').regex(/^[A-Z]{2}$/, 'must be two capital letters, such as DM'),
  admin: z
    .string('is missing')
    .trim()
    .regex(/^[\p{L}\p{N}._-]{3,60}$/u, 'must be 3 to 60 letters, digits, points, hyphens or underscores'),
  'admin-name': z.string().trim().min(3).max(120).optional(),
  email: z.email('must be an e-mail address').optional(),
  type: z.enum(['primary', 'partner', 'broker', 'fleet', 'external']).default('primary'),
});

/** An organisation to be created, with its first administrator. */
export type NewOrganisation = z.infer<typeof newOrganisation> & {
  /** Company number, digits alone. */
  cui?: string | undefined;
  /** Language of its first administrator, and of pages whose reader has chosen none. */
  language?: 'ro' | 'en';
  /** What it looks like, where it is not as every organisation begins. */
  looks?: { material_color: string; sidebar: string; logo_url: string | null };
};

/** Roles that let the first administrator set everything else up. */
export const administratorRoles = [
  'app.configurator',
  'org.configurator',
  'org.help_admin',
  'org.partner_admin',
] as const;

/** Checks what was said on the command line; throws with everything that is wrong. */
export function readNewOrganisation(values: Record<string, unknown>): NewOrganisation {
  const read = newOrganisation.safeParse(values);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `  --${path.join('.')} ${message}`);
  throw new Error(`The organisation cannot be created:\n${faults.join('\n')}`);
}
