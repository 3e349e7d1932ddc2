import { formatScaled, parseScaled, scaledToStored, storedToScaled } from '../../internals/decimal.ts';
import { formatQuantity } from '../../internals/format.ts';
import { checkBounds } from '../checks.ts';
import { defineFieldKind, type FieldInputProps } from '../defineFieldKind.ts';
import type { FieldDefinition } from '../FieldMeta.ts';
import { late } from '../../internals/late.ts';
import { controlRoom, loadControls } from '../loadControls.tsx';
import { useTexts } from '../../i18n/useTexts.ts';

const QuantityInput = late(loadControls, { part: 'QuantityInput', meanwhile: controlRoom });
const NumberRange = late(loadControls, { part: 'NumberRange', meanwhile: controlRoom });

const unitOf = (meta: FieldDefinition) => meta.unit ?? { factor: 1, decimals: meta.decimals ?? 0 };

function Input({ meta, valueText: _text, onPick: _pick, ...props }: FieldInputProps<number | null>) {
  const { localize } = useTexts();
  const { factor, decimals } = unitOf(meta);
  return (
    <QuantityInput
      {...props}
      factor={factor}
      decimals={decimals}
      minimum={meta.minimum}
      maximum={meta.maximum}
      suffix={meta.unit && localize(meta.unit.symbol)}
    />
  );
}

/** A server that sends fractions of a small unit is shown as it is. */
const isOdd = (value: unknown, meta: FieldDefinition) => typeof value === 'number' && !Number.isInteger(value) && unitOf(meta).factor !== 1;

/** A stored integer of a small unit, shown and typed in a larger one. With the factor 1 both are the same unit, and the number has decimals of its own, as a coordinate. */
export const quantityKind = defineFieldKind<number | null>({
  name: 'quantity',
  align: 'end',
  width: 110,
  blank: null,
  Cell: ({ value, meta }) => (isOdd(value, meta) ? value : formatQuantity(value, unitOf(meta))),
  Input,
  Search: (props) => <NumberRange {...props} unit={unitOf(props.meta)} />,
  text: (value, meta) => {
    if (typeof value !== 'number') return '';
    if (isOdd(value, meta)) return String(value);
    const { factor, decimals } = unitOf(meta);
    return formatScaled(storedToScaled(value, { factor, decimals }), { decimals });
  },
  parse: (text, meta) => {
    const { factor, decimals } = unitOf(meta);
    if (text.trim() === '') return null;
    const scaled = parseScaled(text.normalize('NFKC').replace(/[^\d.,-]/g, ''), decimals);
    return scaled === null ? undefined : (scaledToStored(scaled, { factor, decimals }) ?? undefined);
  },
  compare: (one, other) => (one ?? 0) - (other ?? 0),
  check: (value, meta, words) =>
    value === null ? undefined : checkBounds(value, { meta, words, show: (bound) => formatQuantity(bound, unitOf(meta)) }),
});

/** A number with decimals, stored as it is shown: as many digits after the point as its field says. */
export const decimalKind = defineFieldKind<number | null>({ ...quantityKind, name: 'decimal' });
