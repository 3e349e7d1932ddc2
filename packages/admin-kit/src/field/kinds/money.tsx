import { formatScaled, parseScaled, scaledToStored, storedToScaled } from '../../internals/decimal.ts';
import { withoutCurrency } from '../../internals/currency.ts';
import { formatQuantity } from '../../internals/format.ts';
import { checkBounds } from '../checks.ts';
import { defineFieldKind, type CellProps, type FieldInputProps } from '../defineFieldKind.ts';
import { useCurrency } from '../currencyContext.ts';
import { late } from '../../internals/late.ts';
import { controlRoom, loadControls } from '../loadControls.tsx';
import { moneyUnitOf, withSign } from '../moneyUnit.ts';
import { useTexts } from '../../i18n/useTexts.ts';

const QuantityInput = late(loadControls, { part: 'QuantityInput', meanwhile: controlRoom });
const NumberRange = late(loadControls, { part: 'NumberRange', meanwhile: controlRoom });

function Cell({ value, meta }: CellProps<number | null>) {
  const unit = moneyUnitOf(meta, useCurrency());
  const text = formatQuantity(value, unit);
  return typeof value === 'number' ? withSign(text, unit) : text;
}

function Input({ meta, valueText: _text, onPick: _pick, ...props }: FieldInputProps<number | null>) {
  const { localize } = useTexts();
  const { factor, decimals, sign } = moneyUnitOf(meta, useCurrency());
  return (
    <QuantityInput
      {...props}
      factor={factor}
      decimals={decimals}
      minimum={meta.minimum}
      maximum={meta.maximum}
      prefix={sign ?? (meta.unit && localize(meta.unit.symbol))}
    />
  );
}

/**
 * An amount in the smallest unit of its currency, shown with its decimals and thousands separators, and with its sign where it is not the currency
 * of the app; nothing to show, or nothing this person may see, is '--'. @source VAL-03
 */
export const moneyKind = defineFieldKind<number | null>({
  name: 'money',
  align: 'end',
  width: 120,
  blank: null,
  Cell,
  Input,
  Search: (props) => <NumberRange {...props} unit={moneyUnitOf(props.meta, useCurrency())} />,
  text: (value, meta, { currency }) => {
    if (typeof value !== 'number') return '';
    const unit = moneyUnitOf(meta, currency);
    return formatScaled(storedToScaled(value, unit), { decimals: unit.decimals });
  },
  parse: (text, meta, { currency }) => {
    const bare = withoutCurrency(text.normalize('NFKC').replaceAll(/\s/g, ''));
    if (bare === '') return null;
    const unit = moneyUnitOf(meta, currency);
    const scaled = parseScaled(bare, unit.decimals);
    return scaled === null ? undefined : (scaledToStored(scaled, unit) ?? undefined);
  },
  compare: (one, other) => (one ?? 0) - (other ?? 0),
  check: (value, meta, words) => {
    if (value === null) return undefined;
    const unit = moneyUnitOf(meta, words.currency);
    return checkBounds(value, { meta, words, show: (bound) => withSign(formatQuantity(bound, unit), unit) });
  },
});
