import { Button, VisuallyHidden, tooltipProps } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';
import { worklistPath } from '../worklist/worklist-address.ts';
import { messages } from './messages.ts';
import { walkOf } from './walk-state.ts';

/** The way back to the list: the one that the record was opened from, as it was left, or one's own. */
export function BackLink() {
  const { formatMessage: t } = useIntl();
  const location = useLocation();
  const navigate = useNavigate();
  const walk = walkOf(location.state);
  return (
    <Button asChild variant="quiet" icon="arrow_back">
      <RouterLink
        {...tooltipProps(t(messages.backToList))}
        to={walk?.address ?? worklistPath}
        onClick={(event) => {
          // The list is the entry before this one, and knows where it was left.
          if (!walk || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          void navigate(-1);
        }}
      >
        <VisuallyHidden>{t(messages.backToList)}</VisuallyHidden>
      </RouterLink>
    </Button>
  );
}
