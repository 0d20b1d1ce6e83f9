export {
  defineArea,
  explainedBy,
  lazyPage,
  type AreaHelp,
  type AreaManifest,
  type AreaRoutes,
  type BackgroundWork,
  type Findings,
  type FrameParts,
  type FrameWindow,
  type HelpHandle,
  type MenuChild,
  type MenuEntry,
  type PageModule,
  type PageStart,
  type PageWorld,
  type PaletteSource,
} from './area-manifest.ts';
export {
  ContributionsContext,
  extensionPoint,
  useEntries,
  type Contribution,
  type ExtensionPoint,
} from './extension-point.ts';
export { PageDirectory } from './listed-pages/page-directory.tsx';
export { routesOfPages, type ListedPage } from './listed-pages/listed-page.ts';
export { lazyPart, preloadParts, type Part } from './lazy-part.tsx';
