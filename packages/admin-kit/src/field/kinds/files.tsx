import { isMasked, itemsOf, unsigned } from '../../input/uploadItem.ts';
import { late } from '../../internals/late.ts';
import { emptyText } from '../../internals/format.ts';
import { defineFieldKind } from '../defineFieldKind.ts';
import { controlRoom, loadControls } from '../loadControls.tsx';

const FileInput = late(loadControls, { part: 'FileInput', meanwhile: controlRoom });
const ImageUpload = late(loadControls, { part: 'ImageUpload', meanwhile: controlRoom });
const FilesCell = late(() => import('../FilesCell.tsx'));

const pathsOf = (value: string) => value.split(',').map(unsigned).join(',');

/** Stored paths of uploaded files, joined by commas. @source UPL-01 */
export const filesKind = defineFieldKind<string>({
  name: 'files',
  holds: 'text',
  width: 140,
  blank: '',
  // One picture is not wider than another input: front and back stand side by side.
  isWide: ({ maxCount }) => maxCount !== 1,
  Cell: (props) => (props.value ? <FilesCell {...props} /> : emptyText),
  Input: ({ meta, valueText: _text, onPick: _pick, ...props }) =>
    meta.image ? (
      <ImageUpload {...props} biz={meta.biz} maxCount={meta.maxCount} maxBytes={meta.maxSize} />
    ) : (
      <FileInput {...props} biz={meta.biz} maxCount={meta.maxCount} maxBytes={meta.maxSize} accept={meta.accept} />
    ),
  text: (value) =>
    itemsOf(value ?? '')
      .map(({ id, name }) => (isMasked(id) ? '***' : name))
      .join(', '),
  parse: () => undefined,
  compare: (one, other) => one.length - other.length,
  isSame: (one, other) => pathsOf(one) === pathsOf(other),
});
