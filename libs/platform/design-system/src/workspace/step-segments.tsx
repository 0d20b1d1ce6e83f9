import { styled } from '../theme/styled.ts';

const Segments = styled('span', {
  base: {
    display: 'flex',
    gap: '1',
    paddingTop: '1.5',
    '& > i': { width: '22px', height: '4px', borderRadius: 'full', background: 'borderMedium' },
    '& > i[data-state=done]': { background: 'phaseDone' },
    '& > i[data-state=now]': { background: 'phaseActive' },
  },
});

/** How far a record is, as one segment for each of its steps; the word that it stands below says it too. */
export function StepSegments({ step, count }: { step: number; count: number }) {
  return (
    <Segments aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} data-state={index < step ? 'done' : index === step ? 'now' : undefined} />
      ))}
    </Segments>
  );
}
