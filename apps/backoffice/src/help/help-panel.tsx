import {
  Box,
  ErrorState,
  Heading,
  Link,
  LoadingState,
  RichText,
  SidePanel,
  Stack,
} from '@dosar/design-system';
import { useSession } from '@dosar/auth';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import type { WindowProps } from '../shell/windows/lazy-window.tsx';
import { HelpSearch } from './help-search.tsx';
import type { Article } from './load-articles.ts';
import { messages } from './messages.ts';
import { help } from './topics.ts';
import { useArticles } from './use-articles.ts';
import { generalTopic, useHelpTopic } from './use-help-topic.ts';

/** The article that the address names, beside the page; for the staff, the way to the others below it. */
export function HelpPanel({ open, onClose }: WindowProps) {
  const { formatMessage: t } = useIntl();
  const { data: articles, isError, refetch } = useArticles();
  const { topic: asked } = useHelpTopic();
  const { profile } = useSession();
  const isStaff = profile?.kind === 'staff';
  // The article stays while the panel goes.
  const [topic, setTopic] = useState(asked);
  if (asked && asked !== topic) setTopic(asked);
  const article = articles?.get(topic ?? generalTopic) ?? articles?.get(generalTopic);
  return (
    <SidePanel open={open} title={article?.title ?? t(messages.title)} onClose={onClose}>
      {/* Read from its beginning: the focus would otherwise go to the first link, below the text. */}
      <Box as="article" tabIndex={-1} data-autofocus outline="none">
        {article && <RichText html={article.html} expectedLines={12} />}
      </Box>
      {isError && <ErrorState description={t(messages.missing)} onRetry={() => void refetch()} />}
      {!articles && !isError && <LoadingState />}
      {articles && isStaff && <HelpSearch articles={articles} />}
      {articles && isStaff && <OtherTopics articles={articles} present={topic} />}
    </SidePanel>
  );
}

type OtherTopicsProps = { articles: ReadonlyMap<string, Article>; present: string | undefined };

function OtherTopics({ articles, present }: OtherTopicsProps) {
  const { formatMessage: t } = useIntl();
  const { addressOf } = useHelpTopic();
  return (
    <Box as="nav" aria-labelledby="help-topics" marginTop="5" paddingTop="4" borderTopWidth="1px">
      <Heading id="help-topics" marginBottom="2">
        {t(messages.others)}
      </Heading>
      <Stack as="ul" gap="2" listStyleType="none">
        {help.staffTopics.map((topic) => (
          <li key={topic}>
            <Link asChild>
              <RouterLink
                to={addressOf(topic)}
                replace
                preventScrollReset
                aria-current={topic === present && 'page'}
              >
                {articles.get(topic)?.title}
              </RouterLink>
            </Link>
          </li>
        ))}
      </Stack>
    </Box>
  );
}
