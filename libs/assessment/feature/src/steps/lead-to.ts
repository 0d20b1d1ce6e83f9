/** A slow machine takes some frames to take a window away and to give the focus back. */
const mostFrames = 60;
const framesOfGoodbye = 3;

/** Moves the focus to an element once no window lies over it any more. */
export function leadTo(id: string, frame = 0): void {
  requestAnimationFrame(() => {
    const isCovered = document.querySelector('[role=dialog]') !== null;
    if (frame < mostFrames && (isCovered || frame < framesOfGoodbye)) {
      leadTo(id, frame + 1);
      return;
    }
    const found = document.getElementById(id);
    found?.scrollIntoView({ block: 'center' });
    found?.focus({ preventScroll: true });
  });
}
