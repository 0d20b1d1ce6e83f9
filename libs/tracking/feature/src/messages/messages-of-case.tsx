import { api, type ClaimantMessage, dataOf, inLanguage, isApiProblem } from '@dosar/api-client/client';
import { Button, Card, Notice, Section, useLoaded } from '@dosar/design-system/public';
import { useFormats } from '@dosar/i18n/light';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CasePart } from '../case-view/case-part.ts';
import { messages } from './messages.ts';
import { WriteMessage } from './write-message.tsx';

/** What the claimant and the handler have written to each other, and the next message. Nothing for whoever cannot write. */
export const MessagesOfCase: CasePart = function MessagesOfCase() {
  const { formatMessage: t } = useIntl();
  const [written, setWritten] = useState<readonly ClaimantMessage[]>();
  const { loaded, last, reload } = useLoaded('messages', ({ signal, language }) =>
    dataOf(api.GET('/api/tracker/browseMessages', { signal, ...inLanguage(language) })),
  );
  if (loaded.status === 'failed' && !last)
    return isApiProblem(loaded.cause) && loaded.cause.status === 404 ? null : (
      <Section title={t(messages.title)}>
        <Notice tone="error" title={t(messages.notRead)} />
        <Button onClick={reload}>{t(messages.tryAgain)}</Button>
      </Section>
    );
  if (!last) return null;
  const items = written ?? last.items;
  return (
    <Section id="messages" title={t(messages.title)}>
      <div className="dosar-stack">
        {items.length === 0 ? (
          <p className="dosar-hint">{t(messages.none)}</p>
        ) : (
          <ol className="dosar-letters">
            {items.map((message) => (
              <li key={message.id}>
                <Written message={message} />
              </li>
            ))}
          </ol>
        )}
        <WriteMessage onWritten={setWritten} />
      </div>
    </Section>
  );
};

function Written({ message }: { message: ClaimantMessage }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { is_own: isOwn, author_name: author, text, system_time: time } = message;
  const name = isOwn ? t(messages.you) : (author ?? t(messages.us));
  return (
    <Card>
      <p className="dosar-hint">{t(messages.who, { name, time: formats.dateTime(time) })}</p>
      {text.split('\n').map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </Card>
  );
}
