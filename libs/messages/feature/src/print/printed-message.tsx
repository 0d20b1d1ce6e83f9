import { useIntl } from 'react-intl';
import type { MessageContent } from '@dosar/api-client/client';
import { MessageFrame } from '@dosar/design-system/public';
import { useFormats } from '@dosar/i18n/light';
import { messages } from './messages.ts';

type PrintedMessageProps = { content: MessageContent };

/** One e-mail or SMS as it goes on paper: who wrote to whom and when, then the text. */
export function PrintedMessage({ content }: PrintedMessageProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const facts = [
    { label: t(messages.from), value: content.from },
    { label: t(messages.to), value: content.to.join(', ') },
    { label: t(messages.time), value: formats.dateTime(content.time) },
    ...(content.subject ? [{ label: t(messages.subject), value: content.subject }] : []),
  ];

  return (
    <>
      <dl className="dosar-print-facts dosar-print-message-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {content.body_html ? (
        <MessageFrame html={content.body_html} label={t(messages.content)} />
      ) : (
        <p className="dosar-print-text">{content.body_text}</p>
      )}
    </>
  );
}
