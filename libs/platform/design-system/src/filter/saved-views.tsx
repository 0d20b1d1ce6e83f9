import { VisuallyHidden } from '@chakra-ui/react';
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Later } from '../page/later.tsx';
import { useIsPhone } from '../theme/use-is-phone.ts';
import { messages } from './messages.ts';
import { savedViewsClasses, ViewChangesRoot } from './saved-views-recipe.ts';

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
  /** The heading of the page, also the title of the browser's tab. */
  title: string;
  views: readonly SavedView[];
  /** The view that is open. */
  current: string | undefined;
  /** What can be done with the list as a whole, at the end of the line. */
  acts: ReactNode;
  /** What the links are, where they are more than saved views. */
  label?: string;
};

/** The heading of a list in one line with the views of it, each with what waits in it, and what can be done with it. */
export function SavedViews({ title, views, current, label, acts }: SavedViewsProps) {
  const { formatMessage: t } = useIntl();
  const classes = savedViewsClasses();
  return (
    <div className={classes.root}>
      <title>{`${title} · Dosar`}</title>
      <h1 className={classes.title}>{title}</h1>
      <Later atOnce={useIsPhone()}>
        <nav className={classes.nav} aria-label={label ?? t(messages.savedViews)}>
          <ul className={classes.list}>
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
        <div className={classes.acts}>{acts}</div>
      </Later>
    </div>
  );
}

export type ViewChangesProps = {
  /** What is shown differs from what was saved; nothing is saved unless the person says so. */
  isModified: boolean;
  /** Absent where the person may not change the view. */
  onSave?: () => void;
  onRevert: () => void;
};

/** Says that a view is not as it was saved, keeps what changed, or takes it back. */
export function ViewChanges({ isModified, onSave, onRevert }: ViewChangesProps) {
  const { formatMessage: t } = useIntl();
  return (
    <ViewChangesRoot>
      <span role="status">{isModified && <em>{t(messages.modified)}</em>}</span>
      {isModified && onSave && (
        <Button variant="quiet" onClick={onSave}>
          {t(messages.save)}
        </Button>
      )}
      {isModified && <IconButton icon="undo" label={t(messages.revert)} onClick={onRevert} />}
    </ViewChangesRoot>
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
        <span className={savedViewsClasses().count}>
          <span aria-hidden>{number(count)}</span>
          <VisuallyHidden>{t(messages.inView, { count })}</VisuallyHidden>
        </span>
      )}
    </>
  );
}
