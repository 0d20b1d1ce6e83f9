import { api, dataOf } from '@dosar/api-client';
import { AnchoredNote, RichText, Text, type RestedChip } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** What the status of a chip means; nothing where nobody has written it. */
export function StatusNote({ rested, onClose }: { rested: RestedChip; onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const status_key = rested.explains;
  const explained = useQuery({
    // Written out, because the descriptions of operations travel with the first page.
    queryKey: ['assignments', 'explainStatus', { status_key, locale: formats.locale }],
    queryFn: () =>
      dataOf(
        api.GET('/api/assignment/explainStatus/{status_key}', {
          params: { path: { status_key } },
        }),
      ),
    // Nobody is told that an explanation is late: the chip says what it said before.
    retry: false,
  });
  if (!explained.data?.help_html) return null;
  const { status_name, help_html, changed_at: at, changed_by_name: who } = explained.data;
  return (
    <AnchoredNote anchor={rested.chip} title={status_name} takesFocus={rested.isByKeyboard} onClose={onClose}>
      <RichText html={help_html} profile="sentence" expectedLines={2} />
      {at !== null && who !== null && (
        <Text tone="muted" size="sm" marginTop="2">
          {t(messages.author, { when: formats.date(at), who })}
        </Text>
      )}
    </AnchoredNote>
  );
}
