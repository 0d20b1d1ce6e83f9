import { Flex, Icon, Menu, MenuItem } from '@dosar/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { RuleDialog } from './rule-dialog.tsx';
import { messages } from './rule-messages.ts';
import { ruleKinds, type RuleKind, type RuleOwner } from './rule-settings.ts';

type AddRuleProps = {
  label: string;
  /** Shows the sign alone. */
  isSmall?: boolean;
  owner: RuleOwner;
  /** Kinds of which there is a rule; there is one of each. */
  taken: readonly RuleKind[];
};

/** Offers the kinds of rule that are not there yet, and asks for what the chosen one needs. */
export function AddRule({ label, isSmall = false, owner, taken }: AddRuleProps) {
  const { formatMessage: t } = useIntl();
  const [kind, setKind] = useState<RuleKind>();
  const left = ruleKinds.filter((known) => !taken.includes(known));
  return (
    <>
      {left.length > 0 && (
        <Menu
          label={label}
          button={
            <Flex gap="1" alignItems="center">
              <Icon name="add" />
              {!isSmall && label}
            </Flex>
          }
        >
          {left.map((known) => (
            <MenuItem key={known} onSelect={() => setKind(known)}>
              {t(messages[known])}
            </MenuItem>
          ))}
        </Menu>
      )}
      {kind !== undefined && <RuleDialog kind={kind} owner={owner} onClose={() => setKind(undefined)} />}
    </>
  );
}
