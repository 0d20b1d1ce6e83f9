import { useIntl } from 'react-intl';
import type { TrackerConfig } from '@dosar/api-client/call';
import { Button, Heading } from '@dosar/design-system/public';
import { TrackerActionButton } from '../tracker-action-button.tsx';
import { usePageTitle } from '../use-page-title.ts';
import { messages } from './messages.ts';

type TrackerLandingProps = {
  config: Pick<TrackerConfig, 'title' | 'action' | 'search_message'>;
  openSearch: () => void;
};

/** The first page of an organisation's tracker, in its own words. */
export function TrackerLanding({ config, openSearch }: TrackerLandingProps) {
  const { formatMessage: t } = useIntl();
  usePageTitle(config.title);
  return (
    <>
      <Heading level={1}>{config.title}</Heading>
      <section className="dosar-card">
        {config.search_message ? <p>{config.search_message}</p> : null}
        <div>
          <Button variant="primary" onClick={openSearch}>
            {t(messages.search)}
          </Button>
        </div>
      </section>
      {config.action ? <TrackerActionButton action={config.action} variant="secondary" /> : null}
    </>
  );
}
