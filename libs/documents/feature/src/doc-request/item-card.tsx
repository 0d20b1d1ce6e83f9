import { Flex, Heading, Link, PhaseGlyph, Stack, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Link as RouterLink, useNavigate } from 'react-router';
import { AddPages } from './add-pages.tsx';
import { ExamplePictures } from './example-pictures.tsx';
import { ItemRefusal } from './item-refusal.tsx';
import { messages } from './messages.ts';
import { useOpenRequest, type RequestedItem } from './request-context.ts';

/** The document that is to be sent next: what it is for, a good and a bad example, and how to send it. */
export function ItemCard({ item }: { item: RequestedItem }) {
  const { formatMessage: t } = useIntl();
  const { uploads } = useOpenRequest();
  const navigate = useNavigate();
  return (
    <Stack
      as="section"
      gap="4"
      padding="4"
      borderWidth="1px"
      borderRadius="lg"
      background="warningSubtle"
      borderColor="warningBorder"
    >
      <div>
        <Flex gap="3" alignItems="center">
          <PhaseGlyph phase="waiting" />
          <Heading as="h2" size="md">
            {item.name}
          </Heading>
        </Flex>
        {item.guidance !== null && <Text marginTop="2">{item.guidance}</Text>}
      </div>
      <ItemRefusal item={item} />
      <ExamplePictures code={item.example_code} example={item.example} />
      <AddPages
        item={item}
        onChoose={(files) => {
          uploads.add(item, files);
          void navigate({ search: `?item=${item.id}` });
        }}
      />
      <Link asChild alignSelf="center" paddingBlock="3">
        <RouterLink to={{ search: `?item=${item.id}&missing` }}>{t(messages.notOwned)}</RouterLink>
      </Link>
    </Stack>
  );
}
