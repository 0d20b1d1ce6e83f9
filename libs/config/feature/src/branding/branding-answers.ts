import { optionalText, reason, requiredChoice, requiredText } from '@dosar/forms';
import { isSecureAddress } from '@dosar/kernel/secure-address';
import type { Schema } from '@dosar/openapi';
import * as z from 'zod/mini';

/** What the server keeps of an organisation's looks. */
export type BrandingSettings = Schema<'BrandingSettings'>;

const opaqueColor = /^#[0-9a-f]{6}$/i;

function secureAddress() {
  return optionalText({ max: 2000 }).check(
    z.refine((text) => text === '' || isSecureAddress(text), { error: reason('address_not_secure') }),
  );
}

/** What may be typed; the server judges by the same rules. */
export const brandingSchema = z.object({
  short_name: requiredText({ max: 40 }),
  logo_url: secureAddress(),
  align_logo: requiredChoice(['left', 'right']),
  material_color: z.string().check(z.minLength(1, { error: reason('required_choice') })),
  sidebar: z.string().check(z.trim(), z.regex(opaqueColor, { error: reason('color_invalid') })),
  theme: z.string(),
  icon_font_url: secureAddress(),
});

/** What is being typed. */
export type BrandingAnswers = z.output<typeof brandingSchema>;

/** The stored looks as the form shows them. */
export function answersOf(stored: BrandingSettings): BrandingAnswers {
  const { color: _color, row_version: _rowVersion, logo_url, icon_font_url, ...looks } = stored;
  return { ...looks, logo_url: logo_url ?? '', icon_font_url: icon_font_url ?? '' };
}

/** The answers as the server keeps them, with what the form does not show as it was read. */
export function settingsOf(answers: BrandingAnswers, read: BrandingSettings): BrandingSettings {
  const { color, row_version } = read;
  const { logo_url, icon_font_url, ...looks } = answers;
  return { ...looks, logo_url: logo_url || null, icon_font_url: icon_font_url || null, color, row_version };
}
