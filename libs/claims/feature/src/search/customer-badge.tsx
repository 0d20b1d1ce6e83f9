import { Flex, Icon, Text, VisuallyHidden } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type CustomerBadgeProps = Pick<Schema<'FileLink'>, 'special_customer'>;

/** The special customer of a found file and by what it was recognised; nothing for whoever may not know of it. */
export function CustomerBadge({ special_customer: customer }: CustomerBadgeProps) {
  const { formatMessage: t } = useIntl();
  if (!customer) return null;
  return (
    <Flex as="span" columnGap="2" flexWrap="wrap" alignItems="center" color="textMuted" fontSize="sm">
      <Flex
        as="span"
        gap="1"
        alignItems="center"
        paddingInline="1.5"
        borderWidth="1px"
        borderRadius="sm"
        overflowWrap="anywhere"
      >
        <Icon name="business" />
        <VisuallyHidden>{t(messages.specialCustomer)}</VisuallyHidden>
        {customer.name}
      </Flex>
      {customer.reason !== null && (
        <Text as="span" tone="muted" size="sm" overflowWrap="anywhere">
          {customer.reason}
        </Text>
      )}
    </Flex>
  );
}
