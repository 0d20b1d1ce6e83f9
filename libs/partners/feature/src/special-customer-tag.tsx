import type { FileGlance } from '@dosar/areas/claims';
import { Flex, Icon, VisuallyHidden } from '@dosar/design-system';
import { defineMessages, useIntl } from 'react-intl';

const messages = defineMessages({
  specialCustomer: {
    id: 'partners.tag.specialCustomer',
    description: 'Read out before the name of a customer who gets special care, such as the owner of a fleet',
    defaultMessage: 'Special customer:',
  },
});

/** In the header of a file: the customer who gets special care, such as whose fleet it is. */
export function SpecialCustomerTag({ header: { special_customer_name: name } }: { header: FileGlance }) {
  const { formatMessage: t } = useIntl();
  if (!name) return null;
  return (
    <Flex
      gap="1"
      alignItems="center"
      paddingInline="1.5"
      borderWidth="1px"
      borderRadius="sm"
      color="textMuted"
      fontSize="sm"
      title={t(messages.specialCustomer)}
    >
      <Icon name="business" />
      <VisuallyHidden>{t(messages.specialCustomer)}</VisuallyHidden>
      {name}
    </Flex>
  );
}
