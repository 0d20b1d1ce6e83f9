import type { AreaManifest } from '@dosar/areas';
import { loadMoreIcon } from '@dosar/design-system';

/** Fetches what stands around the pages of the staff: bar, menu, what areas add to them, and the icons, so that all appear together. */
export async function loadStaffLayout(areas: readonly AreaManifest[]) {
  const [{ SecuredLayout }, { loadStaffMenu, StaffMenuContext }, { loadFrameParts, FramePartsContext }] =
    await Promise.all([
      import('./secured-layout.tsx'),
      import('./menu/staff-menu.ts'),
      import('./frame/frame-parts.ts'),
      loadMoreIcon().catch(() => undefined),
    ]);
  const [menu, frame] = await Promise.all([loadStaffMenu(areas), loadFrameParts(areas)]);
  return function StaffLayout() {
    return (
      <StaffMenuContext value={menu}>
        <FramePartsContext value={frame}>
          <SecuredLayout />
        </FramePartsContext>
      </StaffMenuContext>
    );
  };
}
