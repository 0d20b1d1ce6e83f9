import {
  Check,
  CircleAlert,
  CircleCheck,
  Download,
  ExternalLink,
  File,
  Info,
  Mail,
  Phone,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';

const pictures = {
  done: Check,
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
  download: Download,
  newTab: ExternalLink,
  file: File,
  email: Mail,
  phone: Phone,
} satisfies Record<string, LucideIcon>;

type PictureProps = { name: keyof typeof pictures; size?: 14 | 18 | 20 };

/** A small drawing beside a word; it says nothing of its own. */
export function Picture({ name, size = 20 }: PictureProps) {
  const Drawing = pictures[name];
  return <Drawing aria-hidden focusable={false} width={size} height={size} strokeWidth={1.75} />;
}
