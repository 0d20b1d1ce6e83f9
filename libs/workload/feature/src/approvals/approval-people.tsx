import { Avatar, Box, Flex, Heading, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { askingMessages } from './asking-messages.ts';
import { messages } from './messages.ts';

type Person = Schema<'ApprovalDetail'>['four_eyes'][number];

/** Who has done what, in the order of the steps, and whether the reader has had a hand in it. */
export function ApprovalPeople({ people }: { people: readonly Person[] }) {
  const { formatMessage: t } = useIntl();
  if (people.length === 0) return null;
  return (
    <Box>
      <Heading as="h3" size="md">
        {t(messages.fourEyes)}
      </Heading>
      <Flex as="ul" listStyleType="none" columnGap="5" rowGap="2" flexWrap="wrap" marginTop="2">
        {people.map((person) => (
          <Flex as="li" key={person.full_name} gap="2" alignItems="flex-start">
            <Avatar name={person.full_name} isDecoration />
            <Box>
              <Text as="span" display="block" fontWeight="strong">
                {person.is_caller ? t(askingMessages.yourself) : person.full_name}
              </Text>
              <Text as="span" tone="muted" size="sm">
                <Step person={person} />
              </Text>
            </Box>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}

function Step({ person }: { person: Person }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  if (person.what === null) return t(messages.did, { did: person.did });
  return person.on === null ? person.what : `${person.what}, ${date(person.on)}`;
}
