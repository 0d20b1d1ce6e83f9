import { useId, type ReactNode } from 'react';
import type { Schema } from '@dosar/openapi';
import { Box, Button, Flex, Icon, Menu, MenuItem, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { FollowingWork } from './following-work.tsx';
import { NotYours, RefusedStep } from './refused-step.tsx';
import { isAskedFirst } from './said-with-step.ts';
import { TransitionOutlook } from './transition-outlook.tsx';
import { messages } from './transition-messages.ts';
import { stepButtonId } from './use-step-of-address.ts';

type Transition = Schema<'Transition'>;

type NextStepsProps = {
  assignment: Schema<'AssignmentDetail'>;
  /** Only the first step, as wide as there is room. */
  isFirstAlone: boolean;
  /** The step that is being taken. */
  taking: Transition['code'] | undefined;
  onTake: (step: Transition) => void;
  children: ReactNode;
};

// The straight way on stands first in the process; what leaves it is one press away.
const mostButtons = 3;

/** The ways out of the present status as buttons; what cannot be done yet says what is missing and leads there. */
export function NextSteps({ assignment, isFirstAlone, taking, onTake, children }: NextStepsProps) {
  const { formatMessage: t } = useIntl();
  const id = useId();
  const { transitions } = assignment;
  const isClosed = ['done', 'cancelled'].includes(assignment.header.category_code);
  const allowed = transitions.filter((it) => it.allowed);
  const refused = isFirstAlone ? [] : transitions.filter((it) => it.missing.length > 0);
  const notYours = isFirstAlone ? [] : transitions.filter((it) => !it.allowed && it.missing.length === 0);
  const buttons = allowed.slice(0, isFirstAlone ? 1 : mostButtons);
  const others = isFirstAlone ? [] : allowed.slice(mostButtons);
  const told = buttons.filter((it) => !isAskedFirst(it) && it.effects.length > 0);

  return (
    <Box as="section" aria-label={t(messages.next)} display="grid" gap="2" flex="1" minWidth="0">
      {transitions.length === 0 && <Text tone="muted">{t(messages.final)}</Text>}
      {isClosed && <FollowingWork assignment={assignment} isFirstAlone={isFirstAlone} />}
      <Flex gap="2" flexWrap="wrap" alignItems="center">
        {buttons.map((it, index) => (
          <Button
            key={it.code}
            id={stepButtonId(it.code)}
            variant={index === 0 ? 'primary' : 'secondary'}
            wide={isFirstAlone}
            loading={taking === it.code}
            disabled={taking !== undefined}
            {...(told.includes(it) && { 'aria-describedby': `${id}-${it.code}` })}
            onClick={() => onTake(it)}
          >
            {it.name}
          </Button>
        ))}
        {refused.map((it) => (
          <Button key={it.code} disabled aria-describedby={`${id}-${it.code}`}>
            {it.name}
          </Button>
        ))}
        {others.length > 0 && (
          <Box marginInlineStart="auto">
            <Menu
              label={t(messages.others)}
              button={
                <>
                  {t(messages.others)} <Icon name="expand_more" />
                </>
              }
            >
              {others.map((it) => (
                <MenuItem key={it.code} onSelect={() => onTake(it)}>
                  {it.name}
                </MenuItem>
              ))}
            </Menu>
          </Box>
        )}
      </Flex>
      {isFirstAlone && transitions.length > 0 && allowed.length === 0 && (
        <Text tone="muted">{t(messages.noneYet)}</Text>
      )}
      {told.map((it) => (
        <TransitionOutlook key={it.code} id={`${id}-${it.code}`} transition={it} />
      ))}
      {refused.map((it) => (
        <RefusedStep key={it.code} id={`${id}-${it.code}`} step={it} assignment={assignment} />
      ))}
      {notYours.length > 0 && <NotYours steps={notYours} />}
      {children}
    </Box>
  );
}
