import { cssVariables } from '../theme/css-variables.ts';
import { slotClasses } from '../theme/plain.ts';
import { PhaseGlyph, type Phase } from './phase-glyph.tsx';
import { statusColors } from './status-colors.ts';
import { tooltipProps } from '../tooltip/tooltip-props.ts';

const looks = slotClasses({
  base: {
    root: {
      display: 'inline-flex',
      verticalAlign: 'middle',
      alignItems: 'center',
      gap: '1.5',
      maxWidth: 'full',
      whiteSpace: 'nowrap',
      '& > [data-tooltip]': { overflow: 'hidden', textOverflow: 'ellipsis' },
      '&[data-whole]': { whiteSpace: 'normal', alignItems: 'baseline', overflowWrap: 'anywhere' },
      '&[data-variant=chip]': {
        minHeight: '22px',
        gap: '5px',
        paddingInline: '2',
        borderRadius: 'sm',
        fontSize: 'sm',
        lineHeight: '16px',
        fontWeight: 'strong',
        '& > svg': { boxSize: '3' },
      },
      '&[data-phase=new]': { color: 'phaseNew', background: 'phaseNewSubtle' },
      '&[data-phase=active]': { color: 'phaseActive', background: 'phaseActiveSubtle' },
      '&[data-phase=waiting]': { color: 'phaseWaiting', background: 'phaseWaitingSubtle' },
      '&[data-phase=done]': { color: 'phaseDone', background: 'phaseDoneSubtle' },
      '&[data-phase=late]': { color: 'phaseLate', background: 'phaseLateSubtle' },
      '&[data-phase=cancelled]': { color: 'phaseCancelled', background: 'phaseCancelledSubtle' },
    },
    dot: {
      boxSize: '0.7em',
      borderRadius: 'full',
      flexShrink: '0',
      background: 'var(--dot-light)',
      _dark: { background: 'var(--dot-dark)' },
    },
  },
});

type Named = {
  /** The name of the status: neither sign nor colour alone tells it. */
  label: string;
  /** Work in this status, where somebody who rests on the chip reads what the status means. */
  of?: { assignment_type: string; status_code: string };
};

export type StatusChipProps = Named &
  (
    | {
        phase: Phase;
        /** `row` in tables and lists, where only the sign is coloured; `chip` in headers and cards. */
        variant?: 'row' | 'chip';
        /** It takes more lines where there is no room: for words that somebody has to read before they decide. */
        isWhole?: boolean;
      }
    | {
        /** For what has no phase, such as an environment: as configured, hexadecimal or a Material name. */
        color: string | null | undefined;
      }
  );

/** A status: the sign of its phase and its word. */
export function StatusChip(props: StatusChipProps) {
  // Where it gets less room than it needs, it is read in full by pointing at it.
  const word = <span {...tooltipProps(props.label)}>{props.label}</span>;
  const { of } = props;
  const root = {
    className: looks().root,
    ...(of && { 'data-explains': `${of.assignment_type}.${of.status_code}` }),
  };
  if ('phase' in props) {
    const { phase, variant = 'row', isWhole = false } = props;
    return (
      <span
        {...root}
        {...(variant === 'chip' && { 'data-variant': variant, 'data-phase': phase })}
        {...(isWhole && { 'data-whole': '' })}
      >
        <PhaseGlyph phase={phase} />
        {word}
      </span>
    );
  }
  const { light, dark } = statusColors(props.color);
  return (
    <span {...root} style={cssVariables({ '--dot-light': light, '--dot-dark': dark })}>
      <span aria-hidden className={looks().dot} />
      {word}
    </span>
  );
}
