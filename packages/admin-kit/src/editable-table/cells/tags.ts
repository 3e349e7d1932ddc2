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
    transform(text, _cell, previous) {
      // Taking away a separator takes the character before it, or it would come back for ever.
      if (`${text};` === previous) return separateTags([...text].slice(0, -1).join(''));
      return separateTags(text);
    },
  },
});
