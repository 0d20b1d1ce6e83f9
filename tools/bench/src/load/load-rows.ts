import type { Control, Goal, Measurement, Unit } from '../measurement.ts';
import { bestReported, peers, reported } from '../peers.ts';
import type { Found } from '../rounds.ts';
import { pairedRatio, summarise } from '../statistics.ts';

type Wanted = {
  metric: string;
  subject: string;
  figure: string;
  unit: Unit;
  /** Measured in the same round. */
  floor?: string;
  /** Measured elsewhere. */
  peer?: Control;
  /** What the floor took where the peer was measured: the peer is converted by what the floor takes here. */
  floorThere?: number;
  goal?: Goal;
  isExact?: boolean;
};

const worklist = 'worklist, office';
const chakra = 'react-chakra, office';

const atMost = (name: string, judges: Goal['judges'], limit: number): Goal => ({
  name,
  judges,
  atMost: limit,
});

/** The rows of this part: what is shown of all that was noticed, and what it is held against. */
export function loadRows(found: Found): Measurement[] {
  return [...officeRows(), ...mobileRows(), ...publicRows()].map((wanted) => rowOf(found, wanted));
}

function officeRows(): Wanted[] {
  const row = (metric: string, figure: string, unit: Unit, more: Partial<Wanted> = {}): Wanted => ({
    metric: `worklist, office, ${metric}`,
    subject: worklist,
    figure,
    unit,
    ...more,
  });
  const { office, officeFloor } = peers;
  return [
    row('cold, useful', 'cold usefulAt', 'ms', { peer: bestReported(office, 'useful') }),
    row('cold, useful', 'cold usefulAt', 'ms', {
      peer: bestReported(office, 'useful'),
      floorThere: officeFloor.useful,
      floor: chakra,
      goal: atMost('F2', 'ratio', 0.7),
    }),
    row('cold, useful', 'cold usefulAt', 'ms', { floor: chakra, goal: atMost('F2', 'ratio', 1.7) }),
    row('cold, useful', 'cold usefulAt', 'ms', { floor: 'static, office' }),
    row('cold, first paint', 'cold firstPaint', 'ms', { peer: bestReported(office, 'firstPaint') }),
    row('cold, blocked (TBT)', 'cold blocked', 'ms', {
      peer: bestReported(office, 'blocked'),
      goal: atMost('F6', 'ratio', 0.6),
    }),
    row('cold, blocked (TBT)', 'cold blocked', 'ms', { floor: chakra, goal: atMost('F6', 'ours', 200) }),
    row('warm, useful', 'warm usefulAt', 'ms', { peer: bestReported(office, 'warmUseful') }),
    row('warm, useful', 'warm usefulAt', 'ms', {
      peer: bestReported(office, 'warmUseful'),
      floorThere: officeFloor.warmUseful,
      floor: chakra,
      goal: atMost('F3', 'ratio', 0.6),
    }),
    row('warm, useful', 'warm usefulAt', 'ms', { floor: chakra }),
    row('cold, JavaScript', 'cold javascriptKb', 'kB', {
      peer: reported(office, 'react-admin', 'javascriptKb'),
      goal: atMost('F1', 'ratio', 0.65),
    }),
    row('cold, JavaScript', 'cold javascriptKb', 'kB', { floor: chakra }),
    row('cold, requests', 'cold requests', 'count', {
      peer: bestReported(office, 'requests'),
      goal: atMost('F10', 'ours', 12),
      isExact: true,
    }),
    row('cold, dependent waves', 'cold waves', 'count', { floor: chakra, goal: atMost('F10', 'ours', 2) }),
  ];
}

function mobileRows(): Wanted[] {
  const { slow4g } = peers;
  const row = (metric: string, figure: string, more: Partial<Wanted>): Wanted => ({
    metric: `worklist, slow 4G, cold, ${metric}`,
    subject: 'worklist, slow 4G',
    figure: `cold ${figure}`,
    unit: 'ms',
    ...more,
  });
  const floor = 'react-chakra, slow 4G';
  return [
    row('first paint', 'firstPaint', { peer: bestReported(slow4g, 'firstPaint') }),
    row('largest paint', 'largestPaint', { peer: bestReported(slow4g, 'largestPaint') }),
    row('largest paint', 'largestPaint', { floor }),
    row('useful', 'usefulAt', { floor }),
  ];
}

function publicRows(): Wanted[] {
  return ['tracker', 'contact-confirm'].flatMap((app): Wanted[] => {
    const row = (metric: string, figure: string, unit: Unit, more: Partial<Wanted> = {}): Wanted => ({
      metric: `${app}, slow 4G, ${metric}`,
      subject: `${app}, slow 4G`,
      figure,
      unit,
      ...more,
    });
    return [
      row('cold, largest paint', 'cold largestPaint', 'ms', {
        floor: 'static, slow 4G',
        goal: atMost('F8', 'ours', 2500),
      }),
      row('cold, all bytes', 'cold kilobytes', 'kB', { goal: atMost('F8', 'ours', 128) }),
      row('cold, layout shift', 'cold layoutShift', 'count', { goal: atMost('F8', 'ours', 0.05) }),
      row('cold, requests', 'cold requests', 'count'),
      row('warm, largest paint', 'warm largestPaint', 'ms'),
    ];
  });
}

function rowOf(
  found: Found,
  { metric, subject, figure, unit, floor, peer, floorThere, goal, isExact }: Wanted,
): Measurement {
  const ours = found.of(subject, figure);
  const share = peer !== undefined && floorThere !== undefined ? peer.value.median / floorThere : 1;
  const other = floor === undefined ? undefined : found.of(floor, figure).map((value) => value * share);
  const measured = floor !== undefined && other !== undefined;
  const control = peer === undefined ? floor : `${peer.name} in proportion`;
  return {
    metric,
    unit,
    ours: summarise(ours),
    ...(peer !== undefined && { control: peer }),
    ...(measured && {
      control: { name: control ?? floor, value: summarise(other), isReported: peer !== undefined },
    }),
    ...(measured && other.every((value) => value > 0) && { ratio: pairedRatio(ours, other) }),
    ...(goal !== undefined && { goal }),
    ...(isExact !== undefined && { isExact }),
  };
}
