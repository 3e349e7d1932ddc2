export { RichTextInput } from './RichTextInput.tsx';
export type { RichTextProps } from './RichTextEditor.tsx';
export type { Place } from './place.ts';
export { richTextKind } from './richTextKind.tsx';
