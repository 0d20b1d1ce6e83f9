import { useEffect, useRef, type ReactNode } from 'react';
import { Box, Heading, Icon, Link, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Link as RouterLink, useLocation } from 'react-router';
import { messages } from './messages.ts';
import { StepLine } from './step-line.tsx';
import type { WizardPage } from './wizard-pages.ts';

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
      <Text tone="muted" marginBottom="2">
        {t(messages.title)}
      </Text>
      <StepLine page={page} />
      {backTo !== undefined && (
        <Box marginBottom="3">
          <Link asChild display="inline-flex" alignItems="center" minHeight="8">
            <RouterLink to={backTo}>
              <Icon name="chevron_left" /> {t(messages.back)}
            </RouterLink>
          </Link>
        </Box>
      )}
      <FocusedHeading hasHint={Boolean(hint)}>{heading}</FocusedHeading>
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
function FocusedHeading({ hasHint, children }: { hasHint: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  const isFirstOfVisit = location.key === 'default';
  // The summary of what was refused takes the focus then.
  const hasRefusals = location.state !== null;

  useEffect(
    function beginPageAtHeading() {
      if (isFirstOfVisit) return;
      window.scrollTo(0, 0);
      if (!hasRefusals) heading.current?.focus({ preventScroll: true });
    },
    [isFirstOfVisit, hasRefusals],
  );

  return (
    <Heading as="h1" size="xl" tabIndex={-1} ref={heading} marginBottom={hasHint ? '2' : '4'} outline="none">
      {children}
    </Heading>
  );
}
