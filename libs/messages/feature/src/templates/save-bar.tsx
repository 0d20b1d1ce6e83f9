import { Banner, Box, Button } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages as approvalMessages } from './approval/messages.ts';
import { messages } from './messages.ts';
import type { faultsOf } from './template-checks.ts';

type SaveBarProps = {
  /** What is typed waits for a second person. */
  asks: boolean;
  isWaiting: boolean;
  onDraft: () => void;
  isDirty: boolean;
  isSaving: boolean;
  faults: ReturnType<typeof faultsOf>;
  onDiscard: () => void;
};

/** What keeps the changes from being saved, and the button that saves them. */
export function SaveBar({
  asks,
  isWaiting,
  onDraft,
  isDirty,
  isSaving,
  faults: found,
  onDiscard,
}: SaveBarProps) {
  const { faults, isBlocked, isEmpty } = found;
  const { formatMessage: t } = useIntl();
  const words = faults.map(({ channel, language, check }) =>
    t(messages.faultOf, { channel, language, state: check.state }),
  );
  return (
    <Box
      // It covers nothing while there is nothing to save.
      position={isDirty ? 'sticky' : 'static'}
      bottom="calc(var(--dosar-bottom-bar, 0px))"
      zIndex="sticky"
      background="surface"
    >
      <Banner
        tone={words.length > 0 ? 'warning' : 'info'}
        title={isDirty ? t(messages.unsaved) : t(messages.nothingChanged)}
        action={
          <>
            {isDirty && (
              <Button variant="quiet" onClick={onDiscard}>
                {t(messages.discard)}
              </Button>
            )}
            {asks && (
              <Button disabled={!isDirty || isBlocked || isEmpty} onClick={onDraft}>
                {t(approvalMessages.saveDraft)}
              </Button>
            )}
            <Button
              type="submit"
              variant="primary"
              loading={isSaving}
              disabled={(!isDirty && !(asks && !isWaiting)) || isBlocked || isEmpty}
            >
              {t(asks ? approvalMessages.ask : messages.save)}
            </Button>
          </>
        }
      >
        {isEmpty ? t(messages.needsText) : words.join(' · ')}
      </Banner>
    </Box>
  );
}
