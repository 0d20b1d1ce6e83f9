/** Where a step is on the page. */
export const stepAddress = (step: number): string => `step-${step}`;

/** Leads to a part of the page, without an address of its own: what is typed would then be asked to be left. */
export function goToStep(step: number): void {
  const part = document.getElementById(stepAddress(step));
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}
