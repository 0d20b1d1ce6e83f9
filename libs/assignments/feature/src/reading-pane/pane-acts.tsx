import { lazy, Suspense, useState } from 'react';
import type { ActOnFile } from '@dosar/areas/worklist';
import {
  Banner,
  Box,
  Button,
  Flex,
  Icon,
  KeyCaps,
  Menu,
  MenuItem,
  Text,
  useShortcuts,
  type Shortcut,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import type { AskedChange } from '../change/change-window.tsx';
import { HelpOnStatus } from '../status-help/help-on-status.tsx';
import { isAskedFirst } from '../transition/said-with-step.ts';
import { messages } from './pane-messages.ts';
import { usePaneActs } from './use-pane-acts.ts';

const StepDialog = lazy(async () => ({
  default: (await import('../transition/step-dialog.tsx')).StepDialog,
}));
const ChangeWindow = lazy(async () => ({
  default: (await import('../change/change-window.tsx')).ChangeWindow,
}));

type Transition = Schema<'Transition'>;
type PaneActsProps = { assignment: Schema<'AssignmentDetail'>; onActed: (act: ActOnFile) => void };
type Asked =
  | { kind: AskedChange; open: boolean }
  | { kind: 'step'; transition: Transition; isStaying: boolean; open: boolean };

/** The acts below the open file: the next step, and the ways to put it off or give it away. */
export function PaneActs({ assignment, onActed }: PaneActsProps) {
  const { formatMessage: t } = useIntl();
  const { step, change, reasonOf } = usePaneActs(assignment, onActed);
  const [asked, setAsked] = useState<Asked>();
  const allowed = assignment.transitions.filter((it) => it.allowed);
  const [first] = allowed;

  const ask = (kind: AskedChange) => setAsked({ kind, open: true });
  const close = () => setAsked((before) => before && { ...before, open: false });
  const take = (transition: Transition, isStaying = false) => {
    if (step.isPending) return;
    step.reset();
    if (isAskedFirst(transition)) setAsked({ kind: 'step', transition, isStaying, open: true });
    else step.mutate({ transition, isStaying });
  };
  useShortcuts([
    keyFor('status', 's', () => ask('status')),
    keyFor('snooze', 'h', () => ask('snooze')),
    keyFor('assign', 'a', () => ask('assign')),
    keyFor('advance', 'e', () => first && take(first)),
  ]);

  return (
    <Box as="section" aria-label={t(messages.acts)} display="grid" gap="2">
      {step.isError && asked?.kind !== 'step' && (
        <Banner tone="warning" title={reasonOf(step.error)} live>
          {null}
        </Banner>
      )}
      <Flex gap="2" alignItems="center" flexWrap="wrap">
        <HelpOnStatus header={assignment.header} />
        <ActButton name="status" cap="s" onClick={() => ask('status')} />
        <ActButton name="snooze" cap="h" onClick={() => ask('snooze')} />
        <ActButton name="assign" cap="a" onClick={() => ask('assign')} />
        <Flex gap="1" marginInlineStart="auto" alignItems="center">
          {first ? (
            <>
              <Button variant="primary" loading={step.isPending} onClick={() => take(first)}>
                {t(messages.andGoOn, { name: first.name })} <Cap letter="e" />
              </Button>
              <Menu label={t(messages.more)} button={<Icon name="expand_more" />}>
                <MenuItem onSelect={() => take(first, true)}>
                  {t(messages.andStay, { name: first.name })}
                </MenuItem>
                {allowed.slice(1).map((transition) => (
                  <MenuItem key={transition.code} onSelect={() => take(transition)}>
                    {t(messages.andGoOn, { name: transition.name })}
                  </MenuItem>
                ))}
              </Menu>
            </>
          ) : (
            <Text tone="muted" size="sm">
              {t(messages.noStep)}
            </Text>
          )}
        </Flex>
      </Flex>
      <Suspense fallback={null}>
        {asked?.kind === 'step' && (
          <StepDialog
            key={asked.transition.code}
            assignmentId={assignment.header.assignment_id}
            transition={asked.transition}
            open={asked.open}
            onConfirm={async (said) =>
              void (await step.mutateAsync({
                transition: asked.transition,
                said,
                isStaying: asked.isStaying,
              }))
            }
            onClose={close}
            problemText={reasonOf}
          />
        )}
        {asked && asked.kind !== 'step' && (
          <ChangeWindow
            kind={asked.kind}
            rows={[assignment.header]}
            open={asked.open}
            onClose={close}
            onChange={async (wanted) => {
              await change(wanted);
              close();
            }}
          />
        )}
      </Suspense>
    </Box>
  );
}

type ActName = 'status' | 'snooze' | 'assign';

function ActButton({ name, cap, onClick }: { name: ActName; cap: string; onClick: () => void }) {
  const { formatMessage: t } = useIntl();
  return (
    <Button onClick={onClick}>
      {t(messages[name])} <Cap letter={cap} />
    </Button>
  );
}

/** The key beside the words of a button; its name stays free of it. */
function Cap({ letter }: { letter: string }) {
  return (
    <span aria-hidden>
      <KeyCaps keys={[letter]} />
    </span>
  );
}

function keyFor(id: ActName | 'advance', key: string, run: () => void): Shortcut {
  return { id: `pane.${id}`, keys: [key], label: messages[id], scope: 'page', run };
}
