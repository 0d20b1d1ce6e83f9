import { Box, ComboboxField, Grid, Heading, Stack, Text, TextAreaField } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './deactivate-messages.ts';
import { takersOf, type Takers } from './taker-choice.ts';

type Left = Schema<'LeftWork'>;
type LeftWorkFormProps = {
  left: Left;
  takers: Takers;
  onTake: (kind: string, taker: string | undefined) => void;
  /** The button was pressed: what is missing says so. */
  isAsked: boolean;
  note: string;
  onNote: (note: string) => void;
};

/** What somebody who leaves has open, each kind with its count, some of it, and who takes it over. */
export function LeftWorkForm({ left, takers, onTake, isAsked, note, onNote }: LeftWorkFormProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Stack gap="4">
      <Text tone="muted">{t(messages.stays, { sessions: left.sessions })}</Text>
      {left.items.length === 0 ? (
        <Text>{t(messages.nothing)}</Text>
      ) : (
        <Box as="section" aria-labelledby="left-work">
          <Heading as="h3" id="left-work" size="md">
            {t(messages.goesTo)}
          </Heading>
          <Box as="ul" listStyleType="none">
            {left.items.map((item) => (
              <Grid
                as="li"
                key={item.kind}
                gap="2"
                templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
                borderBottomWidth="1px"
                paddingBlock="2"
              >
                <Box minWidth="0">
                  {t(messages.kindAndCount, { kind: item.name, count: item.count })}
                  <Text size="sm" tone="muted">
                    {item.examples.join('; ')}
                    {item.count > item.examples.length && ' …'}
                  </Text>
                </Box>
                <TakerField
                  left={left}
                  item={item}
                  value={takers[item.kind]}
                  onChange={(taker) => onTake(item.kind, taker)}
                  isAsked={isAsked}
                />
              </Grid>
            ))}
          </Box>
        </Box>
      )}
      {left.items.length > 0 && (
        <TextAreaField
          label={t(messages.note)}
          hint={t(messages.noteHint)}
          optional
          maxLength={500}
          value={note}
          onChange={({ target }) => onNote(target.value)}
        />
      )}
    </Stack>
  );
}

type TakerFieldProps = {
  left: Left;
  item: Left['items'][number];
  value: string | undefined;
  onChange: (taker: string | undefined) => void;
  isAsked: boolean;
};

function TakerField({ left, item, value, onChange, isAsked }: TakerFieldProps) {
  const { formatMessage: t } = useIntl();
  const { people, teams } = takersOf(left, item);
  return (
    <ComboboxField
      label={t(messages.takerOf, { kind: item.name })}
      labelHidden
      placeholder={t(messages.taker)}
      value={value ?? ''}
      onValueChange={(taker) => onChange(taker === '' ? undefined : taker)}
      error={isAsked && value === undefined ? t(messages.missingTaker) : undefined}
      choices={[
        ...teams.map(({ value: id, name, count }) => ({
          value: id,
          label: t(messages.team, { team: name }),
          hint: t(messages.teamHint, { count }),
        })),
        ...people.map(({ user_id: id, full_name: name, team_name: teamName, load, is_away: isAway }) => ({
          value: id,
          label: name,
          hint: [teamName, isAway ? t(messages.away) : t(messages.load, { load })]
            .filter(Boolean)
            .join(' · '),
          disabled: isAway,
        })),
      ]}
    />
  );
}
