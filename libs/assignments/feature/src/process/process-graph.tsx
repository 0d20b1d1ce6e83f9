import { Box, PhaseGlyph, Text, tooltipProps } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { drawingMessages } from './drawing-messages.ts';
import { box, layoutProcess } from './layout-process.ts';
import { messages } from './messages.ts';
import { stepKeyOf } from './process-answers.ts';
import type { Moves } from './use-moves.ts';

type ProcessGraphProps = {
  content: Schema<'ProcessContent'>;
  /** Keys of items with something wrong. */
  wrong: ReadonlySet<string>;
  moves: Moves;
  chosen: string | null;
  onChoose: (key: string) => void;
};

/** The drawn process: every status and line is a button that opens the same as its row in the table. */
export function ProcessGraph({ content, wrong, moves, chosen, onChoose }: ProcessGraphProps) {
  const { formatMessage: t, locale } = useIntl();
  const drawing = layoutProcess(content);
  const language = locale === 'ro' ? 'ro' : 'en';
  const statusOf = new Map(content.statuses.map((status) => [status.code, status]));
  const stepsOf = Map.groupBy(
    content.steps,
    ({ from_status_code: from, to_status_code: to }) => `${from} ${to}`,
  );
  const nameOf = (code: string) => statusOf.get(code)?.[`name_${language}`] ?? code;
  const first = drawing.statuses.find(({ code }) => code === content.statuses[0]?.code);
  const shared = { wrong, moves, chosen, onChoose };
  // A large process is larger than its window: it opens where work begins.
  const showBeginning = (window: HTMLElement | null) => {
    if (window === null || first === undefined || window.scrollTop > 0 || window.scrollLeft > 0) return;
    window.scrollTop = first.y - window.clientHeight / 2;
    window.scrollLeft = first.x - box.width;
  };
  return (
    <Box
      as="section"
      aria-label={t(messages.drawing)}
      ref={showBeginning}
      overflow="auto"
      borderWidth="1px"
      borderRadius="md"
      maxHeight="26rem"
      tabIndex={0}
    >
      <Box position="relative" width={`${drawing.width}px`} height={`${drawing.height}px`}>
        <svg
          width={drawing.width}
          height={drawing.height}
          aria-hidden
          style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}
        >
          <defs>
            <marker
              id="process-arrow"
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="7"
              markerHeight="7"
              orient="auto"
            >
              <path d="M0 0 8 4 0 8z" fill="currentColor" />
            </marker>
          </defs>
          {drawing.steps.map(({ key, points }) => {
            const isChosen = (stepsOf.get(key) ?? []).some((step) => stepKeyOf(step) === chosen);
            return (
              <path
                key={key}
                d={`M${points.map(({ x, y }) => `${x} ${y}`).join(' L')}`}
                fill="none"
                stroke="currentColor"
                strokeWidth={isChosen ? 2.5 : 1.2}
                opacity={isChosen ? 1 : 0.55}
                markerEnd="url(#process-arrow)"
              />
            );
          })}
        </svg>
        {drawing.statuses.map(({ code, ...place }) => {
          const status = statusOf.get(code);
          return (
            status !== undefined && (
              <StatusBox key={code} {...shared} status={status} place={place} nameOf={nameOf} />
            )
          );
        })}
        {drawing.steps.map(({ key, x, y }) => {
          const [step, ...more] = stepsOf.get(key) ?? [];
          return (
            step !== undefined && (
              <StepMark key={key} {...shared} steps={[step, ...more]} place={{ x, y }} nameOf={nameOf} />
            )
          );
        })}
      </Box>
    </Box>
  );
}

type MarkProps = Pick<ProcessGraphProps, 'wrong' | 'moves' | 'chosen' | 'onChoose'> & {
  place: { x: number; y: number };
  nameOf: (code: string) => string;
};

function StatusBox({
  status,
  place: { x, y },
  nameOf,
  wrong,
  chosen,
  onChoose,
}: MarkProps & { status: Schema<'ProcessStatus'> }) {
  const { formatMessage: t } = useIntl();
  const key = `status:${status.code}`;
  const isWrong = wrong.has(key);
  return (
    <Box
      as="button"
      aria-pressed={chosen === key}
      aria-label={isWrong ? t(messages.wrongStatus, { name: nameOf(status.code) }) : nameOf(status.code)}
      onClick={() => onChoose(key)}
      position="absolute"
      left={`${x - box.width / 2}px`}
      top={`${y - box.height / 2}px`}
      width={`${box.width}px`}
      height={`${box.height}px`}
      paddingInline="2"
      textAlign="start"
      background="surface"
      borderWidth={chosen === key ? '2px' : '1px'}
      borderStyle={isWrong ? 'dashed' : 'solid'}
      borderColor={isWrong ? 'danger' : chosen === key ? 'brandText' : 'border'}
      borderRadius="md"
      cursor="pointer"
      overflow="hidden"
      _hover={{ background: 'hover' }}
    >
      <Box display="flex" gap="1" alignItems="center" fontWeight="strong" lineHeight="tight">
        <PhaseGlyph phase={status.category_code} />
        <span>{nameOf(status.code)}</span>
      </Box>
      <Text size="sm" tone="muted">
        {status.sla_hours === null ? t(messages.noSla) : t(messages.sla, { hours: status.sla_hours })}
      </Text>
    </Box>
  );
}

type Steps = readonly [Schema<'ProcessStep'>, ...Schema<'ProcessStep'>[]];

/** The mark on a line says how often work took its steps; a point, until that is known. */
function StepMark({ steps, place: { x, y }, nameOf, moves, chosen, onChoose }: MarkProps & { steps: Steps }) {
  const { formatMessage: t, formatNumber, locale } = useIntl();
  const language = locale === 'ro' ? 'ro' : 'en';
  const [step] = steps;
  const names = steps.map((each) => each[`name_${language}`]).join(', ');
  const label = t(messages.stepBetween, {
    step: names,
    from: nameOf(step.from_status_code),
    to: nameOf(step.to_status_code),
  });
  const isKnown = moves.fromDay !== undefined;
  const times = steps.reduce((sum, each) => sum + (moves.timesOf(each) ?? 0), 0);
  const hint = isKnown ? `${label}, ${t(drawingMessages.times, { count: times })}` : label;
  return (
    <Box
      as="button"
      aria-label={label}
      {...tooltipProps(hint)}
      aria-pressed={steps.some((each) => stepKeyOf(each) === chosen)}
      onClick={() => onChoose(stepKeyOf(step))}
      position="absolute"
      left={`${x}px`}
      top={`${y - 12}px`}
      transform="translateX(-50%)"
      minWidth="24px"
      height="24px"
      paddingInline="1"
      fontSize="sm"
      fontVariantNumeric="tabular-nums"
      color={times > 0 ? 'text' : 'textMuted'}
      fontWeight={times > 0 ? 'strong' : 'normal'}
      background="surface"
      borderRadius="sm"
      cursor="pointer"
      _hover={{ background: 'hover' }}
      _pressed={{ background: 'brand', color: 'brandContrast' }}
    >
      {isKnown ? formatNumber(times) : '·'}
    </Box>
  );
}
