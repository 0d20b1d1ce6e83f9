import type { Command, CommandGroup, IconName, NavigationBadge, Shortcut } from '@dosar/design-system';
import type { Locale } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router';
import type { Contribution, ExtensionPoint } from './extension-point.ts';
import type { Part } from './lazy-part.tsx';

type Profile = Schema<'Profile'>;

/** What the routes of an area are made with. */
export type PageWorld = {
  queryClient: QueryClient;
  /** Who is signed in, as far as the page that is still open and the one at `url` belong to the same session. */
  profileAt: (url: string) => Profile | undefined;
  contributions: readonly Contribution[];
};

/** The addresses of an area by who opens them. Created for each router, because the router marks loaded routes in them. */
export type AreaRoutes = {
  /** Pages that a link opens without a login (R9). */
  guest?: RouteObject[];
  /** Pages of one assignment for the guest whose link it is, below `assignments/:assignmentType/guest/:assignmentKey`. */
  guestOfAssignment?: RouteObject[];
  /** Pages of the staff, beside the menu (R8). */
  secured?: RouteObject[];
  /** Old and short addresses with those that are meant (R7): parameters, query and fragment are kept. */
  moved?: Readonly<Record<string, string>>;
};

/** What a page knows when its first query is started. */
export type PageStart = LoaderFunctionArgs & { queryClient: QueryClient; profile: Profile };

/** An entry of the menu; the contract says to whom it shows, since the server refuses everybody else (P1). */
export type MenuEntry = {
  /** The route below the root, as in `x-pages` of the contract. */
  state: string;
  /** Of the contract's pages: one of the roles and the feature. */
  access: { roles?: readonly string[]; feature?: string };
  name: MessageDescriptor;
  icon: IconName;
  /** Its place in the menu, from the top. */
  order: number;
  /** Its place in the bottom bar of phones; behind those that have one when absent (S4). */
  phoneOrder?: number;
  /** Stands below the line that parts the work itself from what is around it. */
  isAround?: boolean;
  /** The languages in whose menu it stands; all when absent. */
  locales?: readonly Locale[];
  /** Where it leads when that is not `/state`. */
  address?: string;
  /** What the menu adds to that address, such as a filter that the command palette does without. */
  query?: string;
  /** Other words that people type for it, separated by spaces; searched by the command palette, never shown. */
  keywords?: MessageDescriptor;
  /** The number beside it. */
  useBadge?: () => NavigationBadge | undefined;
  /** Makes it a group of further entries, which the server may name; hidden while there are none. */
  useChildren?: () => readonly MenuChild[];
  /** Other addresses at which it is the current entry, as patterns of react-router. */
  alsoCurrentAt?: readonly string[];
  /** The entry is hidden from users who may open no page of this list. */
  lists?: Pick<ExtensionPoint<{ isFor: (profile: Profile) => boolean }>, 'entriesIn'>;
};

/** An entry below another one: a page of its group, or a heading with pages (R10). */
export type MenuChild = {
  state: string;
  name: string;
  type: 'link' | 'sub';
  children?: readonly MenuChild[];
};

/** A window beside every page of the staff, with its picture in the bar above. */
export type FrameWindow = {
  /** Its place in the bar, from the left. */
  order: number;
  icon: IconName;
  label: MessageDescriptor;
  /** Everybody of the staff when absent. */
  isFor?: (profile: Profile) => boolean;
  /** The keys that open and close it from any page. */
  keys?: Shortcut['keys'];
  /** Whether it is open, and the ways to change that; called on every page. */
  useWindow: () => { isOpen: boolean; open: () => void; close: () => void };
  /** Its code, for the first who opens it. */
  load: () => Promise<ComponentType<{ open: boolean; onClose: () => void }>>;
};

/** Work that goes on whichever page is open, such as waiting for something that is being made. */
export type BackgroundWork = {
  /** Whether there is anything to do; called on every page, its code is fetched with the first of it. */
  useIsNeeded: () => boolean;
  Work: Part<object>;
};

/** What an area adds to the frame around every page of the staff. */
export type FrameParts = { windows?: readonly FrameWindow[]; background?: readonly BackgroundWork[] };

/** The help of an area: each topic is an article in both languages. */
export type AreaHelp = {
  topics: readonly {
    topic: string;
    /** Its place among the topics. */
    order: number;
    /** Offered to the staff, on whichever page they are. */
    isForStaff?: boolean;
  }[];
  /** The articles by file, `./<language>/<topic>.html`, as `import.meta.glob` finds them. */
  articles: () => Promise<Readonly<Record<string, () => Promise<string>>>>;
};

/** What an area puts into the command palette; hooks, since what is offered depends on who is signed in. */
export type PaletteSource = {
  /** Pages beside those of the menu. */
  usePages?: () => Command[];
  useActions?: () => Command[];
  /** What is found for a text that is being typed; `onOpen` carries out a command and closes the palette. */
  useFindings?: (typed: string, onOpen: (command: Command) => void) => Findings;
  /** The command that an id names, to offer it among the recent ones. */
  useRecent?: () => (id: string) => Command | undefined;
};

/** What an area has found for a text in the command palette, and what to say about it. */
export type Findings = { groups: CommandGroup[]; note: string | undefined };

/** Everything that an area brings to the app of the staff. Light: pages and texts are fetched when they are opened. */
export type AreaManifest = {
  name: string;
  routes?: (world: PageWorld) => AreaRoutes;
  /** Fetched with the layout of the staff: visitors need none. */
  menu?: () => Promise<readonly MenuEntry[]>;
  /** Fetched with the layout of the staff as well. */
  frame?: () => Promise<FrameParts>;
  help?: AreaHelp;
  palette?: () => Promise<PaletteSource>;
  /** What it adds at extension points of other areas. */
  contributions?: readonly Contribution[];
  /** Forgets what the page keeps of a person who signs out. */
  forget?: () => void;
};

/** Declares the manifest of an area, for `src/area.tsx` of its feature library. */
export const defineArea = (manifest: AreaManifest): AreaManifest => manifest;

/** What the app's help reads in the `handle` of a route. */
export type HelpHandle = { helpTopic: string };

/** Pages that one article of the help explains. */
export function explainedBy(helpTopic: string, ...pages: RouteObject[]): RouteObject {
  return { handle: { helpTopic } satisfies HelpHandle, children: pages };
}

/** A page as a manifest fetches it: what belongs to its route stands beside the page, so that the manifest stays light. */
export type PageModule = {
  /** The page, once the parts that other areas bring to it are here as well. */
  page: (world: PageWorld) => Promise<ComponentType>;
  /** Asks for what the page shows first. */
  start?: (page: PageStart) => Promise<unknown> | undefined;
};

/**
 * A page that is fetched when it is opened. Its first query starts as soon as its code is here, and nobody waits for the
 * answer: the page has a skeleton.
 */
export function lazyPage(world: PageWorld, load: () => Promise<PageModule>): RouteObject['lazy'] {
  return {
    Component: async () => (await load()).page(world),
    loader: async () => startOf(world, await load()),
  };
}

/** Nothing is asked for visitors, whom the page sends to the login. */
function startOf(world: PageWorld, { start }: PageModule): LoaderFunction {
  return (args) => {
    const profile = world.profileAt(args.request.url);
    // A query that fails is asked again by the page, which shows what went wrong.
    if (profile) void start?.({ ...args, queryClient: world.queryClient, profile })?.catch(() => undefined);
    return null;
  };
}
