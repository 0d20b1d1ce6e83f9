import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Moves to the control that the fragment of the address names, once the page that has it is there. */
export function useNamedControl(): void {
  const { hash, key } = useLocation();
  useEffect(
    function moveToIt() {
      const name = decodeURIComponent(hash.slice(1));
      if (name === '' || moveTo(name)) return undefined;
      // The page and its data come later.
      const observer = new MutationObserver(() => {
        if (moveTo(name)) observer.disconnect();
      });
      const stop = () => observer.disconnect();
      observer.observe(document.body, { childList: true, subtree: true });
      // Nobody's focus is moved once they do something themselves.
      addEventListener('pointerdown', stop, { once: true });
      addEventListener('keydown', stop, { once: true });
      return () => {
        stop();
        removeEventListener('pointerdown', stop);
        removeEventListener('keydown', stop);
      };
    },
    [hash, key],
  );
}

function moveTo(name: string): boolean {
  const wanted = CSS.escape(name);
  const main = document.querySelector('main') ?? document.body;
  // Ids of form fields begin with that of their form.
  const found = main.querySelector<HTMLElement>(`#${wanted}, [name="${wanted}"], [id$="-${wanted}"]`);
  if (found === null) return false;
  found.scrollIntoView({ block: 'center' });
  const isControl = found.matches('input, select, textarea, button, a, [tabindex]');
  const control = isControl ? found : found.querySelector<HTMLElement>('input, select, textarea, button, a');
  control?.focus({ preventScroll: true });
  return true;
}
