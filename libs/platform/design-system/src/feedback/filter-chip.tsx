import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import { styled } from '../theme/styled.ts';
import { messages } from './messages.ts';

const Root = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    paddingInlineStart: '2.5',
    minHeight: 'calc(var(--dosar-control) - 4px)',
    borderWidth: '1px',
    borderColor: 'brandBorder',
    borderRadius: 'md',
    background: 'brandSubtle',
    color: 'brandText',
    whiteSpace: 'nowrap',
    '& b': { fontWeight: 'strong' },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      minWidth: 'calc(var(--dosar-control) - 6px)',
      alignSelf: 'stretch',
      borderRadius: 'md',
      cursor: 'pointer',
    },
  },
});

export type FilterChipProps = {
  /** What is filtered, as in "County". */
  name: string;
  /** By which value. */
  value: string;
  onRemove: () => void;
};

/** A filter that is on, and how to take it off. */
export function FilterChip({ name, value, onRemove }: FilterChipProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Root>
      <span>
        {name}: <b>{value}</b>
      </span>
      <button type="button" aria-label={t(messages.removeFilter, { name })} onClick={onRemove}>
        <Icon name="close" scale={1} />
      </button>
    </Root>
  );
}
