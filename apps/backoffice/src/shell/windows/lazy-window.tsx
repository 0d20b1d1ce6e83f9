import { lazy, Suspense, useState, type ComponentType } from 'react';

/** What every window of the shell is told. */
export type WindowProps = { open: boolean; onClose: () => void };

/** A window whose code is fetched by the first who opens it, not with every page. */
export function lazyWindow(load: () => Promise<ComponentType<WindowProps>>) {
  const Window = lazy(async () => ({ default: await load() }));
  return function LazyWindow(props: WindowProps) {
    const [wasOpened, setWasOpened] = useState(props.open);
    if (props.open && !wasOpened) setWasOpened(true);
    if (!wasOpened) return null;
    return (
      <Suspense fallback={null}>
        <Window {...props} />
      </Suspense>
    );
  };
}
