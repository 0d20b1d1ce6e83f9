import type { Setting } from '@dosar/areas/config';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** What the fields of a page and their values are called. */
export function useFieldTexts(settings: readonly Setting[]) {
  const intl = useIntl();
  const { formatMessage: t } = intl;
  const formats = useFormats();
  const { lei } = useAmounts();
  const settingOf = (field: string) => settings.find(({ id }) => id === field);
  const titleOf = (field: string) => {
    const setting = settingOf(field);
    return setting ? t(setting.title) : field;
  };
  const numberText = (field: string, value: number): string => {
    if (field.endsWith('_bani')) return lei(value);
    if (field.endsWith('_share'))
      return t(messages.percent, { share: formats.number(value / 100, value % 100 === 0 ? 0 : 2) });
    return formats.number(value, Number.isInteger(value) ? 0 : 2);
  };
  const textOf = (field: string, value: unknown): string => {
    const written = settingOf(field)?.write?.(value, intl);
    if (written !== undefined) return written;
    if (value === null || value === undefined || value === '') return t(messages.empty);
    if (typeof value === 'boolean') return t(value ? messages.on : messages.off);
    if (typeof value === 'number') return numberText(field, value);
    if (typeof value === 'string') {
      const named = settingOf(field)?.values?.[value];
      return named ? t(named) : value;
    }
    if (Array.isArray(value))
      return value.length === 0
        ? t(messages.empty)
        : formats.list(value.map((one: unknown) => textOf(field, one)));
    return Object.entries(value)
      .map(([name, one]) => `${titleOf(name)}: ${textOf(name, one)}`)
      .join(', ');
  };
  // A record that the page names itself is called so in the language of the reader.
  const subjectOf = ({ id, label }: Schema<'SettingSubject'>) => {
    const setting = settingOf(id);
    return setting ? t(setting.title) : label;
  };
  return { titleOf, textOf, subjectOf };
}
