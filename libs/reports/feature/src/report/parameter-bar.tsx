import { Flex, Icon, Menu, MenuChoice } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { addDays } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type Parameters = Schema<'ReportParameters'>;
type ParameterBarProps = { answer: Schema<'ReportAnswer'>; onChange: (changed: Parameters) => void };

const presets = [4, 13, 26, 52] as const;
const compares = ['before', 'year', 'none'] as const;

/** What a report is asked for; each choice changes the address. */
export function ParameterBar({ answer, onChange }: ParameterBarProps) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { period, parameters, dimensions } = answer;
  const compare = parameters.compare ?? 'before';
  const by = dimensions.find(({ code }) => code === parameters.by);
  return (
    <Flex gap="2" flexWrap="wrap" marginBottom="4">
      <Menu
        look="chip"
        label={t(messages.period)}
        button={
          <ChipWords
            name={t(messages.period)}
            value={t(messages.days, { from: date(period.from), to: date(period.to) })}
          />
        }
      >
        {presets.map((weeks) => {
          const from = addDays(period.to, 1 - weeks * 7);
          return (
            <MenuChoice
              key={weeks}
              chosen={period.from === from}
              onChoose={() => onChange({ from, to: period.to })}
            >
              {t(messages.presetName, { weeks: String(weeks) })}
            </MenuChoice>
          );
        })}
      </Menu>
      <Menu
        look="chip"
        label={t(messages.compare)}
        button={<ChipWords name={t(messages.compare)} value={t(messages.compareName, { compare })} />}
      >
        {compares.map((one) => (
          <MenuChoice key={one} chosen={compare === one} onChoose={() => onChange({ compare: one })}>
            {t(messages.compareName, { compare: one })}
          </MenuChoice>
        ))}
      </Menu>
      <Menu
        look="chip"
        label={t(messages.by)}
        button={<ChipWords name={t(messages.by)} value={by?.name ?? ''} />}
      >
        {dimensions.map(({ code, name }) => (
          <MenuChoice key={code} chosen={parameters.by === code} onChoose={() => onChange({ by: code })}>
            {name}
          </MenuChoice>
        ))}
      </Menu>
    </Flex>
  );
}

function ChipWords({ name, value }: { name: string; value: string }) {
  return (
    <>
      <span>
        {name}: <b>{value}</b>
      </span>
      <Icon name="expand_more" />
    </>
  );
}
