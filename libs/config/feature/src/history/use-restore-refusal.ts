import { isApiProblem, useProblemText } from '@dosar/api-client';
import type { Setting } from '@dosar/areas/config';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { useFieldTexts } from './use-field-texts.ts';

/** Why values do not come back; a later change is named. */
export function useRestoreRefusal(settings: readonly Setting[]): (error: unknown) => string {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const problemText = useProblemText();
  const { titleOf } = useFieldTexts(settings);
  return (error) => {
    if (!isApiProblem(error, 'setting_changed_later')) return problemText(error);
    const { fields, changed_at: at, changed_by_name: name } = error.context;
    if (!Array.isArray(fields) || typeof at !== 'string') return problemText(error);
    return t(messages.changedLater, {
      fields: formats.list(fields.map((field) => titleOf(String(field)))),
      name: typeof name === 'string' ? name : t(messages.byNobody),
      at: formats.dateTime(at),
    });
  };
}
