import { helpFindings } from '@dosar/areas/help';
import { useEntries } from '@dosar/areas';
import { Box, Link, Stack, TextField } from '@dosar/design-system';
import { foldText } from '@dosar/kernel/search-text';
import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import type { Article } from './load-articles.ts';
import { messages } from './messages.ts';
import { help } from './topics.ts';
import { useHelpTopic } from './use-help-topic.ts';

const fewestLetters = 2;

/** Searches the articles, and what areas know besides, such as the help of statuses. */
export function HelpSearch({ articles }: { articles: ReadonlyMap<string, Article> }) {
  const { formatMessage: t } = useIntl();
  const { addressOf } = useHelpTopic();
  const findings = useEntries(helpFindings);
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const words = foldText(asked).split(/\s+/).filter(Boolean);
  const found = help.staffTopics.filter((topic) => {
    const { title = '', html = '' } = articles.get(topic) ?? {};
    const text = foldText(`${title} ${html.replaceAll(/<[^>]*>/g, ' ')}`);
    return words.every((word) => text.includes(word));
  });
  return (
    <Stack gap="3" marginTop="5" paddingTop="4" borderTopWidth="1px">
      <TextField
        label={t(messages.find)}
        type="search"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {asked.length >= fewestLetters && (
        <>
          <Box as="ul" listStyleType="none" aria-label={t(messages.foundTopics)}>
            {found.map((topic) => (
              <li key={topic}>
                <Link asChild>
                  <RouterLink to={addressOf(topic)} replace preventScrollReset>
                    {articles.get(topic)?.title}
                  </RouterLink>
                </Link>
              </li>
            ))}
          </Box>
          {findings.map(({ Findings }, index) => (
            <Findings key={index} typed={asked} />
          ))}
        </>
      )}
    </Stack>
  );
}
