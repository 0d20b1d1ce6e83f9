import { Box } from '@chakra-ui/react';
import {
  cloneElement,
  useEffect,
  useRef,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import { Heading } from '../layout/heading.tsx';
import { Link } from '../layout/link.tsx';
import { Text } from '../layout/text.tsx';
import { spacing } from '../tokens/scale.ts';
import { messages } from './messages.ts';
import { StepLine, type StepLineProps } from './step-line.tsx';

/** How a person came to a step: as the first page of the visit, from another step, or back because of a refusal. */
export type Arrival = 'first' | 'step' | 'refused';

export type WizardFrameProps = {
  /** What all the steps together are for. */
  title: string;
  steps: StepLineProps;
  /** The question of this step. */
  heading: string;
  hint?: ReactNode;
  /** Without its words, such as `<Link to="policy" />`; absent on the first step. */
  back?: ReactElement<ComponentProps<'a'>> | undefined;
  arrival: Arrival;
  children: ReactNode;
};

/** What every step of a longer form has: where one is, the question, and the way back. */
export function WizardFrame({ title, steps, heading, hint, back, arrival, children }: WizardFrameProps) {
  const { formatMessage: t } = useIntl();
  return (
    <div>
      <title>{t(messages.pageTitle, { heading, title })}</title>
      <Text tone="muted" size="sm" marginBottom="1">
        {title}
      </Text>
      <StepLine {...steps} />
      {back && (
        <Link
          asChild
          display="inline-flex"
          alignItems="center"
          minHeight="var(--dosar-control)"
          marginBottom="1"
        >
          {cloneElement(back, {
            children: (
              <>
                <Icon name="chevron_left" /> {t(messages.back)}
              </>
            ),
          })}
        </Link>
      )}
      <FocusedHeading arrival={arrival} hasHint={Boolean(hint)}>
        {heading}
      </FocusedHeading>
      {hint && (
        <Text tone="muted" marginBottom="4">
          {hint}
        </Text>
      )}
      {children}
    </div>
  );
}

type FocusedHeadingProps = { arrival: Arrival; hasHint: boolean; children: string };

/** A heading that tells screen readers and keyboards that a new step has begun. */
function FocusedHeading({ arrival, hasHint, children }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(
    function beginStepAtHeading() {
      if (arrival === 'first') return;
      window.scrollTo(0, 0);
      // The summary of what was refused takes the focus itself.
      if (arrival === 'step') heading.current?.focus({ preventScroll: true });
    },
    [arrival],
  );
  return (
    <Heading
      as="h1"
      size="xl"
      tabIndex={-1}
      ref={heading}
      style={{ marginBottom: hasHint ? spacing[2] : spacing[4] }}
      outline="none"
    >
      {withWholeWords(children)}
    </Heading>
  );
}

/** Keeps the two parts of words such as "s-a" on one line. */
function withWholeWords(text: string): ReactNode {
  return text.split(/(\S+-\S+)/).map((part, place) =>
    part.includes('-') ? (
      <Box key={place} as="span" whiteSpace="nowrap">
        {part}
      </Box>
    ) : (
      part
    ),
  );
}
