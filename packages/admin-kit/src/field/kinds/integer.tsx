import { parseScaled } from '../../internals/decimal.ts';
import { exchanged } from '../../internals/decimalSeparator.ts';
import { formatInteger } from '../../internals/format.ts';
import { checkBounds } from '../checks.ts';
import { defineFieldKind } from '../defineFieldKind.ts';
import { late } from '../../internals/late.ts';
import { controlRoom, loadControls } from '../loadControls.tsx';

const NumberInput = late(loadControls, { part: 'NumberInput', meanwhile: controlRoom });
const NumberRange = late(loadControls, { part: 'NumberRange', meanwhile: controlRoom });

const plain = { factor: 1, decimals: 0 };

/** A whole number. */
export const integerKind = defineFieldKind<number | null>({
  name: 'integer',
  align: 'end',
  width: 100,
  blank: null,
  Cell: ({ value }) => formatInteger(value),
  Input: ({ meta, valueText: _text, onPick: _pick, ...props }) => <NumberInput {...props} minimum={meta.minimum} maximum={meta.maximum} />,
  Search: (props) => <NumberRange {...props} unit={plain} />,
  text: (value) => (value === null || value === undefined ? '' : String(value)),
  parse: (text, { words: { decimalSeparator } }) =>
    text.trim() === '' ? null : (parseScaled(exchanged(text, decimalSeparator), 0) ?? undefined),
  compare: (one, other) => (one ?? 0) - (other ?? 0),
  check: (value, { meta, words }) => (value === null ? undefined : checkBounds(value, { meta, words, show: formatInteger })),
});
