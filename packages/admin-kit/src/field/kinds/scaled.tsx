import { formatScaled, parseScaled, type ScaledUnit, scaledToStored, storedToScaled } from '../../internals/decimal.ts';
import { exchanged } from '../../internals/decimalSeparator.ts';
import { emptyText, formatQuantity } from '../../internals/format.ts';
import { checkBounds } from '../checks.ts';
import { useCurrency } from '../currencyContext.ts';
import { defineFieldKind } from '../defineFieldKind.ts';
import type { FieldDefinition } from '../FieldMeta.ts';
import type { Around } from '../moneyUnit.ts';
import { late } from '../../internals/late.ts';
import { controlRoom, loadControls } from '../loadControls.tsx';
import { useTexts } from '../../i18n/useTexts.ts';

const QuantityInput = late(loadControls, { part: 'QuantityInput', meanwhile: controlRoom });
const NumberRange = late(loadControls, { part: 'NumberRange', meanwhile: controlRoom });

/** What tells kinds of scaled numbers apart. */
interface Scaled<Unit extends ScaledUnit> {
  name: string;
  width: number;
  /** How a field is stored and shown. */
  unitOf: (meta: FieldDefinition, around: Around) => Unit;
  /** Takes off what stands around a typed number. */
  bare: (text: string) => string;
  /** The shown number with what stands around it. */
  dress?: (text: string, unit: Unit) => string;
  /** What stands before the number in its input; absent: the unit behind it. */
  sign?: (unit: Unit) => string | undefined;
}

/** A kind of number that is stored as an integer of a small unit, shown and typed in a larger one. */
export function scaledKind<Unit extends ScaledUnit>({ name, width, unitOf, bare, dress = (text) => text, sign }: Scaled<Unit>) {
  /** A server that sends fractions of a small unit is shown as it is. */
  const isOdd = (value: number, { factor }: Unit): boolean => factor !== 1 && !Number.isInteger(value);
  const show = (value: number | null | undefined, unit: Unit): string => {
    if (typeof value !== 'number') return emptyText;
    return isOdd(value, unit) ? String(value) : dress(formatQuantity(value, unit), unit);
  };
  return defineFieldKind<number | null>({
    name,
    align: 'end',
    width,
    blank: null,
    Cell: ({ value, meta }) => show(value, unitOf(meta, { currency: useCurrency(), locale: useTexts().locale })),
    Input: function ScaledKindInput({ meta, valueText: _text, onPick: _pick, ...props }) {
      const { localize, locale } = useTexts();
      const unit = unitOf(meta, { currency: useCurrency(), locale });
      const { factor, decimals } = unit;
      const { minimum, maximum } = meta;
      const word = meta.unit && localize(meta.unit.symbol);
      const around = sign ? { prefix: sign(unit) ?? word } : { suffix: word };
      return <QuantityInput {...props} {...{ factor, decimals, minimum, maximum }} {...around} />;
    },
    Search: (props) => <NumberRange {...props} unit={unitOf(props.meta, { currency: useCurrency() })} />,
    text: (value, { meta, words }) => {
      if (typeof value !== 'number') return '';
      const unit = unitOf(meta, words);
      const text = isOdd(value, unit) ? String(value) : formatScaled(storedToScaled(value, unit), { decimals: unit.decimals });
      return exchanged(text, words.decimalSeparator);
    },
    parse: (text, { meta, words }) => {
      if (text.trim() === '') return null;
      const unit = unitOf(meta, words);
      const scaled = parseScaled(exchanged(bare(text.normalize('NFKC').replaceAll(/\s/g, '')), words.decimalSeparator), unit.decimals);
      return scaled === null ? undefined : (scaledToStored(scaled, unit) ?? undefined);
    },
    compare: (one, other) => (one ?? 0) - (other ?? 0),
    check: (value, { meta, words }) =>
      value === null
        ? undefined
        : checkBounds(value, {
            meta,
            words,
            show: (bound) => show(bound, unitOf(meta, words)),
          }),
  });
}
