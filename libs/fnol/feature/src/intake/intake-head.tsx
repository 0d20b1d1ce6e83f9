import { Box, Button, Flex, Heading, KeyCaps } from '@dosar/design-system';
import { useFormState } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { DraftLine } from './draft-line.tsx';
import { IntakeNotices } from './intake-notices.tsx';
import { MissingCount, NextMissing } from './missing-list.tsx';
import { pageMessages } from './page-messages.ts';
import { useIntakeParts } from './use-intake-parts.ts';
import { ToldNumber } from './told-number.tsx';
import type { DraftState } from './draft-keeper.ts';

type IntakeHeadProps = {
  formId: string;
  state: DraftState;
  /** Once what is typed is kept. */
  draftId: string | undefined;
};

/** The title, the number to tell the caller, how the draft stands, how much is missing and the button that registers: in sight however long the page is. */
export function IntakeHead({ formId, state, draftId }: IntakeHeadProps) {
  const { formatMessage: t } = useIntl();
  const { isSubmitting } = useFormState();
  const sections = useIntakeParts().length > 0 ? 7 : 6;
  return (
    <Flex
      as="header"
      alignItems="center"
      flexWrap="wrap"
      columnGap="3"
      rowGap="1"
      position="sticky"
      top="var(--dosar-sticky-top, 0px)"
      zIndex="bar"
      background="surface"
      paddingBlock="2"
      borderBottomWidth="1px"
    >
      <Heading as="h1" size="lg">
        {t(pageMessages.title)}
      </Heading>
      <ToldNumber draftId={draftId} />
      <Box color="textMuted" fontSize="sm" flex="1" minWidth="8rem" role="status">
        <DraftLine state={state} />
      </Box>
      <Flex
        display={{ base: 'none', lg: 'flex' }}
        alignItems="center"
        gap="1"
        color="textFaint"
        fontSize="sm"
      >
        <KeyCaps keys={[`Alt+1–${sections}`]} /> {t(pageMessages.sectionWord)}
        <KeyCaps keys={['Ctrl+Enter']} /> {t(pageMessages.registerWord)}
      </Flex>
      <MissingCount />
      <Button type="submit" variant="primary" form={formId} loading={isSubmitting}>
        {t(pageMessages.register)}
      </Button>
      <NextMissing formId={formId} />
      <IntakeNotices look="line" />
    </Flex>
  );
}
