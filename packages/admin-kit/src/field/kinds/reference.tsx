import { emptyText } from '../../internals/format.ts';
import { compareText } from '../checks.ts';
import { defineFieldKind, type CellProps } from '../defineFieldKind.ts';
import { late } from '../../internals/late.ts';
import { controlRoom, loadControls } from '../loadControls.tsx';
import { useReferenceTexts } from '../useReferenceTexts.ts';

const ReferenceInput = late(loadControls, { part: 'ReferenceInput', meanwhile: controlRoom });
const ReferenceSearch = late(loadControls, { part: 'ReferenceSearch', meanwhile: controlRoom });

function Cell({ value, meta, row, whole }: CellProps<string | null>) {
  const text = meta.textField ? row[meta.textField] : undefined;
  if (typeof text === 'string' && text) return <span title={text}>{text}</span>;
  if (!value) return emptyText;
  return whole ? <Named value={value} meta={meta} /> : value;
}

/** What the picker calls a value whose row carries no text along. A list would ask for each of its rows, so a detail alone does. */
function Named({ value, meta }: { value: string; meta: CellProps<string>['meta'] }) {
  const values = value.split(',');
  const nameOf = useReferenceTexts(meta, values);
  return <span>{values.map(nameOf).join(', ')}</span>;
}

/** The id of another entity's row, or several as a comma list, shown by the text that the row carries along. */
export const referenceKind = defineFieldKind<string | null>({
  name: 'reference',
  holds: 'text',
  width: 150,
  blank: null,
  Cell,
  Input: (props) => <ReferenceInput {...props} />,
  Search: (props) => <ReferenceSearch {...props} />,
  text: (value) => value ?? '',
  parse: (text) => text.trim() || null,
  compare: (one, other) => compareText(one ?? '', other ?? ''),
});
