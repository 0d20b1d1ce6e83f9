import { Flex, Icon, Menu, MenuChoice, MenuItem } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { counties } from '@dosar/kernel/counties';
import type { Schema } from '@dosar/openapi';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useParameterWords } from '../parameter-words.ts';
import { DaysDialog } from './days-dialog.tsx';
import { messages } from './messages.ts';

type Parameters = Schema<'ReportParameters'>;
type ParameterBarProps = { answer: Schema<'ReportAnswer'>; onChange: (changed: Parameters) => void };

const lasts = ['weeks_4', 'weeks_13', 'weeks_26', 'weeks_52', 'month', 'quarter', 'year'] as const;
const compares = ['before', 'year', 'none'] as const;
const countiesByName = counties.toSorted((one, other) => one.name.localeCompare(other.name, 'ro'));

/** What a report is asked for; each choice changes the address. */
export function ParameterBar({ answer, onChange }: ParameterBarProps) {
  const { formatMessage: t } = useIntl();
  const { parameters, dimensions } = answer;
  const compare = parameters.compare ?? 'before';
  const by = dimensions.find(({ code }) => code === parameters.by);
  return (
    <Flex gap="2" flexWrap="wrap" marginBottom="4">
      <PeriodMenu answer={answer} onChange={onChange} />
      <ParameterMenu name={t(messages.compare)} value={t(messages.compareName, { compare })}>
        {compares.map((one) => (
          <MenuChoice key={one} chosen={compare === one} onChoose={() => onChange({ compare: one })}>
            {t(messages.compareName, { compare: one })}
          </MenuChoice>
        ))}
      </ParameterMenu>
      {dimensions.some(({ code }) => code === 'county') && (
        <NarrowMenus parameters={parameters} onChange={onChange} />
      )}
      <ParameterMenu name={t(messages.by)} value={by?.name ?? ''}>
        {dimensions.map(({ code, name }) => (
          <MenuChoice key={code} chosen={parameters.by === code} onChoose={() => onChange({ by: code })}>
            {name}
          </MenuChoice>
        ))}
      </ParameterMenu>
    </Flex>
  );
}

function PeriodMenu({ answer, onChange }: ParameterBarProps) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const words = useParameterWords();
  const [isChoosing, setIsChoosing] = useState(false);
  const { period, parameters } = answer;
  const hasDays = parameters.from !== undefined || parameters.to !== undefined;
  const last = hasDays ? undefined : (parameters.last ?? 'weeks_13');
  return (
    <>
      <ParameterMenu
        name={t(messages.period)}
        value={t(messages.days, { from: date(period.from), to: date(period.to) })}
      >
        {lasts.map((one) => (
          <MenuChoice
            key={one}
            chosen={last === one}
            onChoose={() => onChange({ last: one, from: undefined, to: undefined })}
          >
            {words.period({ last: one })}
          </MenuChoice>
        ))}
        <MenuItem onSelect={() => setIsChoosing(true)}>{t(messages.otherDays)}</MenuItem>
      </ParameterMenu>
      <DaysDialog
        key={`${period.from} ${period.to}`}
        open={isChoosing}
        period={period}
        onClose={() => setIsChoosing(false)}
        onChoose={(days) => onChange({ last: undefined, ...days })}
      />
    </>
  );
}

function NarrowMenus({
  parameters,
  onChange,
}: {
  parameters: Parameters;
  onChange: (to: Parameters) => void;
}) {
  const { formatMessage: t } = useIntl();
  const words = useParameterWords();
  const { policy_type: policy, county_code: county } = parameters;
  return (
    <>
      <ParameterMenu name={t(messages.policy)} value={policy ? words.policyName(policy) : t(messages.all)}>
        <MenuChoice chosen={policy === undefined} onChoose={() => onChange({ policy_type: undefined })}>
          {t(messages.all)}
        </MenuChoice>
        {words.policyTypes.map(({ code, name }) => (
          <MenuChoice key={code} chosen={policy === code} onChoose={() => onChange({ policy_type: code })}>
            {name}
          </MenuChoice>
        ))}
      </ParameterMenu>
      <ParameterMenu name={t(messages.county)} value={county ? words.countyName(county) : t(messages.all)}>
        <MenuChoice chosen={county === undefined} onChoose={() => onChange({ county_code: undefined })}>
          {t(messages.all)}
        </MenuChoice>
        {countiesByName.map(({ code, name }) => (
          <MenuChoice key={code} chosen={county === code} onChoose={() => onChange({ county_code: code })}>
            {name}
          </MenuChoice>
        ))}
      </ParameterMenu>
    </>
  );
}

/** A chip that says what is asked for and opens the choices; both are its name, as they are on the screen. */
function ParameterMenu({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <Menu
      look="chip"
      label={`${name}: ${value}`}
      button={
        <>
          <span>
            {name}: <b>{value}</b>
          </span>
          <Icon name="expand_more" />
        </>
      }
    >
      {children}
    </Menu>
  );
}
