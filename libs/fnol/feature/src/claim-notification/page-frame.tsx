import type { ReactNode } from 'react';
import { WizardFrame } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { messages } from './messages.ts';
import { useSteps } from './use-steps.ts';
import type { WizardPage } from './wizard-pages.ts';

export type PageFrameProps = {
  page: WizardPage;
  /** The question of the page. */
  heading: string;
  hint?: ReactNode;
  /** What comes before the title of the form. */
  above?: ReactNode;
  /** Where "Back" leads; absent on the first page. */
  backTo?: string | undefined;
  children: ReactNode;
};

/** What every page of the notification has: where one is, the question, and the way back. */
export function PageFrame({ page, heading, hint, above, backTo, children }: PageFrameProps) {
  const { formatMessage: t } = useIntl();
  const location = useLocation();
  const arrival = location.key === 'default' ? 'first' : location.state === null ? 'step' : 'refused';
  return (
    <>
      {above}
      <WizardFrame
        title={t(messages.title)}
        steps={useSteps(page)}
        back={backTo === undefined ? undefined : <Link to={backTo} />}
        {...{ heading, hint, arrival }}
      >
        {children}
      </WizardFrame>
    </>
  );
}
