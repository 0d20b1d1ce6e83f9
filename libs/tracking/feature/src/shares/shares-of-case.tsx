import { api, type CaseShare, dataOf, useProblemText } from '@dosar/api-client/client';
import { Button, Notice, Section, useLoaded } from '@dosar/design-system/public';
import { useFormats } from '@dosar/i18n/light';
import { localDateOf } from '@dosar/kernel/zone';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CasePart } from '../case-view/case-part.ts';
import { messages } from './messages.ts';
import { ShareCase } from './share-case.tsx';

/** Who reads along in the case, and the next link. Nothing for whoever the code did not go to. */
export const SharesOfCase: CasePart = function SharesOfCase() {
  const { formatMessage: t } = useIntl();
  const [changed, setChanged] = useState<readonly CaseShare[]>();
  const { last } = useLoaded('shares', ({ signal }) =>
    dataOf(api.GET('/api/tracker/browseShares', { signal })),
  );
  if (!last) return null;
  const items = changed ?? last.items;
  return (
    <Section id="shares" title={t(messages.title)}>
      <div className="dosar-stack dosar-screen-only">
        <p>{t(messages.lead)}</p>
        {items.length > 0 && (
          <ul className="dosar-plain-list">
            {items.map((share) => (
              <li key={share.id}>
                <Share share={share} onChanged={setChanged} />
              </li>
            ))}
          </ul>
        )}
        <ShareCase onChanged={setChanged} />
      </div>
    </Section>
  );
};

type ShareProps = { share: CaseShare; onChanged: (items: readonly CaseShare[]) => void };

function Share({ share, onChanged }: ShareProps) {
  const { formatMessage: t } = useIntl();
  const { weekdayDate, dateTime } = useFormats();
  const problemText = useProblemText();
  const [state, setState] = useState<'idle' | 'busy' | { refusal: string }>('idle');
  const { name, is_open: isOpen, read_count: count, last_read_at: lastRead } = share;
  const day = weekdayDate(localDateOf(new Date(share.ends_at)));

  async function end() {
    setState('busy');
    try {
      const { items } = await dataOf(
        api.POST('/api/tracker/endShare/{case_share_id}', { params: { path: { case_share_id: share.id } } }),
      );
      onChanged(items);
    } catch (problem) {
      setState({ refusal: problemText(problem) });
    }
  }

  return (
    <>
      <span className="dosar-strong">{name}</span>
      <p className="dosar-hint">
        {`${t(isOpen ? messages.open : messages.ended, { day })} · `}
        {lastRead === null ? t(messages.unread) : t(messages.read, { count, time: dateTime(lastRead) })}
      </p>
      {typeof state === 'object' && <Notice tone="error" title={state.refusal} />}
      {isOpen && (
        <Button isBusy={state === 'busy'} onClick={() => void end()}>
          {t(messages.end, { name })}
        </Button>
      )}
    </>
  );
}
