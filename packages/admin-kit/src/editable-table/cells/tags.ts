import { toText } from '../../internals/toText.ts';
import { defineCellType } from './cellType.ts';
import type { TagsCellProps } from './cellTypeMap.ts';
import { compareTexts } from './texts.ts';

/** Puts ';' behind every 2 characters; one that was typed is stripped. @source TBL-04 */
export function separateTags(text: string): string {
  return text.replaceAll(/[;；\n]/g, '').replaceAll(/../gu, '$&;');
}

/** The tags of a value. */
export function tagsOf(value: unknown): string[] {
  return toText(value).split(';').filter(Boolean);
}

/** Where a text lacks one separator that stood there before, and nothing else; -1 otherwise. */
function takenSeparator(text: string, previous = ''): number {
  if (previous.length !== text.length + 1) return -1;
  const at = [...previous].findIndex((_, index) => previous.slice(0, index) + previous.slice(index + 1) === text);
  return previous[at] === ';' ? at : -1;
}

/** Tags of two characters each, ';' behind each on the wire. @source TBL-04 */
export const tagsType = defineCellType<string, TagsCellProps>({
  name: 'tags',
  width: 180,
  blank: '',
  format: (value) => toText(value),
  parse: separateTags,
  // Other programs part them otherwise; what is parted as here is taken as it is.
  paste: (text) => (separateTags(text) === text ? text : separateTags(text.replaceAll(/[,，、\s|]/g, ''))),
  compare: (one, other) => compareTexts(toText(one), toText(other)),
  accessibleName: (value) => tagsOf(value).join('，'),
  edit: {
    by: 'text',
    transform(text, { previous }) {
      // Taking away a separator takes the character before it, or it would come back for ever.
      const at = takenSeparator(text, previous);
      return separateTags(at < 0 ? text : text.slice(0, at).replace(/.$/su, '') + text.slice(at));
    },
  },
});
