import { useEffect, useRef, type ReactNode } from 'react';
import { Box, Heading, Icon, Link, Stepper, Text } from '@dosar/design-system';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Link as RouterLink, useLocation } from 'react-router';
import { messages as checkMessages } from '../check-answers/messages.ts';
import { messages as circumstancesMessages } from '../circumstances/messages.ts';
import { messages as notifierMessages } from '../notifier/messages.ts';
import { messages as photosMessages } from '../photos/messages.ts';
import { messages as policyMessages } from '../policy/messages.ts';
import { messages as timeAndPlaceMessages } from '../time-and-place/messages.ts';
import { messages as vehicleMessages } from '../vehicle/messages.ts';
import { messages } from './messages.ts';
import { wizardPages, type WizardPage } from './wizard-pages.ts';

const stepNames: Record<WizardPage, MessageDescriptor> = {
  notifier: notifierMessages.step,
  policy: policyMessages.step,
  'time-and-place': timeAndPlaceMessages.step,
  vehicle: vehicleMessages.step,
  circumstances: circumstancesMessages.step,
  photos: photosMessages.step,
  check: checkMessages.step,
};

export type PageFrameProps = {
  page: WizardPage;
  /** The question of the page. */
  heading: string;
  hint?: ReactNode;
  /** Where "Back" leads; absent on the first page. */
  backTo?: string | undefined;
  children: ReactNode;
};

/** What every page of the notification has: where one is, the question, and the way back. */
export function PageFrame({ page, heading, hint, backTo, children }: PageFrameProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Box>
      <title>{t(messages.pageTitle, { heading, title: t(messages.title) })}</title>
      <Text tone="muted" marginBottom="3">
        {t(messages.title)}
      </Text>
      <Box as="nav" aria-label={t(messages.steps)} marginBottom="5">
        <Stepper
          steps={wizardPages.map((step) => ({ title: t(stepNames[step]) }))}
          current={wizardPages.indexOf(page)}
        />
      </Box>
      {backTo !== undefined && (
        <Box marginBottom="3">
          <Link asChild>
            <RouterLink to={backTo}>
              <Icon name="chevron_left" /> {t(messages.back)}
            </RouterLink>
          </Link>
        </Box>
      )}
      <FocusedHeading>{heading}</FocusedHeading>
      {hint && (
        <Text tone="muted" marginBottom="4">
          {hint}
        </Text>
      )}
      {children}
    </Box>
  );
}

/** A heading that tells screen readers and keyboards that a new page has begun. */
function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  const isFirstOfVisit = location.key === 'default';
  // The summary of what was refused takes the focus then.
  const hasRefusals = location.state !== null;

  useEffect(
    function beginPageAtHeading() {
      if (!isFirstOfVisit && !hasRefusals) heading.current?.focus();
    },
    [isFirstOfVisit, hasRefusals],
  );

  return (
    <Heading as="h1" size="xl" tabIndex={-1} ref={heading} marginBottom="2" outline="none">
      {children}
    </Heading>
  );
}
