export { RichTextInput } from './RichTextInput.tsx';
export type { Place, RichTextProps } from './RichTextEditor.tsx';
export { richTextKind } from './richTextKind.tsx';
