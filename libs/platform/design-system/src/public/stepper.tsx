import { Picture } from './picture.tsx';

/** One stage on the way. */
export type Step = {
  label: string;
  state: 'done' | 'current' | 'upcoming';
  /** The date it was reached or is expected. */
  note?: string;
  /** A second line, where the stages are under each other; side by side there is no room for it. */
  narrowNote?: string;
};

type StepperProps = {
  /** Names the list for those who cannot see it. */
  label: string;
  /** Where things stand for those who cannot see it: "Step 3 of 6, current: …, 12.11.2026". */
  summary: string;
  /** What happens in the current stage. */
  explanation?: string;
  /** The word for each state, read out after the step's label. */
  stateWords: Record<Step['state'], string>;
  steps: readonly Step[];
};

/** The stages of a process: side by side on a desktop, under each other on a phone. */
export function Stepper({ label, summary, explanation, stateWords, steps }: StepperProps) {
  return (
    <>
      <p className="dosar-visually-hidden">{summary}</p>
      {explanation ? <p>{explanation}</p> : null}
      <ol className="dosar-steps" aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={`${index} ${step.label}`}
            className={`dosar-step dosar-step-${step.state}`}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span className="dosar-step-mark" aria-hidden="true">
              {step.state === 'done' ? <Picture name="done" size={14} /> : null}
            </span>
            <span className="dosar-step-text">
              <span className="dosar-step-label">{step.label}</span>
              <span className="dosar-visually-hidden"> ({stateWords[step.state]}) </span>
              {step.note ? <span className="dosar-step-note">{step.note}</span> : null}
              {step.narrowNote ? (
                <span className="dosar-step-note dosar-narrow-only">{step.narrowNote}</span>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
