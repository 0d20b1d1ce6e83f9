import { VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { RadioGroupField } from '../field/radio-group-field.tsx';
import { slotClasses } from '../theme/plain.ts';
import { useDensity } from '../theme/use-density.ts';
import type { ChosenColumn, ColumnChooserProps } from './column-chooser.tsx';
import { columnWidths, isShown, moved, orderedColumns, withShown, withWidth } from './column-layout.ts';
import { columnListRecipe } from './column-list-recipe.ts';
import { messages } from './messages.ts';
import { useOrderDrag } from './use-order-drag.ts';

const looks = slotClasses(columnListRecipe);

/** The columns as a list: shown or not, their order by drag or by buttons, their width by a slider. */
export function ColumnList({ columns, layout, onLayout }: ColumnChooserProps) {
  const { formatMessage: t } = useIntl();
  const [said, setSaid] = useState('');
  const keys = orderedColumns(columns, layout).map(({ key }) => key);
  const place = (order: readonly string[]) => onLayout({ ...layout, order });
  const { order, dragged, listProps, gripProps } = useOrderDrag(keys, place);

  const moveBy = (column: ChosenColumn, steps: number) => {
    const next = moved(keys, column.key, keys.indexOf(column.key) + steps);
    place(next);
    const about = { name: column.header, place: next.indexOf(column.key) + 1, count: next.length };
    setSaid(t(messages.columnMoved, about));
  };

  return (
    <div className={looks().root}>
      <DensityChoice />
      <p>{t(messages.columnsHelp)}</p>
      <ul className={looks().list} {...listProps}>
        {orderedColumns(columns, { ...layout, order }).map((column) => (
          <li
            key={column.key}
            className={looks().column}
            data-dragged={dragged === column.key ? '' : undefined}
          >
            <span className={looks().handle} aria-hidden {...gripProps(column.key)}>
              <Icon name="drag_indicator" />
            </span>
            <label className={looks().shown}>
              <input
                type="checkbox"
                checked={isShown(column, layout)}
                disabled={column.always ?? false}
                onChange={({ target }) => onLayout(withShown(layout, column.key, target.checked))}
              />
              {column.header}
            </label>
            <IconButton
              icon="arrow_upward"
              label={t(messages.columnUp, { name: column.header })}
              onClick={() => moveBy(column, -1)}
            />
            <IconButton
              icon="arrow_downward"
              label={t(messages.columnDown, { name: column.header })}
              onClick={() => moveBy(column, 1)}
            />
            {isShown(column, layout) && (
              <Width
                name={column.header}
                pixels={layout.widths[column.key]}
                onChange={(pixels) => onLayout(withWidth(layout, column.key, pixels))}
              />
            )}
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

const middling = 160;

type WidthProps = {
  name: string;
  pixels: number | undefined;
  onChange: (pixels: number | undefined) => void;
};

function Width({ name, pixels, onChange }: WidthProps) {
  const { formatMessage: t } = useIntl();
  const words = pixels === undefined ? t(messages.contentWidth) : `${pixels} px`;
  return (
    <div className={looks().width}>
      <input
        type="range"
        aria-label={t(messages.columnWidth, { name })}
        aria-valuetext={words}
        min={columnWidths.least}
        max={columnWidths.most}
        step={columnWidths.step}
        value={pixels ?? middling}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <output className={looks().words}>{words}</output>
      {pixels !== undefined && (
        <IconButton
          icon="undo"
          label={t(messages.resetWidth, { name })}
          onClick={() => onChange(undefined)}
        />
      )}
    </div>
  );
}

/** How close together rows stand, in every table and on this device. */
function DensityChoice() {
  const { formatMessage: t } = useIntl();
  const { density, choose } = useDensity();
  return (
    <RadioGroupField
      inline
      name="density"
      label={t(messages.rows)}
      value={density}
      onValueChange={(value) => choose(value === 'compact' ? 'compact' : 'comfortable')}
      choices={[
        { value: 'comfortable', label: t(messages.comfortable) },
        { value: 'compact', label: t(messages.compact) },
      ]}
    />
  );
}
