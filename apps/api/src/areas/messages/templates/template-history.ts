import type { Schema } from '@dosar/openapi';
import type { JsonValue } from '#src/kernel/database/json-columns.ts';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import {
  settingGone,
  withValuesBefore,
  type ChangingCall,
  type PastSettingChange,
} from '#src/kernel/settings/setting-page.ts';
import type { StoredTemplate } from './template-settings-repository.ts';

type Text = Schema<'TemplateText'>;

const places = (['email', 'sms'] as const).flatMap((channel) =>
  (['ro', 'en'] as const).map((language) => ({ channel, language })),
);

/** Remembers what changed of a template, text by text. */
export function recordTemplate(
  call: ChangingCall,
  before: StoredTemplate | undefined,
  after: StoredTemplate,
): Promise<void> {
  const values = valuesOf(after);
  const names = Object.keys(values);
  return recordSettingChange(call, {
    page: 'message-templates',
    subject: { id: after.code, label: after[`name_${call.language}`] },
    fields: changedFields(before && valuesOf(before), values, names),
  });
}

/** The template as it was before a change of some of its texts. */
export function templateBefore(
  present: StoredTemplate | undefined,
  change: PastSettingChange,
): Pick<StoredTemplate, 'name_ro' | 'name_en' | 'is_active' | 'texts'> {
  if (present === undefined) throw settingGone();
  const { name_ro, name_en, is_active } = withValuesBefore(
    { name_ro: present.name_ro, name_en: present.name_en, is_active: present.is_active },
    change,
  );
  const values = withValuesBefore(valuesOf(present), change);
  const texts = places.flatMap(({ channel, language }): Text[] => {
    const body = values[`${channel}_${language}_body`];
    const subject = values[`${channel}_${language}_subject`];
    return typeof body === 'string'
      ? [{ channel, language, subject: typeof subject === 'string' ? subject : null, body }]
      : [];
  });
  return { name_ro, name_en, is_active, texts };
}

function valuesOf({ name_ro, name_en, is_active, texts }: StoredTemplate): Record<string, JsonValue> {
  const values: Record<string, JsonValue> = { name_ro, name_en, is_active };
  for (const { channel, language } of places) {
    const text = texts.find((one) => one.channel === channel && one.language === language);
    if (channel === 'email') values[`${channel}_${language}_subject`] = text?.subject ?? null;
    values[`${channel}_${language}_body`] = text?.body ?? null;
  }
  return values;
}
