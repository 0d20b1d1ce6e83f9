import { useState, type PointerEvent } from 'react';
import type { Mark, MarkShape } from './use-annotations.ts';

/** What the pointer draws; nothing while the picture is only looked at. */
export type MarkTool = MarkShape['kind'] | undefined;

type AnnotationLayerProps = {
  page: number;
  marks: readonly Mark[];
  tool: MarkTool;
  onDraw: (shape: MarkShape) => void;
};

type Point = { x: number; y: number };

/** Yellow: red is time. */
const markColor = '#ffd84d';
/** A click that moved less than this share of the picture is no arrow and no box. */
const leastMove = 0.01;

/** The marks above a picture: numbered arrows, boxes and texts, at places that are shares of the picture. */
export function AnnotationLayer({ page, marks, tool, onDraw }: AnnotationLayerProps) {
  const [drawn, setDrawn] = useState<MarkShape>();
  const start = (event: PointerEvent<SVGSVGElement>) => {
    if (tool === undefined || event.button !== 0) return;
    event.stopPropagation();
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const { x, y } = placeOf(event);
    setDrawn({ kind: tool, page, x1: x, y1: y, x2: x, y2: y });
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (!drawn) return;
    event.stopPropagation();
    const { x, y } = placeOf(event);
    setDrawn({ ...drawn, x2: x, y2: y });
  };
  const end = () => {
    if (!drawn) return;
    setDrawn(undefined);
    const moved = Math.hypot(drawn.x2 - drawn.x1, drawn.y2 - drawn.y1);
    if (drawn.kind === 'text' || moved >= leastMove) onDraw(drawn);
  };
  return (
    <svg
      // Read out in the list beside the picture.
      aria-hidden
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      style={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        overflow: 'visible',
        cursor: tool === undefined ? undefined : 'crosshair',
        pointerEvents: tool === undefined ? 'none' : undefined,
        touchAction: tool === undefined ? undefined : 'none',
      }}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
    >
      {marks.map((mark, index) =>
        mark.shape.page === page ? (
          <MarkDrawing key={mark.annotation_id} shape={mark.shape} number={index + 1} label={mark.label} />
        ) : null,
      )}
      {drawn && <MarkDrawing shape={drawn} />}
    </svg>
  );
}

function placeOf(event: PointerEvent<SVGSVGElement>): Point {
  // The matrix of the screen knows how the picture is enlarged and turned.
  const matrix = event.currentTarget.getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  return { x: share(x), y: share(y) };
}

function share(thousandths: number): number {
  return Math.min(1, Math.max(0, Math.round(thousandths * 10) / 10_000));
}

type MarkDrawingProps = { shape: MarkShape; number?: number; label?: string | null };

function MarkDrawing({ shape, number, label }: MarkDrawingProps) {
  const [x1, y1, x2, y2] = [shape.x1, shape.y1, shape.x2, shape.y2].map((at) => at * 1000) as [
    number,
    number,
    number,
    number,
  ];
  const line = {
    stroke: markColor,
    strokeWidth: 3,
    vectorEffect: 'non-scaling-stroke' as const,
    fill: 'none',
  };
  return (
    <g data-mark={shape.kind}>
      {shape.kind === 'box' && (
        <rect
          x={Math.min(x1, x2)}
          y={Math.min(y1, y2)}
          width={Math.abs(x2 - x1)}
          height={Math.abs(y2 - y1)}
          {...line}
        />
      )}
      {shape.kind === 'arrow' && <path d={arrowPath(x1, y1, x2, y2)} {...line} />}
      <foreignObject x={x1} y={y1} width="1" height="1" style={{ overflow: 'visible' }}>
        <div style={{ width: 'max-content', pointerEvents: 'none' }}>
          {(number !== undefined || label) && (
            <span
              style={{
                background: markColor,
                color: '#1b1d22',
                borderRadius: 4,
                padding: '2px 6px',
                fontSize: 12,
                fontWeight: 600,
                whiteSpace: 'nowrap',
              }}
            >
              {[number, label].filter((part) => part !== undefined && part !== null).join(' ')}
            </span>
          )}
        </div>
      </foreignObject>
    </g>
  );
}

/** A line with a head at its end. */
function arrowPath(x1: number, y1: number, x2: number, y2: number): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const head = [angle + 2.6, angle - 2.6].map(
    (side) => `M${x2} ${y2}L${x2 + 28 * Math.cos(side)} ${y2 + 28 * Math.sin(side)}`,
  );
  return `M${x1} ${y1}L${x2} ${y2}${head.join('')}`;
}
