export { Button, type ButtonProps } from './button/button.tsx';
export { CopyButton } from './button/copy-button.tsx';
export { IconButton, type IconButtonProps } from './button/icon-button.tsx';
export { IconLink } from './button/icon-link.tsx';
export { addMonths, monthOf, weeksOf, type LocalMonth } from './calendar/calendar-days.ts';
export type { CalendarEvent } from './calendar/calendar-event.tsx';
export {
  ChatActs,
  ChatAnswer,
  ChatCitation,
  ChatEntry,
  ChatFoot,
  ChatLog,
  ChatQuestion,
  ChatSource,
  ChatSources,
  ChatTime,
  ChatWaiting,
} from './chat/chat-log.tsx';
export { ChatWindow, type ChatWindowProps } from './chat/chat-window.tsx';
export { Calendar, type CalendarProps } from './calendar/calendar.tsx';
export type { ChartSeries } from './chart/chart-data.ts';
export { Chart, type ChartProps } from './chart/chart.tsx';
export { StackedChart, type StackedChartProps } from './chart/stacked-chart.tsx';
export { ColumnChooser, type ColumnChooserProps } from './data/column-chooser.tsx';
export { usualLayout, type ColumnLayout } from './data/column-layout.ts';
export { CommandDialog, type CommandDialogProps } from './command/command-dialog.tsx';
export { CommandPalette, type CommandPaletteProps } from './command/command-palette.tsx';
export type { Command, CommandGroup } from './command/command.ts';
export {
  ComposeBox,
  ComposeChip,
  ComposeFoot,
  ComposeRow,
  ComposeSubject,
  MessageBubble,
  SendButton,
} from './compose/compose-box.tsx';
export { ComposeTabs } from './compose/compose-tabs.tsx';
export type { ComposeTone } from './compose/compose-recipe.ts';
export { MailFrame } from './compose/mail-frame.tsx';
export { MarkedTextArea, type TextMark } from './compose/marked-text-area.tsx';
export { CellLine, CellText } from './data/cell-line.ts';
export { rowLinkProps } from './data/row-link.ts';
export { DataTable } from './data/data-table.tsx';
export type { Column } from './data/column.ts';
export type { Arrangement, DataTableProps, Selection, Sort, Sorting } from './data/data-table-model.ts';
export { DescriptionList, type Fact } from './data/description-list.tsx';
export { focusedRow } from './data/focused-row.ts';
export { useSelection, type RowSelection } from './data/use-selection.ts';
export {
  Timeline,
  TimelineDay,
  TimelineEntry,
  TimelineAct,
  timelineTimeProps,
  type TimelineEntryProps,
} from './data/timeline.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/confirm-dialog.tsx';
export { Dialog, SidePanel, type DialogProps, type SidePanelProps } from './dialog/dialog.tsx';
export { ErrorDialog, type ErrorDetails } from './dialog/error-dialog.tsx';
export { ForceRefreshDialog } from './dialog/force-refresh-dialog.tsx';
export { Accordion, AccordionLine, type AccordionLineProps } from './disclosure/accordion.tsx';
export { Disclosure, DisclosureButton, DisclosureContent } from './disclosure/disclosure.tsx';
export { Banner, type BannerProps } from './feedback/banner.tsx';
export { clockText, spokenClockText } from './feedback/clock-text.ts';
export { Countdown, type CountdownProps } from './feedback/countdown.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './feedback/error-state.tsx';
export { FilterChip } from './feedback/filter-chip.tsx';
export { LoadingState } from './feedback/loading-state.tsx';
export { ProgressBar } from './feedback/progress-bar.tsx';
export { Spinner } from './feedback/spinner.tsx';
export { PhaseGlyph, type Phase } from './feedback/phase-glyph.tsx';
export { StatusChip } from './feedback/status-chip.tsx';
export { AnchoredNote } from './tooltip/anchored-note.tsx';
export { tooltipProps } from './tooltip/tooltip-props.ts';
export { useRestedChip, type RestedChip } from './tooltip/use-rested-chip.ts';
export type { Tone } from './feedback/tone.ts';
export { useSecondsLeft } from './feedback/use-seconds-left.ts';
export { CheckboxField, type CheckboxFieldProps } from './field/checkbox-field.tsx';
export type { Choice } from './field/choice.ts';
export { ComboboxField, type ComboboxFieldProps } from './field/combobox-field.tsx';
export { DateField, type DateFieldProps } from './field/date-field.tsx';
export { readDate, writeDate, type DateReading } from './field/date-text.ts';
export { ErrorSummary, type FieldError } from './field/error-summary.tsx';
export { DayRange, type DayRangeProps } from './field/day-range.tsx';
export { FieldGroup } from './field/field-group.tsx';
export { EntryBadge, EntryValue } from './entry-grid/entry-grid.tsx';
export { EntryChoice, type EntryChoiceProps } from './entry-grid/entry-choice.tsx';
export { EntryGrid, type EntryColumn, type EntryGridProps } from './entry-grid/entry-grid.tsx';
export { EntryLookup, type EntryFinding, type EntryLookupProps } from './entry-grid/entry-lookup.tsx';
export { EntryText, type EntryTextProps } from './entry-grid/entry-text.tsx';
export { Field, type FieldControl, type FieldProps } from './field/field.tsx';
export { FileChooser, type FileChooserProps } from './file-field/file-chooser.tsx';
export { FileField, type FileFieldProps } from './file-field/file-field.tsx';
export { byBytes, fileRefusal, type FileRefusal, type FileRules } from './file-field/file-refusal.ts';
export type { FieldFile } from './file-field/file-row.tsx';
export { InlineEdit, type InlineEditProps } from './field/inline-edit.tsx';
export { NumberField, type NumberFieldProps } from './field/number-field.tsx';
export { PasswordField, type PasswordFieldProps } from './field/password-field.tsx';
export { RadioGroupField, type RadioGroupFieldProps } from './field/radio-group-field.tsx';
export { Segments, type SegmentsProps } from './field/segments.tsx';
export { TileChoice, type Tile, type TileChoiceProps } from './field/tile-choice.tsx';
export { SelectField, type SelectFieldProps } from './field/select-field.tsx';
export { SignatureField, type SignatureFieldProps } from './field/signature-field.tsx';
export { TextAreaField, type TextAreaFieldProps } from './field/text-area-field.tsx';
export { TextField, type TextFieldProps } from './field/text-field.tsx';
export { VersionChoice, type VersionChoiceProps } from './field/version-choice.tsx';
export { TimeField, type TimeFieldProps } from './field/time-field.tsx';
export { readTime } from './field/time-text.ts';
export { UrgentFigures, type UrgentFigure } from './figure/urgent-figures.tsx';
export { StatTile, type StatTileProps, type Trend } from './figure/stat-tile.tsx';
export { FilterTabs, type FilterTabsProps } from './filter/filter-tabs.tsx';
export { FilterChips, type ActiveFilter, type FilterChipsProps } from './filter/filter-chips.tsx';
export { SavedViews, ViewChanges, type SavedView } from './filter/saved-views.tsx';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './frame/breadcrumb.tsx';
export {
  FilterBar,
  PageBody,
  PageFrame,
  PageHead,
  type FilterBarProps,
  type PageFrameProps,
  type PageHeadProps,
} from './frame/page-frame.tsx';
export { SaveBar, type SaveBarProps } from './frame/save-bar.tsx';
export { SplitPane, type SplitPaneProps } from './frame/split-pane.tsx';
export { SubMenuGroup, SubMenuItem } from './frame/sub-menu.tsx';
export { Icon, type IconProps } from './icon/icon.tsx';
export type { IconName } from './icon/icons.ts';
export { Box, Flex, Grid, HStack, Stack, VisuallyHidden } from '@chakra-ui/react';
export { Card } from './layout/card.tsx';
export { Heading } from './layout/heading.tsx';
export { Link } from './layout/link.tsx';
export { Text } from './layout/text.tsx';
export { SuggestionList, type SuggestionListProps } from './lookup/suggestion-list.tsx';
export { LookupField, type LookupFieldProps } from './lookup/lookup-field.tsx';
export type { FindChoices } from './lookup/use-lookup.ts';
export { Menu } from './menu/menu.tsx';
export { MenuChoice, MenuGroup, MenuItem, MenuLink, MenuSwitch } from './menu/menu-items.tsx';
export { MainNavigation, type MainNavigationProps } from './navigation/main-navigation.tsx';
export { useMenuIsAway, useNarrowMenu } from './navigation/navigation-mode.ts';
export { NavigationButton } from './navigation/navigation-button.tsx';
export type {
  NavigationBadge,
  NavigationGroup,
  NavigationItem,
  NavigationPlace,
} from './navigation/navigation-item.ts';
export { LogoChooser, type LogoChooserProps } from './page/logo-chooser.tsx';
export { BrandingPreview, type BrandingPreviewProps } from './page/branding-preview.tsx';
export { Later, type LaterProps } from './page/later.tsx';
export { PageShell, type PageShellProps } from './page/page-shell.tsx';
export { PageTabs, type PageTabsProps } from './page/page-tabs.tsx';
export { PageTitle } from './page/page-title.tsx';
export { isSomebodyBusy } from './shortcut/is-somebody-busy.ts';
export { pressedKey } from './shortcut/key-stroke.ts';
export { KeyCaps } from './shortcut/key-caps.tsx';
export { ShortcutList } from './shortcut/shortcut-list.tsx';
export type { Shortcut } from './shortcut/shortcut.ts';
export { chooseSingleKeys, isSingleKeysChosen, useSingleKeys } from './shortcut/single-keys.ts';
export { useHeldShortcuts, useShortcuts } from './shortcut/use-shortcuts.ts';
export { AvatarStack, type AvatarStackProps } from './person/avatar-stack.tsx';
export { initialsOf } from './person/initials.ts';
export { Avatar, type AvatarProps, type Presence } from './person/avatar.tsx';
export { nextZoom, photoLink, PhotoLookContext, type PhotoLink, type PhotoLook } from './photo/photo-look.ts';
export { PhotoStage, type PhotoStageProps } from './photo/photo-stage.tsx';
export { PhotoViewer, type PhotoViewerProps } from './photo/photo-viewer.tsx';
export { RichText, type RichTextProps } from './rich-text/rich-text.tsx';
export { ActionBar, type ActionBarProps } from './selection/action-bar.tsx';
export { isTexts, keptAtom } from './kept/kept-atom.ts';
export { chooseColorMode, colorModeScript, isColorModeChosen, type ColorMode } from './theme/color-mode.ts';
export { chooseDensity, isDensityChosen, type Density } from './theme/density.ts';
export { DesignSystemProvider, type DesignSystemProviderProps } from './theme/design-system-provider.tsx';
export { loadMoreIcon } from './theme/lazy-parts.ts';
export { plain, slotClasses } from './theme/plain.ts';
export { preloadWhenIdle, useIsQuiet } from './theme/quiet-page.ts';
export type { Audience } from './theme/page-looks.ts';
export { useBrowserFact } from './theme/use-browser-fact.ts';
export { useColorMode } from './theme/use-color-mode.ts';
export { useDensity } from './theme/use-density.ts';
export { useIsNarrow } from './theme/use-is-narrow.ts';
export { useIsPhone } from './theme/use-is-phone.ts';
export type { NoticeAction } from './toast/notice.ts';
export { NoticeHistory, type NoticeHistoryProps } from './toast/notice-history.tsx';
export { notify, withdrawOffer } from './toast/notify.ts';
export { forgetNotices } from './toast/past-notices.ts';
export { useUnreadErrors } from './toast/use-past-notices.ts';
export { defaultSidebarColor, type Branding } from './tokens/branding.ts';
export { contrastText } from './tokens/contrast.ts';
export { AnswerGroups, type Answer, type AnswerGroup } from './wizard/answer-groups.tsx';
export { WizardFrame, type Arrival, type WizardFrameProps } from './wizard/wizard-frame.tsx';
export { SectionLinks, SectionName } from './workspace/section-links.tsx';
export { StepSegments } from './workspace/step-segments.tsx';
export { useHasTwoPanes, useIsWide } from './workspace/use-is-wide.ts';
export { Workspace, WorkspaceColumn } from './workspace/workspace.tsx';
