import { api, asFile, fileMessage, saveFile, useProblemText } from '@dosar/api-client';
import { addressOfSection, type OpenedFile } from '@dosar/areas/claims';
import { useCan } from '@dosar/auth';
import { Button, Flex, Icon, Link, notify, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { messages } from './messages.ts';
import { MoveDialog } from './move-dialog.tsx';
import { moveMessages } from './move-messages.ts';

type Message = Schema<'Message'>;

/** The files of a message: those that are documents lead to them, the others are saved as they came. */
export function MessageFiles({ message, file }: { message: Message; file: OpenedFile }) {
  const { formatMessage: t } = useIntl();
  const mayFile = useCan(fileMessage);
  const save = useSaveReceived(message.message_id);
  const [moved, setMoved] = useState<number>();
  return (
    <>
      {message.attachments.map((attachment) => {
        const { position, file_name: name, document_id: id, refused_because: why, moved_to: to } = attachment;
        return (
          <Flex key={position} gap="1.5" alignItems="center" flexWrap="wrap">
            <Icon name="attach_file" />
            {id === null ? (
              <span>{name}</span>
            ) : (
              <Link asChild>
                <RouterLink to={`${addressOfSection(file, 'documents')}?document=${id}`}>{name}</RouterLink>
              </Link>
            )}
            {why !== null && <Text color="warning">{t(messages.refused, { why })}</Text>}
            {to !== null && <Text color="textMuted">{t(moveMessages.movedTo, { number: to })}</Text>}
            {mayFile && id === null && to === null && attachment.is_kept && (
              <Button variant="quiet" icon="download" onClick={() => save(position)}>
                {t(moveMessages.save)}
              </Button>
            )}
            {mayFile && id !== null && message.direction === 'in' && (
              <Button
                variant="quiet"
                aria-label={t(moveMessages.fileTitle, { file: name })}
                onClick={() => setMoved(position)}
              >
                {t(moveMessages.openFile)}
              </Button>
            )}
          </Flex>
        );
      })}
      {moved !== undefined && (
        <MoveDialog message={message} position={moved} onClose={() => setMoved(undefined)} />
      )}
    </>
  );
}

/** What can be done with an e-mail that came: it is moved, or saved as it came. */
export function ReceivedActs({ message }: { message: Message }) {
  const { formatMessage: t } = useIntl();
  const mayFile = useCan(fileMessage);
  const save = useSaveReceived(message.message_id);
  const [isOpen, setIsOpen] = useState(false);
  if (!mayFile || message.direction !== 'in' || message.kind !== 'email') return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {t(moveMessages.open)}
      </Button>
      {message.has_original && (
        <Button variant="quiet" icon="download" onClick={() => save()}>
          {t(moveMessages.original)}
        </Button>
      )}
      {isOpen && <MoveDialog message={message} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Saves an e-mail that came, or one of its files, on the reader's device. */
function useSaveReceived(messageId: string): (position?: number) => void {
  const problemText = useProblemText();
  return (position) => {
    const asked = api.GET('/api/message/original/{received_message_id}', {
      params: {
        path: { received_message_id: messageId },
        query: position === undefined ? {} : { position },
      },
      ...asFile,
    });
    saveFile(asked).catch((problem: unknown) => notify.warning(problemText(problem)));
  };
}
