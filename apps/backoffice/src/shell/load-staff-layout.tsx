import type { AreaManifest } from '@dosar/areas';
import { loadMoreIcon } from '@dosar/design-system';

/** Fetches what stands around the pages of the staff: bar, menu and the icons of both, so that all appear together. */
export async function loadStaffLayout(areas: readonly AreaManifest[]) {
  const [{ SecuredLayout }, { loadStaffMenu, StaffMenuContext }] = await Promise.all([
    import('./secured-layout.tsx'),
    import('./menu/staff-menu.ts'),
    loadMoreIcon().catch(() => undefined),
  ]);
  const menu = await loadStaffMenu(areas);
  return function StaffLayout() {
    return (
      <StaffMenuContext value={menu}>
        <SecuredLayout />
      </StaffMenuContext>
    );
  };
}
