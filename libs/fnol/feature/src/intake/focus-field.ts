/** Leads to a field of the intake, or to the button that adds what the field would belong to. */
export function focusField(formId: string, field: string): void {
  const adds = field.startsWith('people') ? 'intake-add-person' : 'intake-add-vehicle';
  const isAdded = field === 'people' || field === 'other_vehicles';
  const control = document.getElementById(isAdded ? adds : `${formId}-${field}`);
  control?.focus();
}

/** Leads to the first field of a section. */
export function focusSection(number: number): boolean {
  const section = document.querySelector(`[data-intake-section="${number}"]`);
  const first = section?.querySelector<HTMLElement>('input, textarea, select, button');
  first?.focus();
  return first != null;
}
