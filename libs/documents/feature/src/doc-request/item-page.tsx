import { api, dataOf, isApiProblem, queriesOf, useProblemText } from '@dosar/api-client';
import { Banner, Button, Flex, Heading, Icon, Link, notify, Stack, Text } from '@dosar/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link as RouterLink, useNavigate } from 'react-router';
import { AddPages } from './add-pages.tsx';
import { ExamplePictures } from './example-pictures.tsx';
import { itemMessages } from './item-messages.ts';
import { ItemRefusal } from './item-refusal.tsx';
import { messages } from './messages.ts';
import { PageList } from './page-list.tsx';
import { useOpenRequest, useUploadsOf, type RequestedItem } from './request-context.ts';

/** One requested document: why it is asked for again, its pages, and the button that sends it. */
export function ItemPage({ item }: { item: RequestedItem }) {
  const { formatMessage: t } = useIntl();
  const { uploads } = useOpenRequest();
  const onTheWay = useUploadsOf(item.id);
  const hasPages = item.pages.length + onTheWay.length > 0;
  return (
    <Stack gap="5">
      <BackToAll />
      <Heading as="h1" size="xl">
        {item.name}
      </Heading>
      <ItemRefusal item={item} />
      {item.guidance !== null && !hasPages && <Text>{item.guidance}</Text>}
      {hasPages ? <PageList item={item} onTheWay={onTheWay} /> : <Advice item={item} />}
      {hasPages && (
        <Heading as="h2" size="md">
          {t(itemMessages.morePages)}
        </Heading>
      )}
      <AddPages item={item} isMore={hasPages} onChoose={(files) => uploads.add(item, files)} />
      {hasPages ? (
        <SendItem item={item} isLoading={onTheWay.length > 0} />
      ) : (
        <Link asChild alignSelf="center" paddingBlock="3">
          <RouterLink to={{ search: `?item=${item.id}&missing` }}>{t(messages.notOwned)}</RouterLink>
        </Link>
      )}
    </Stack>
  );
}

/** The way back to the list of all documents. */
export function BackToAll() {
  const { formatMessage: t } = useIntl();
  return (
    <Link asChild alignSelf="flex-start" paddingBlock="2" textDecoration="none">
      <RouterLink to={{ search: '' }}>
        <Flex as="span" gap="2" alignItems="center">
          <Icon name="arrow_back" />
          {t(itemMessages.back)}
        </Flex>
      </RouterLink>
    </Link>
  );
}

function Advice({ item }: { item: RequestedItem }) {
  const { formatMessage: t } = useIntl();
  return (
    <Stack gap="3">
      <ExamplePictures code={item.example_code} example={item.example} />
      <Heading as="h2" size="md">
        {t(itemMessages.adviceTitle)}
      </Heading>
      <Stack as="ul" gap="2" listStyleType="disc" paddingInlineStart="5">
        <li>{t(itemMessages.adviceLight)}</li>
        <li>{t(itemMessages.adviceCorners)}</li>
        <li>{t(itemMessages.adviceSleeve)}</li>
      </Stack>
    </Stack>
  );
}

function SendItem({ item, isLoading }: { item: RequestedItem; isLoading: boolean }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const send = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST('/api/document/sendRequested/{doc_request_item_id}', {
          params: { path: { doc_request_item_id: item.id } },
        }),
      ),
    onSuccess: async () => {
      await queryClient.invalidateQueries(queriesOf('documents'));
      notify.success(t(itemMessages.sent, { name: item.name }));
      await navigate({ search: '' });
    },
  });
  // What was accepted before is not sent again: there has to be something new.
  const canSend = !isLoading && item.pages.length > 0;
  return (
    <Stack gap="2">
      {send.isError && (
        <Banner tone="danger" title={t(itemMessages.problem)} live>
          {isApiProblem(send.error, 'conflict') ? t(itemMessages.sendLater) : problemText(send.error)}
        </Banner>
      )}
      <Button
        variant="primary"
        wide
        disabled={!canSend}
        loading={send.isPending}
        onClick={() => send.mutate()}
      >
        {t(itemMessages.send, { name: item.name })}
      </Button>
      {!canSend && (
        <Text tone="muted" size="sm">
          {t(itemMessages.sendLater)}
        </Text>
      )}
    </Stack>
  );
}
