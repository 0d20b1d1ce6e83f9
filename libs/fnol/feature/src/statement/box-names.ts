import { useIntl, type MessageDescriptor } from 'react-intl';
import { boxMessages as m } from './box-messages.ts';
import { sideGroups } from './side-fields.ts';
import { statementMessages } from './statement-messages.ts';

const shared: Readonly<Record<string, readonly [no: string, name: MessageDescriptor]>> = {
  date: ['1', m.date],
  time: ['1', m.time],
  place: ['2', m.place],
  injuries: ['3', m.injuries],
  other_damage: ['4', m.otherDamage],
  witnesses: ['5', m.witnesses],
  sketch: ['13', m.sketch],
};
const ofSide: typeof shared = {
  impact: ['10', m.impact],
  damaged_zones: ['11', m.damage],
  circumstances: ['12', m.circumstances],
  counted: ['12', m.counted],
  remarks: ['14', m.remarks],
};

/** How people call the box at a path of the form: `8 B Policy number`. */
export function useBoxName() {
  const { formatMessage: t } = useIntl();
  return (path: string) => {
    const [part = '', ...rest] = path.split('.');
    const letter = part === 'a' || part === 'b' ? ` ${part.toUpperCase()}` : '';
    const field = rest.join('.');
    if (part === 'paper') return t(statementMessages.onPaper);
    const single = part === 'shared' ? shared[field] : ofSide[field];
    if (single !== undefined) return `${single[0]}${letter} ${t(single[1])}`;
    for (const group of Object.values(sideGroups)) {
      const found = group.fields.find((one) => one.path === field);
      if (found !== undefined) return `${group.box}${letter} ${t(group.title)}: ${t(found.label)}`;
    }
    return path;
  };
}
