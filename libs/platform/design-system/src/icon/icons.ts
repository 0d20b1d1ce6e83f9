import {
  Check,
  ChevronDown,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleQuestionMark,
  Eye,
  EyeOff,
  FileText,
  Info,
  Languages,
  RefreshCw,
  TriangleAlert,
  X,
} from 'lucide-react';
import type { moreIcons } from './more-icons.ts';

/**
 * The icons of the first screens, under their Material names, because menus and statuses name them so.
 *
 * Drawn inline: no icon font blocks the first paint. The other names are in `more-icons.ts`, fetched when one is shown.
 */
export const icons = {
  check: Check,
  check_circle: CircleCheck,
  close: X,
  description: FileText,
  error: CircleAlert,
  expand_less: ChevronUp,
  expand_more: ChevronDown,
  help: CircleQuestionMark,
  info: Info,
  language: Languages,
  refresh: RefreshCw,
  visibility: Eye,
  visibility_off: EyeOff,
  warning: TriangleAlert,
} as const;

/** The name of an icon that exists. */
export type IconName = keyof typeof icons | keyof typeof moreIcons;
