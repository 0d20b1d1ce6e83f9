import { VisuallyHidden } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import { styled } from '../theme/styled.ts';
import { messages } from './messages.ts';

const Root = styled('div', {
  base: {
    '& [data-slot=count]': { color: 'textMuted', fontSize: 'sm', marginBottom: '2' },
    '& ol': { display: 'flex', gap: '1' },
    '& li': { display: 'flex', gap: '2', flex: '1', minWidth: '0' },
    '& [data-slot=mark]': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '6',
      flexShrink: '0',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'borderStrong',
      fontSize: 'sm',
      fontWeight: 'strong',
      background: 'surface',
    },
    '& [data-state=done] [data-slot=mark]': {
      background: 'brandText',
      borderColor: 'brandText',
      color: 'surface',
    },
    '& [data-state=current] [data-slot=mark]': { borderColor: 'brandText', color: 'brandText' },
    '& [data-state=current] [data-slot=title]': { fontWeight: 'strong' },
    '& [data-state=next]': { color: 'textMuted' },
    '& [data-slot=description]': { display: 'block', color: 'textMuted', fontSize: 'sm' },
  },
  variants: {
    orientation: {
      vertical: { '& ol': { flexDirection: 'column', gap: '4' } },
      // On a phone the words of six steps do not fit beside each other: the marks and "Step 3 of 6" remain.
      horizontal: {
        '& [data-slot=words]': { display: { base: 'none', md: 'block' } },
        '& [data-state=current] [data-slot=words]': { display: 'block' },
        '& li': { flex: { base: 'none', md: '1' } },
        '& li[data-state=current]': { flex: '1' },
      },
    },
  },
});

/** One part of a way that has an order. */
export type Step = { title: string; description?: string };

export type StepperProps = {
  steps: readonly Step[];
  /** The index of the step under way; the number of steps when all are done. */
  current: number;
  orientation?: 'horizontal' | 'vertical';
};

/** Where a person or a claim stands on a way of several steps. */
export function Stepper({ steps, current, orientation = 'horizontal' }: StepperProps) {
  const { formatMessage: t } = useIntl();
  const step = Math.min(current + 1, steps.length);
  return (
    <Root orientation={orientation}>
      <p data-slot="count">{t(messages.stepOf, { step, count: steps.length })}</p>
      <ol>
        {steps.map(({ title, description }, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'next';
          return (
            <li key={title} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <span data-slot="mark" aria-hidden>
                {state === 'done' ? <Icon name="check" scale={1} /> : index + 1}
              </span>
              <span data-slot="words">
                <span data-slot="title">{title}</span>
                <VisuallyHidden> ({t(messages[state])})</VisuallyHidden>
                {description && <span data-slot="description">{description}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </Root>
  );
}
