import { ellipsis, emptyText } from '../../internals/format.ts';
import { checkText, compareText } from '../checks.ts';
import { cleanText } from '../spelling.ts';
import { defineFieldKind } from '../defineFieldKind.ts';
import { late } from '../../internals/late.ts';
import { controlRoom, loadControls } from '../loadControls.tsx';
import { TextSearch } from './text.tsx';

const TextArea = late(loadControls, { part: 'TextArea', meanwhile: controlRoom });

/** Text of several lines; a cell of a list shows its beginning. @source VAL-03 */
export const longTextKind = defineFieldKind<string>({
  name: 'longText',
  holds: 'text',
  width: 220,
  blank: '',
  isWide: () => true,
  Cell: ({ value, whole }) =>
    value ? (
      whole ? (
        <span className="wrap-anywhere whitespace-pre-wrap">{value}</span>
      ) : (
        <span title={value}>{ellipsis(value)}</span>
      )
    ) : (
      emptyText
    ),
  Input: ({ meta, valueText: _text, onPick: _pick, ...props }) => (
    <TextArea {...props} maxLength={meta.maxLength} showCount={meta.maxLength !== undefined} />
  ),
  Search: TextSearch,
  text: (value) => value ?? '',
  parse: (text) => cleanText(text),
  compare: compareText,
  check: checkText,
});
