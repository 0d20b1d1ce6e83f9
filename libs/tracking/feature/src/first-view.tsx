import { Skeleton } from '@dosar/design-system/public';
import { shownLocale } from '@dosar/i18n/light';

type KeptView = { address: string; language: string; nodes: readonly Node[] };

let kept: KeptView | undefined;

/** Remembers what the server wrote, before the app takes its place; for the address that it was written for. */
export function keepFirstView(): void {
  const page = document.querySelector<HTMLElement>('#root > .dosar-written');
  const main = page?.querySelector('main');
  kept = main
    ? { address: location.href, language: page?.lang ?? '', nodes: [...main.childNodes] }
    : undefined;
}

/**
 * What stands there until the answer has come: what the server wrote for this address, so that nothing that could be
 * read or sent already goes away; the shape of an answer where it wrote nothing, or in another language.
 */
export function FirstView({ lines }: { lines: number }) {
  const view = kept;
  if (view?.address !== location.href || view.language !== shownLocale()) return <Skeleton lines={lines} />;
  return <div className="dosar-kept-view" ref={(place) => place?.replaceChildren(...view.nodes)} />;
}
