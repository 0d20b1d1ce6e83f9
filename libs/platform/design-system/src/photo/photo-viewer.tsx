import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Dialog } from '../dialog/dialog.tsx';
import { SelectField } from '../field/select-field.tsx';
import { styled } from '../theme/styled.ts';
import { messages } from './messages.ts';
import { PhotoLookContext, nextZoom } from './photo-look.ts';
import { PhotoTools } from './photo-tools.tsx';

const Stages = styled('div', {
  base: {
    display: 'grid',
    gap: '3',
    '&[data-comparing]': { gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } },
    '& > *': { minWidth: '0' },
  },
});

export type PhotoViewerProps = {
  photos: readonly { id: string; name: string }[];
  /** The photo that is open; absent while the viewer is closed. */
  shownId: string | undefined;
  onShow: (id: string | undefined) => void;
  /** A `PhotoStage` with the picture of this photo. */
  renderPhoto: (id: string) => ReactNode;
  /** What can be done with the photo that is open, such as downloading it. */
  acts?: (id: string) => ReactNode;
};

const turnsOfAll = 4;

/** Photos as large as the window allows, one after the other or two beside each other. */
export function PhotoViewer({ photos, shownId, onShow, renderPhoto, acts }: PhotoViewerProps) {
  const { formatMessage: t } = useIntl();
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState<ReadonlyMap<string, number>>(new Map());
  const [otherId, setOtherId] = useState<string>();
  const index = photos.findIndex(({ id }) => id === shownId);
  const shown = photos[index];
  const others = photos.filter(({ id }) => id !== shownId);
  const other = others.find(({ id }) => id === otherId);

  const step = (by: 1 | -1) => {
    const neighbour = photos[(index + by + photos.length) % photos.length];
    if (!neighbour) return;
    setZoom(1);
    onShow(neighbour.id);
  };
  const zoomBy = (direction: 'in' | 'out') => setZoom(nextZoom(zoom, direction));
  const turn = (id: string) =>
    setTurns((before) => new Map(before).set(id, ((before.get(id) ?? 0) + 1) % turnsOfAll));
  const close = () => {
    setZoom(1);
    setOtherId(undefined);
    onShow(undefined);
  };

  const keys: Record<string, () => void> = {
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    '+': () => zoomBy('in'),
    '-': () => zoomBy('out'),
    '0': () => setZoom(1),
    r: () => shown && turn(shown.id),
  };
  const actByKey = (event: KeyboardEvent) => {
    const target = event.target as Element;
    // There the arrows choose or move what is enlarged.
    const hasOwnArrows = target.closest('select, [data-zoomed]') && event.key.startsWith('Arrow');
    if (!hasOwnArrows && !event.ctrlKey && !event.metaKey && !event.altKey) keys[event.key]?.();
  };

  return (
    <Dialog
      open={shown !== undefined}
      size="large"
      title={shown?.name ?? ''}
      onClose={close}
      footer={shown && acts?.(shown.id)}
    >
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts beside the buttons below */}
      <div onKeyDown={actByKey}>
        <PhotoTools
          number={index + 1}
          count={photos.length}
          zoom={zoom}
          onStep={step}
          onZoom={zoomBy}
          onTurn={() => shown && turn(shown.id)}
          isComparing={other !== undefined}
          onCompare={others.length > 0 ? () => setOtherId(other ? undefined : others[0]?.id) : undefined}
        />
        <Stages data-comparing={other ? '' : undefined}>
          {shown && (
            <PhotoLookContext value={{ zoom, turns: turns.get(shown.id) ?? 0 }}>
              <div key={shown.id}>{renderPhoto(shown.id)}</div>
            </PhotoLookContext>
          )}
          {other && (
            <PhotoLookContext value={{ zoom, turns: turns.get(other.id) ?? 0 }}>
              <div key={other.id}>{renderPhoto(other.id)}</div>
            </PhotoLookContext>
          )}
        </Stages>
        {other && (
          <SelectField
            label={t(messages.compareWith)}
            placeholder={null}
            value={other.id}
            onChange={(event) => setOtherId(event.target.value)}
            choices={others.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </div>
    </Dialog>
  );
}
