// What browsers have and jsdom has not. Each stands still: a test that needs one to do something replaces it.

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

function noMedia(query: string) {
  return {
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  };
}

/** Puts the stand-ins in place, over whatever a test had put there. */
export function standIns(): void {
  Object.assign(window, {
    matchMedia: noMedia,
    ResizeObserver: StillObserver,
    IntersectionObserver: StillObserver,
    scrollTo() {},
  });
  Object.assign(Element.prototype, { scrollIntoView() {}, scrollTo() {} });
}
