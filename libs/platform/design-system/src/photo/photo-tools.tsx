import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { styled } from '../theme/styled.ts';
import { messages } from './messages.ts';

const Root = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: { base: '0', md: '1' },
    marginBottom: '2',
    fontVariantNumeric: 'tabular-nums',
    '& > [role=status]': { minWidth: '4em', textAlign: 'center' },
  },
});

export type PhotoToolsProps = {
  number: number;
  count: number;
  zoom: number;
  onStep: (by: 1 | -1) => void;
  onZoom: (direction: 'in' | 'out') => void;
  onTurn: () => void;
  isComparing: boolean;
  /** Absent where there is nothing to compare with. */
  onCompare: (() => void) | undefined;
};

/** What can be done while looking at photos; each button has a key as well. */
export function PhotoTools({ number, count, zoom, onStep, onZoom, onTurn, ...compare }: PhotoToolsProps) {
  const { formatMessage: t } = useIntl();
  const { percent } = useFormats();
  return (
    <Root>
      {count > 1 && (
        <>
          <IconButton icon="chevron_left" label={t(messages.previous)} onClick={() => onStep(-1)} />
          <span role="status">{t(messages.position, { number, count })}</span>
          <IconButton icon="chevron_right" label={t(messages.next)} onClick={() => onStep(1)} />
        </>
      )}
      <IconButton icon="zoom_out" label={t(messages.zoomOut)} onClick={() => onZoom('out')} />
      <span role="status">{percent(zoom)}</span>
      <IconButton icon="zoom_in" label={t(messages.zoomIn)} onClick={() => onZoom('in')} />
      <IconButton icon="rotate_right" label={t(messages.turn)} onClick={onTurn} />
      {compare.onCompare && (
        <Button variant="quiet" icon="compare" onClick={compare.onCompare}>
          {t(compare.isComparing ? messages.compareNoMore : messages.compare)}
        </Button>
      )}
    </Root>
  );
}
