import { PageBody, PageFrame, PageTabs, PageTitle } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { Choices } from './choices.tsx';
import { LateJobs } from './late-jobs.tsx';
import { Scores } from './scores.tsx';
import { messages } from './watch-messages.ts';

const views = ['late', 'choices', 'scores'] as const;

/** What partner administrators and managers watch: late jobs, who is proposed and chosen, and how partners work (M8). */
export function WatchPage() {
  const { formatMessage: t } = useIntl();
  const [address] = useSearchParams();
  const view = views.find((name) => name === address.get('view')) ?? 'late';
  return (
    <PageFrame>
      <PageBody>
        <PageTitle title={t(messages.title)} />
        <PageTabs label={t(messages.views)}>
          {views.map((name) => (
            <Link
              key={name}
              to={{ search: `?view=${name}` }}
              aria-current={name === view ? 'page' : undefined}
            >
              {t(messages[name])}
            </Link>
          ))}
        </PageTabs>
        {view === 'late' && <LateJobs />}
        {view === 'choices' && <Choices />}
        {view === 'scores' && <Scores />}
      </PageBody>
    </PageFrame>
  );
}
