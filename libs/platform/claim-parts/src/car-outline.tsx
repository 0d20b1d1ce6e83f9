import { useRef, type KeyboardEvent } from 'react';
import { slotClasses } from '@dosar/design-system';

const looks = slotClasses({
  base: {
    root: { display: 'block', marginInline: 'auto', maxWidth: 'full' },
    zone: {
      '& path': { fill: 'surfaceSubtle', stroke: 'borderStrong', strokeWidth: '1.25' },
      '&[data-glass] path': { fill: 'hover' },
      '&[data-mark=hit] path': { fill: 'brandSubtle', stroke: 'brand', strokeWidth: '1.5' },
      '&[data-mark=older] path': { fill: 'warningSubtle', stroke: 'warning', strokeDasharray: '3 2' },
      '&[data-active] path': { strokeWidth: '2.5' },
      '&[role=button]': { cursor: 'pointer', outline: 'none' },
      '&[role=button]:hover path': { stroke: 'brand' },
      '&[role=button]:focus-visible path': { stroke: 'focus', strokeWidth: '3' },
    },
    text: { fontSize: '12px', fontWeight: 'strong', fill: 'brandText', textAnchor: 'middle' },
  },
});

type Drawing = { path: string; at: readonly [x: number, y: number]; isGlass?: true };

// A car from above, its front at the top; what cannot be seen from above lies in a row behind it.
const drawings: Readonly<Record<string, Drawing>> = {
  front: { path: 'M34 10Q66 -2 98 10L100 34H32Z', at: [66, 24] },
  bonnet: { path: 'M34 38H98L96 74H36Z', at: [66, 60] },
  front_left: { path: 'M14 20Q22 10 28 12L28 74H14Z', at: [21, 34] },
  front_right: { path: 'M118 20Q110 10 104 12L104 74H118Z', at: [111, 34] },
  wheel_front_left: { path: 'M3 40H10V68H3Z', at: [6.5, 58] },
  wheel_front_right: { path: 'M122 40H129V68H122Z', at: [125.5, 58] },
  windscreen: { path: 'M38 78H94L90 98H42Z', at: [66, 92], isGlass: true },
  roof: { path: 'M42 102H90V150H42Z', at: [66, 130] },
  side_left_front: { path: 'M14 78H34L38 98V122H14Z', at: [24, 106] },
  side_right_front: { path: 'M118 78H98L94 98V122H118Z', at: [108, 106] },
  side_left_rear: { path: 'M14 126H38V152L34 172H14Z', at: [25, 153] },
  side_right_rear: { path: 'M118 126H94V152L98 172H118Z', at: [107, 153] },
  sill_left: { path: 'M3 78H10V172H3Z', at: [6.5, 130] },
  sill_right: { path: 'M122 78H129V172H122Z', at: [125.5, 130] },
  rear_window: { path: 'M42 154H90L94 172H38Z', at: [66, 167], isGlass: true },
  wheel_rear_left: { path: 'M3 180H10V206H3Z', at: [6.5, 197] },
  wheel_rear_right: { path: 'M122 180H129V206H122Z', at: [125.5, 197] },
  rear_left: { path: 'M14 176H30L30 216Q20 214 14 206Z', at: [22, 200] },
  rear_right: { path: 'M118 176H102L102 216Q112 214 118 206Z', at: [110, 200] },
  rear: { path: 'M36 176H96L98 204H34ZM33 208H99L96 226Q66 234 36 226Z', at: [66, 222] },
  engine_bay: { path: 'M3 240H31V252H3Z', at: [17, 250] },
  electronics: { path: 'M36 240H64V252H36Z', at: [50, 250] },
  interior: { path: 'M68 240H96V252H68Z', at: [82, 250] },
  underside: { path: 'M101 240H129V252H101Z', at: [115, 250] },
};

/** The zones of a vehicle in the order in which the arrow keys walk over the outline. */
export const drawnZones: readonly string[] = Object.keys(drawings);

/** What is known of a zone: its name, how it is marked, and what is written on it. */
export type OutlineZone = { name: string; mark?: 'hit' | 'older' | undefined; text?: string | undefined };

export type CarOutlineProps = {
  /** All of it in words. */
  label: string;
  /** By the code of the zone. */
  zones: Readonly<Record<string, OutlineZone>>;
  /** The zone that is looked at. */
  active?: string | undefined;
  /** A zone was chosen; without it the outline is a picture. */
  onPick?: ((zone: string) => void) | undefined;
  height?: number;
};

/** A car from above with its zones: which are damaged, which were before, told by line and word and not by colour alone. */
export function CarOutline({ label, zones, active, onPick, height = 256 }: CarOutlineProps) {
  const root = useRef<SVGSVGElement>(null);
  const codes = drawnZones.filter((code) => zones[code]);
  const reachable = active !== undefined && codes.includes(active) ? active : codes[0];
  const follow = (event: KeyboardEvent, code: string) => {
    if (event.key === 'Enter' || event.key === ' ') onPick?.(code);
    else if (!arrows.includes(event.key)) return;
    event.preventDefault();
    const step = event.key === 'ArrowUp' || event.key === 'ArrowLeft' ? -1 : 1;
    const next = codes[codes.indexOf(code) + (arrows.includes(event.key) ? step : 0)];
    if (next !== undefined) root.current?.querySelector<SVGElement>(`[data-zone="${next}"]`)?.focus();
  };
  return (
    <svg
      ref={root}
      className={looks().root}
      viewBox="0 0 132 256"
      height={`${height}px`}
      role={onPick ? 'group' : 'img'}
      aria-label={label}
    >
      {codes.map((code) => {
        const drawing = drawings[code];
        const zone = zones[code];
        if (!drawing || !zone) return null;
        const shown = (
          <>
            <title>{zone.name}</title>
            <path d={drawing.path} />
            {zone.text !== undefined && (
              <text className={looks().text} x={drawing.at[0]} y={drawing.at[1]} aria-hidden>
                {zone.text}
              </text>
            )}
          </>
        );
        const zoneProps = {
          className: looks().zone,
          'data-zone': code,
          'data-mark': zone.mark,
          'data-glass': drawing.isGlass ? '' : undefined,
          'data-active': code === active ? '' : undefined,
        };
        return onPick ? (
          <g
            key={code}
            role="button"
            tabIndex={code === reachable ? 0 : -1}
            aria-label={spokenName(zone)}
            aria-pressed={zone.mark !== undefined}
            onClick={() => onPick(code)}
            onKeyDown={(event) => follow(event, code)}
            {...zoneProps}
          >
            {shown}
          </g>
        ) : (
          <g key={code} {...zoneProps}>
            {shown}
          </g>
        );
      })}
    </svg>
  );
}

/** People who speak to their device say what they see: what is written on a zone is part of its name. */
const spokenName = ({ name, text }: OutlineZone): string =>
  text === undefined || name.includes(text) ? name : `${text} ${name}`;

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
