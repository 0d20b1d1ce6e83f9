import { useSession } from '@dosar/auth';
import { Box, Button, Flex, Icon } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { useActing, type ActingProps } from './use-acting.ts';

/** Says on every page in whose name one works, with the way back; nothing while one works for oneself. */
export function ActingBanner(props: ActingProps) {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const { actFor, isChanging } = useActing(props);
  const ownId = profile?.impersonated_by_user_id;
  if (!profile || !ownId) return null;

  const words = t(messages.banner, { name: profile.replaced_user_full_name ?? profile.full_name });
  return (
    <Flex
      as="section"
      aria-label={words}
      alignItems="center"
      justifyContent="space-between"
      flexWrap="wrap"
      columnGap="4"
      rowGap="1"
      paddingInline="4"
      paddingBlock="1"
      background="brandSubtle"
      color="text"
      borderBlockWidth="1px"
      borderColor="brandBorder"
    >
      <Flex alignItems="center" gap="2">
        <Box as="span" display="flex" color="brandText">
          <Icon name="swap_horiz" />
        </Box>
        {words}
      </Flex>
      <Button icon="undo" loading={isChanging} onClick={() => actFor(ownId)}>
        {t(messages.back)}
      </Button>
    </Flex>
  );
}
