import { formatInstant } from '@dosar/kernel/zone';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { ErrorDialog, type ErrorDetails } from '../dialog/error-dialog.tsx';
import { SidePanel } from '../dialog/dialog.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { toneIcons } from '../feedback/tone.ts';
import { Icon } from '../icon/icon.tsx';
import { styled } from '../theme/styled.ts';
import { historyMessages as messages } from './history-messages.ts';
import { toneOf } from './notice-tone.ts';
import { dismissReadNotices } from './notify.ts';
import { markNoticesRead, type PastNotice } from './past-notices.ts';
import { usePastNotices } from './use-past-notices.ts';

const Item = styled('li', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    paddingBlock: '3',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& > svg': { color: 'info', marginTop: '0.5' },
    '&[data-kind=success] > svg': { color: 'success' },
    '&[data-kind=warning] > svg': { color: 'warning' },
    '&[data-kind=error] > svg': { color: 'danger' },
    '& > span': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    '& small': { display: 'block', color: 'textMuted', fontSize: 'sm' },
  },
});

export type NoticeHistoryProps = { open: boolean; onClose: () => void };

/** The notices that have gone already, to be read again (ux 125). */
export function NoticeHistory({ open, onClose }: NoticeHistoryProps) {
  const { formatMessage: t } = useIntl();
  const notices = usePastNotices();
  const [opened, setOpened] = useState<ErrorDetails>();
  useEffect(
    function takeAsRead() {
      if (open) markNoticesRead();
    },
    [open, notices],
  );
  useEffect(
    function takeFromPage() {
      // They would say beside the list, or over it, what stands in it.
      if (open) dismissReadNotices();
    },
    [open],
  );
  return (
    <>
      <SidePanel open={open} title={t(messages.title)} onClose={onClose}>
        {notices.length === 0 ? (
          <EmptyState kind="nothing-yet" title={t(messages.none)} description={t(messages.noneText)} />
        ) : (
          <ol>
            {notices.map((notice) => (
              <Entry key={notice.id} notice={notice} onDetails={setOpened} />
            ))}
          </ol>
        )}
      </SidePanel>
      <ErrorDialog error={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

type EntryProps = { notice: PastNotice; onDetails: (details: ErrorDetails) => void };

function Entry({ notice: { kind, text, at, details }, onDetails }: EntryProps) {
  const { formatMessage: t } = useIntl();
  const tone = toneOf[kind];
  return (
    <Item data-kind={kind}>
      <Icon name={toneIcons[tone]} />
      <span>
        {text}
        <small>
          {t(messages[tone])} ·{' '}
          <time dateTime={new Date(at).toISOString()}>{formatInstant(new Date(at))}</time>
        </small>
      </span>
      {details && <Button onClick={() => onDetails(details)}>{t(messages.details)}</Button>}
    </Item>
  );
}
