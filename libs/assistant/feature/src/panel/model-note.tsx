import { apiQuery, getAssistantModelUse } from '@dosar/api-client';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Message, NextCall } from '../conversation/next-call.ts';
import { messages } from './messages.ts';

/** Where the answers are worded; null where nothing leaves the house. */
export function useModelHost(): string | null {
  return useQuery(apiQuery(getAssistantModelUse)).data?.model_host ?? null;
}

/** What is going on while an answer is waited for. */
export function waitingMessage(next: NextCall | undefined, host: string | null) {
  if (!next) return undefined;
  return next.kind === 'complete' && host !== null ? messages.wording : messages[next.kind];
}

export type ModelNoteProps = { host: string | null; newest: Message | undefined; onLeave: () => void };

/** Who worded the newest answer, and what leaves the house for that. */
export function ModelNote({ host, newest, onLeave }: ModelNoteProps) {
  const { formatMessage: t } = useIntl();
  const wordedBy = host !== null && newest?.type === 'initial' ? 'model' : (newest?.worded_by ?? 'rules');
  return (
    <>
      {t(messages[wordedBy])}{' '}
      {host !== null && (
        <Link to="?help=assistant" onClick={onLeave}>
          {t(messages.leaves, { host })}
        </Link>
      )}
    </>
  );
}
