/**
 * Resolves once the page has been in sight for so long without a break.
 *
 * A browser that prepares a page in the background, and a link checker that opens it, must not use up a key or a code.
 */
export function whenSeen(milliseconds = 0, page: Document = document): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    function resolveAfterLook() {
      page.removeEventListener('visibilitychange', watch);
      resolve();
    }
    function watch() {
      clearTimeout(timer);
      if (page.visibilityState === 'visible') timer = setTimeout(resolveAfterLook, milliseconds);
    }

    page.addEventListener('visibilitychange', watch);
    watch();
  });
}
