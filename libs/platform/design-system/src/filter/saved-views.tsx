import { VisuallyHidden } from '@chakra-ui/react';
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { messages } from './messages.ts';
import { SavedViewsRoot } from './saved-views-recipe.ts';

/** A list of work that somebody gave a name. */
export type SavedView = {
  id: string;
  name: string;
  /** How much is in it now; absent while nobody knows. */
  count?: number;
  /** Colleagues see it too. */
  isShared?: boolean;
  /** The link without its words, such as `<Link to="?view=mine" />`. */
  link: ReactElement<ComponentProps<'a'>>;
};

export type SavedViewsProps = {
  views: readonly SavedView[];
  /** The view that is open. */
  current: string | undefined;
  /** What is shown differs from what was saved; nothing is saved unless the person says so. */
  isModified: boolean;
  /** Absent where the person may not change the view. */
  onSave?: () => void;
  onSaveAs: () => void;
  onRevert: () => void;
  onShare?: () => void;
  /** What else can be done with the open view, such as a menu. */
  more?: ReactNode;
  /** What the links are, where they are more than saved views. */
  label?: string;
};

/** The saved views with what waits in each, and what can be done with the one that is open. */
export function SavedViews({ views, current, isModified, label, more, ...acts }: SavedViewsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <SavedViewsRoot>
      <nav aria-label={label ?? t(messages.savedViews)}>
        <ul>
          {views.map((view) => (
            <li key={view.id}>
              {cloneElement(view.link, {
                'aria-current': view.id === current ? 'true' : undefined,
                children: <ViewWords view={view} />,
              })}
            </li>
          ))}
        </ul>
      </nav>
      <div data-slot="acts">
        <span role="status">{isModified && <em>{t(messages.modified)}</em>}</span>
        {isModified && acts.onSave && <Button onClick={acts.onSave}>{t(messages.save)}</Button>}
        {isModified && (
          <Button variant="quiet" onClick={acts.onRevert}>
            {t(messages.revert)}
          </Button>
        )}
        <Button variant="quiet" icon="bookmark" onClick={acts.onSaveAs}>
          {t(messages.saveAs)}
        </Button>
        {acts.onShare && (
          <Button variant="quiet" icon="share" onClick={acts.onShare}>
            {t(messages.share)}
          </Button>
        )}
        {more}
      </div>
    </SavedViewsRoot>
  );
}

function ViewWords({ view: { name, count, isShared } }: { view: SavedView }) {
  const { formatMessage: t } = useIntl();
  const { number } = useFormats();
  return (
    <>
      {isShared && <Icon name="people" label={t(messages.sharedView)} scale={1} />}
      {name}
      {count !== undefined && (
        <span data-slot="count">
          <span aria-hidden>{number(count)}</span>
          <VisuallyHidden>{t(messages.inView, { count })}</VisuallyHidden>
        </span>
      )}
    </>
  );
}
