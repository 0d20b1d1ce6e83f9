import {
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  type PointerEvent,
  type ReactNode,
  type UIEvent,
} from 'react';
import { useIntl } from 'react-intl';
import { ErrorState } from '../feedback/error-state.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { cssVariables } from '../theme/css-variables.ts';
import { slotClasses } from '../theme/plain.ts';
import { messages } from './messages.ts';
import { PhotoLookContext } from './photo-look.ts';

const looks = slotClasses({
  base: {
    root: {
      height: { base: '55dvh', md: '65dvh' },
      overflow: 'auto',
      overscrollBehavior: 'contain',
      background: 'surfaceSubtle',
      borderRadius: 'md',
      '&[data-zoomed]': { cursor: 'grab' },
      '&[data-fills]': { height: 'full', borderRadius: 'none', background: 'transparent' },
    },
    canvas: {
      position: 'relative',
      width: 'calc(100% * var(--zoom))',
      height: 'calc(100% * var(--zoom))',
      overflow: 'hidden',
      containerType: 'size',
      display: 'grid',
      placeItems: 'center',
    },
    picture: {
      position: 'absolute',
      top: '50%',
      left: '50%',
      transform: 'translate(-50%, -50%) rotate(calc(90deg * var(--turns)))',
    },
    photo: {
      display: 'block',
      width: 'auto',
      height: 'auto',
      // Lying on its side, a photo is as wide as the canvas is high.
      maxWidth: 'var(--most-width)',
      maxHeight: 'var(--most-height)',
      minHeight: 'calc(min(var(--most-height), var(--most-width)) * 0.2)',
      objectFit: 'contain',
      userSelect: 'none',
    },
  },
});

export type PhotoStageProps = {
  /** What is in the photo, or its file name. */
  name: string;
  /** Absent while it is fetched. */
  address: string | undefined;
  isError?: boolean;
  onRetry: () => void;
  /** As high as what it stands in. */
  fills?: boolean;
  /** What lies above the photo and turns and grows with it. */
  overlay?: ReactNode;
};

/** One photo inside a viewer, as large as the viewer says; a larger one is moved by dragging or with the arrow keys. */
export function PhotoStage({ name, address, isError = false, onRetry, fills, overlay }: PhotoStageProps) {
  const { formatMessage: t } = useIntl();
  const { zoom, turns, link } = use(PhotoLookContext);
  const stage = useRef<HTMLDivElement>(null);
  // Where the eye is, as shares of the photo: that place stays in the middle while the zoom changes.
  const middle = useRef({ x: 0.5, y: 0.5 });
  const isZoomed = zoom > 1;

  // Where it was moved to by the photo beside it: that scrolling is not told again.
  const movedTo = useRef<{ left: number; top: number }>(null);

  const rememberMiddle = ({ currentTarget: it }: UIEvent<HTMLElement>) => {
    middle.current = {
      x: (it.scrollLeft + it.clientWidth / 2) / it.scrollWidth,
      y: (it.scrollTop + it.clientHeight / 2) / it.scrollHeight,
    };
    const isFollowing = movedTo.current?.left === it.scrollLeft && movedTo.current.top === it.scrollTop;
    if (!isFollowing) link?.tell(middle.current, middle);
  };
  useEffect(
    function followOtherPhoto() {
      return link?.follow({
        key: middle,
        moveTo: ({ x, y }) => {
          const it = stage.current;
          if (!it) return;
          it.scrollLeft = x * it.scrollWidth - it.clientWidth / 2;
          it.scrollTop = y * it.scrollHeight - it.clientHeight / 2;
          movedTo.current = { left: it.scrollLeft, top: it.scrollTop };
        },
      });
    },
    [link],
  );
  useLayoutEffect(
    function keepMiddle() {
      const it = stage.current;
      const { x, y } = zoom === 1 ? { x: 0.5, y: 0.5 } : middle.current;
      if (!it) return;
      it.scrollLeft = x * it.scrollWidth - it.clientWidth / 2;
      it.scrollTop = y * it.scrollHeight - it.clientHeight / 2;
    },
    [zoom],
  );

  const moveAlong = ({ movementX, movementY, buttons, pointerType }: PointerEvent) => {
    if (buttons === 1 && pointerType === 'mouse') stage.current?.scrollBy(-movementX, -movementY);
  };
  if (isError) return <ErrorState title={t(messages.failed)} onRetry={onRetry} />;
  const isLying = turns % 2 === 1;
  const turned = cssVariables({
    '--zoom': zoom,
    '--turns': turns,
    '--most-width': isLying ? '100cqh' : '100cqw',
    '--most-height': isLying ? '100cqw' : '100cqh',
  });
  return (
    <div
      ref={stage}
      className={looks().root}
      style={turned}
      data-zoomed={isZoomed ? '' : undefined}
      data-fills={fills ? '' : undefined}
      onPointerMove={moveAlong}
      onScroll={rememberMiddle}
      {...(isZoomed && { role: 'region', tabIndex: 0, 'aria-label': t(messages.zoomed, { name }) })}
    >
      <div className={looks().canvas}>
        {address ? (
          <div className={looks().picture}>
            <img className={looks().photo} src={address} alt={name} draggable={false} />
            {overlay}
          </div>
        ) : (
          <span role="status">
            <Spinner aria-hidden /> {t(messages.loading)}
          </span>
        )}
      </div>
    </div>
  );
}
