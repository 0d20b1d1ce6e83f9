import {
  Box,
  Button,
  Disclosure,
  DisclosureButton,
  DisclosureContent,
  Flex,
  Stack,
  Text,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RoleView } from './role-view.tsx';
import { messages } from './roles-messages.ts';
import { useAccessWords } from './use-access-words.ts';

/** A role that comes with the product: what its people do, and on demand everything that it opens. */
export function BuiltInRow({
  role: { role_code: code, name, people_count },
}: {
  role: Schema<'BuiltInRole'>;
}) {
  const { aboutRole } = useAccessWords();
  return <Row name={name} code={code} about={aboutRole(code)} count={people_count} parts={[code]} />;
}

type OwnRowProps = { role: Schema<'OwnRole'>; onChange: () => void; onRemove: () => void };

/** A role that the organisation composed: of what, for whom, and what changes or removes it. */
export function OwnRow({ role, onChange, onRemove }: OwnRowProps) {
  const { formatMessage: t, formatList } = useIntl();
  const { name, description, parts, people, people_count: count, can_change: canChange } = role;
  const names = formatList(parts.map((part) => part.name));
  return (
    <Row
      name={name}
      about={[description, t(messages.broughtBy, { roles: names })].filter((text) => text !== '').join(' ')}
      count={count}
      people={people}
      parts={parts.map(({ role_code: code }) => code)}
    >
      {canChange ? (
        <>
          <Button aria-label={t(messages.change, { role: name })} onClick={onChange}>
            {t(messages.changeIt)}
          </Button>
          <Button aria-label={t(messages.remove, { role: name })} onClick={onRemove}>
            {t(messages.removeIt)}
          </Button>
        </>
      ) : (
        <Text tone="muted" size="sm">
          {t(messages.notYours)}
        </Text>
      )}
    </Row>
  );
}

type RowProps = {
  name: string;
  code?: string;
  about: string;
  count: number;
  people?: readonly string[];
  parts: readonly string[];
  children?: ReactNode;
};

function Row({ name, code, about, count, people = [], parts, children }: RowProps) {
  const { formatMessage: t, formatList } = useIntl();
  const unnamed = count - people.length;
  const named = unnamed > 0 ? [...people, t(messages.more, { count: unnamed })] : [...people];
  return (
    <Box as="li" borderBottomWidth="1px" paddingBlock="2">
      <Disclosure>
        <Flex gap="2" alignItems="start" flexWrap="wrap">
          <Box flex="1" minWidth="16rem">
            {name}{' '}
            {code !== undefined && (
              <Text as="span" size="sm" tone="muted">
                <code>{code}</code>
              </Text>
            )}
            <Text size="sm" tone="muted">
              {about}
            </Text>
            <Text size="sm" tone="muted">
              {people.length > 0
                ? t(messages.heldBy, { count, names: formatList(named) })
                : t(messages.peopleCount, { count })}
            </Text>
          </Box>
          <DisclosureButton aria-label={t(messages.whatOpens, { role: name })}>
            {t(messages.opens)}
          </DisclosureButton>
          {children}
        </Flex>
        <DisclosureContent>
          <Stack gap="2" paddingBlock="2">
            <RoleView parts={parts} />
          </Stack>
        </DisclosureContent>
      </Disclosure>
    </Box>
  );
}
