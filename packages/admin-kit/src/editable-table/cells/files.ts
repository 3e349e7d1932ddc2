import { itemsOf, shortName } from '../../input/uploadItem.ts';
import { toText } from '../../internals/toText.ts';
import { defineCellType, type CellContext, type CellType } from './cellType.ts';
import type { FileCellProps } from './cellTypeMap.ts';
import { compareTexts } from './texts.ts';

/** Names of the files that a value stands for: as they were called when they were stored, once that is known. */
const namesOf = (value: unknown, { words, isSeen = false }: { words: CellContext['words']; isSeen?: boolean }) =>
  itemsOf(toText(value)).map(({ name, id }) => words.fileName?.(id, isSeen) ?? name);

/** A stored path, or an address of the web: nothing that a browser could run. */
const isPath = (path: string) => /^(?:https?:\/\/)?[^\s:<>"'`\\]+$/i.test(path);

function fileType(name: string): CellType<string, FileCellProps> {
  return defineCellType<string, FileCellProps>({
    name,
    width: 160,
    blank: '',
    format: (value, cell) => namesOf(value, cell).join('，'),
    // Of long names the beginning is drawn; the pointer shows the whole.
    paint: (element, { value, cell }) => {
      const names = namesOf(value, { words: cell.words, isSeen: true });
      const line = (element.firstChild ?? element.appendChild(document.createElement('span'))) as HTMLElement;
      line.textContent = names.map(shortName).join('，');
      line.title = names.join('，');
    },
    // Paths, which can be read back; the same file then hangs on two rows.
    copy: (value) => toText(value),
    parse: (text) => {
      const paths = text
        .split(',')
        .map((path) => path.trim())
        .filter(Boolean);
      return paths.every(isPath) ? paths.join(',') : undefined;
    },
    compare: (one, other, cell) => compareTexts(namesOf(one, cell).join(), namesOf(other, cell).join()),
    edit: {
      by: 'control',
      opens: 'popup',
      // What nobody may change can still be fetched.
      opensLocked: (value, { column }) => toText(value) !== '' && column.props.allowDownload !== false,
    },
  });
}

/** Stored paths of uploaded files, a comma list on the wire. @source TBL-02, UPL-01 */
export const fileTypes = ['upload', 'file', 'image'].map(fileType);
