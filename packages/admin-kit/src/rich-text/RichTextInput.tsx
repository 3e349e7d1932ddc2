import { Skeleton } from '../input/states.tsx';
import { late } from '../internals/late.ts';
import type { RichTextProps } from './RichTextEditor.tsx';

const Editor = late(() => import('./RichTextEditor.tsx'), { part: 'RichTextEditor', meanwhile: () => <Skeleton /> });

/**
 * Text with headings, lists, links, tables and pictures, held as HTML that the server cleans before it stores it; `null` when empty. Pictures go to the
 * server by the upload transport around. Its code comes when it is first shown, with the packages of Tiptap that the host has installed.
 *
 * @example <RichTextInput aria-label="内容" value={text} onValueChange={setHtml} />
 * @source SYS-07, MSG-02
 */
export function RichTextInput(props: RichTextProps) {
  return <Editor {...props} />;
}
