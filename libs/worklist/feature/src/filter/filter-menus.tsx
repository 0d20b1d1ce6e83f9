import { Icon, Menu, MenuItem } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { waitingFor } from '../worklist/worklist-address.ts';
import { allOwners, markKeys, ownerKeys, type WorklistView } from '../worklist/worklist-view.ts';
import { messages as keyMessages } from './key-messages.ts';
import { messages as columns } from '../worklist/messages.ts';
import { messages } from './messages.ts';

type FilterMenusProps = { view: WorklistView; onShow: (view: WorklistView) => void };

const deadlines = ['overdue', 'dueToday', 'legalDueSoon'] as const;
const allDeadlines = deadlines.reduce((bits, name) => bits | markKeys[name], 0);
const owners = ['mine', 'myTeam', 'replaced', 'unassigned'] as const;

/** The usual filters that are not on, each as a chip with its choices. */
export function FilterMenus({ view, onShow }: FilterMenusProps) {
  const { formatMessage: t } = useIntl();
  const { filter_keys: keys, filter_criteria: criteria } = view;
  const addBit = (bit: number) => onShow({ ...view, filter_keys: keys | bit });
  return (
    <>
      {(keys & allOwners) === 0 && (
        <FilterMenu
          name={t(messages.whose)}
          choices={owners.map((name) => [t(keyMessages[name]), () => addBit(ownerKeys[name])])}
        />
      )}
      {(keys & allDeadlines) === 0 && (
        <FilterMenu
          name={t(columns.due)}
          choices={deadlines.map((name) => [t(keyMessages[name]), () => addBit(markKeys[name])])}
        />
      )}
      {criteria.waiting_on === undefined && (
        <FilterMenu
          name={t(messages.waitingOn)}
          choices={waitingFor.map((who) => [
            t(messages.waitingOnName, { who }),
            () => onShow({ ...view, filter_criteria: { ...criteria, waiting_on: who } }),
          ])}
        />
      )}
    </>
  );
}

type FilterMenuProps = { name: string; choices: readonly (readonly [words: string, choose: () => void])[] };

function FilterMenu({ name, choices }: FilterMenuProps) {
  return (
    <Menu
      label={name}
      look="chip"
      button={
        <>
          {name} <Icon name="expand_more" scale={1} />
        </>
      }
    >
      {choices.map(([words, choose]) => (
        <MenuItem key={words} onSelect={choose}>
          {words}
        </MenuItem>
      ))}
    </Menu>
  );
}
