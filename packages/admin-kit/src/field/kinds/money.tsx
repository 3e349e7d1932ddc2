import { formatScaled, parseScaled } from '../../internals/decimal.ts';
import { formatMoney } from '../../internals/format.ts';
import { checkBounds } from '../checks.ts';
import { defineFieldKind, type FieldInputProps } from '../defineFieldKind.ts';
import { late } from '../../internals/late.ts';
import { controlRoom, loadControls } from '../loadControls.tsx';
import { useTexts } from '../../i18n/useTexts.ts';

const MoneyInput = late(loadControls, { part: 'MoneyInput', meanwhile: controlRoom });
const NumberRange = late(loadControls, { part: 'NumberRange', meanwhile: controlRoom });

const yuan = { factor: 100, decimals: 2 };

function Input({ meta, valueText: _text, onPick: _pick, ...props }: FieldInputProps<number | null>) {
  const { localize } = useTexts();
  const currency = meta.unit && localize(meta.unit.symbol);
  return (
    <MoneyInput
      {...props}
      minimum={meta.minimum}
      maximum={meta.maximum}
      // 元 is said of an amount, and ¥ written in front of it.
      {...(currency !== undefined && currency !== '元' && { prefix: currency })}
    />
  );
}

/** An amount in fen, shown in yuan with 2 decimals and thousands separators; nothing to show, or nothing this person may see, is '--'. @source VAL-03 */
export const moneyKind = defineFieldKind<number | null>({
  name: 'money',
  align: 'end',
  width: 120,
  blank: null,
  Cell: ({ value }) => formatMoney(value),
  Input,
  Search: (props) => <NumberRange {...props} unit={yuan} />,
  text: (value) => (typeof value === 'number' ? formatScaled(value, { decimals: 2 }) : ''),
  parse: (text) => (text.trim() === '' ? null : (parseScaled(text.replace(/[¥￥元\s]/g, ''), 2) ?? undefined)),
  compare: (one, other) => (one ?? 0) - (other ?? 0),
  check: (value, meta, words) => (value === null ? undefined : checkBounds(value, { meta, words, show: formatMoney })),
});
