import type { ReactElement } from 'react';
import { plain } from '../theme/plain.ts';

/** Where work stands. Every configured status belongs to one phase; `late` is what a place says of a deadline. */
export type Phase = 'new' | 'active' | 'waiting' | 'done' | 'late' | 'cancelled';

const Picture = plain('svg', {
  display: 'inline-block',
  flexShrink: '0',
  boxSize: '14px',
  '&[data-phase=new]': { color: 'phaseNew' },
  '&[data-phase=active]': { color: 'phaseActive' },
  '&[data-phase=waiting]': { color: 'phaseWaiting' },
  '&[data-phase=done]': { color: 'phaseDone' },
  '&[data-phase=late]': { color: 'phaseLate' },
  '&[data-phase=cancelled]': { color: 'phaseCancelled' },
});

const ring = <circle cx="7" cy="7" r="5.6" fill="none" stroke="currentColor" strokeWidth="1.75" />;
const stroke = { fill: 'none', stroke: 'currentColor' };
const disc = 'M7 .5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z';

/** A ring, a half ring, a pause, a tick, a mark and a cross: told apart without their colours too. */
const drawings: Record<Phase, ReactElement> = {
  new: ring,
  active: (
    <>
      {ring}
      <path d="M7 3.6a3.4 3.4 0 0 1 0 6.8z" fill="currentColor" />
    </>
  ),
  waiting: (
    <>
      {ring}
      <path d="M5.4 4.8v4.4M8.6 4.8v4.4" strokeWidth="1.6" {...stroke} />
    </>
  ),
  done: (
    <path
      fillRule="evenodd"
      fill="currentColor"
      d={`${disc}m3.7 4.6-.95-.95L6.1 7.8 4.3 6l-.95.95L6.1 9.7z`}
    />
  ),
  late: <path fillRule="evenodd" fill="currentColor" d={`${disc}m-.8 3v4.2h1.6V3.5zm0 5.4v1.6h1.6V8.9z`} />,
  cancelled: (
    <>
      {ring}
      <path d="m5 5 4 4m0-4-4 4" strokeWidth="1.5" {...stroke} />
    </>
  ),
};

/** The sign of a phase, always beside a word that says it. */
export function PhaseGlyph({ phase }: { phase: Phase }) {
  return (
    <Picture viewBox="0 0 14 14" aria-hidden focusable="false" data-phase={phase}>
      {drawings[phase]}
    </Picture>
  );
}
