import { Button, Card, Flex, Heading, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ClosureDialog } from './closure-dialog.tsx';
import { ClosureRow } from './closure-row.tsx';
import { ImportClosures } from './import-closures.tsx';
import { importMessages } from './import-messages.ts';
import { messages } from './messages.ts';
import { RemoveDialog } from './remove-dialog.tsx';

type Closure = Schema<'Closure'>;
type Asked = { act: 'add' | 'import' } | { act: 'rename' | 'remove'; closure: Closure };
type ClosuresOfYearProps = {
  list: Schema<'ClosureList'>;
  /** A day of this year was stored or removed, or turned out to have changed meanwhile. */
  onChanged: (year: number) => void;
};

/** The own closed days of a year with the legal ones below, which a release brings. */
export function ClosuresOfYear({ list, onChanged }: ClosuresOfYearProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <Stack gap="5">
      <Stack as="section" gap="3">
        <Heading as="h3" size="md">
          {t(messages.own)}
        </Heading>
        {list.closures.length === 0 ? (
          <Text>{t(messages.none)}</Text>
        ) : (
          <Stack as="ul" gap="3" listStyle="none">
            {list.closures.map((closure) => (
              <Card as="li" key={closure.closure_date}>
                <ClosureRow
                  closure={closure}
                  isOver={closure.closure_date < list.today}
                  onRename={() => setAsked({ act: 'rename', closure })}
                  onRemove={() => setAsked({ act: 'remove', closure })}
                />
              </Card>
            ))}
          </Stack>
        )}
        <Flex gap="2" flexWrap="wrap">
          <Button onClick={() => setAsked({ act: 'add' })}>{t(messages.add)}</Button>
          <Button icon="upload" onClick={() => setAsked({ act: 'import' })}>
            {t(importMessages.open)}
          </Button>
        </Flex>
        <Text tone="muted">{t(messages.follows)}</Text>
      </Stack>
      <Stack as="section" gap="2">
        <Heading as="h3" size="md">
          {t(messages.legal)}
        </Heading>
        <ul>
          {list.holidays.map(({ date, name }) => (
            <li key={date}>
              {formats.weekdayDate(date)}: {name}
            </li>
          ))}
        </ul>
      </Stack>
      {asked?.act === 'import' && <ImportClosures onImported={() => onChanged(list.year)} onClose={close} />}
      {asked?.act === 'remove' && (
        <RemoveDialog closure={asked.closure} onChanged={() => onChanged(list.year)} onClose={close} />
      )}
      {(asked?.act === 'add' || asked?.act === 'rename') && (
        <ClosureDialog
          list={list}
          closure={asked.act === 'rename' ? asked.closure : undefined}
          onChanged={onChanged}
          onClose={close}
        />
      )}
    </Stack>
  );
}
