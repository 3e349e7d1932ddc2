import { useEffect, useRef } from 'react';
import { RadioGroup } from '../../input/choices.tsx';
import { Button } from '../../internals/Button.tsx';
import { toText } from '../../internals/toText.ts';
import type { RadioCellProps } from '../cells/cellTypeMap.ts';
import { controlOptions, wireValue } from './controlOptions.ts';
import type { KitControlProps } from './kitControl.ts';
import { zhGrid } from '../lateTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** One of the choices, all in view below the cell's edge; with `allowClear` none of them is a choice, too. */
export default function RadioControl({ value, cell, label, invalid, onValueChange }: KitControlProps) {
  const { t } = useTexts(zhGrid);
  const box = useRef<HTMLDivElement>(null);
  const { allowClear = false } = cell.column.props as RadioCellProps;
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>('input:checked') ?? box.current?.querySelector<HTMLElement>('input');
    first?.focus();
  }, []);
  return (
    <div ref={box} className="flex w-max min-w-full items-center gap-2 bg-surface px-2 shadow-popup">
      <RadioGroup
        aria-label={label}
        invalid={invalid}
        options={controlOptions(cell.options)}
        value={toText(value) || null}
        onValueChange={(next) => onValueChange(next === null ? null : wireValue(cell.options, next))}
      />
      {allowClear && (
        <Button variant="link" size="small" onClick={() => onValueChange(null)}>
          {t('common.clear')}
        </Button>
      )}
    </div>
  );
}
