import { Skeleton } from '@tarmac/admin-kit/input';
import { late } from '@tarmac/admin-kit/chunk';
import type { RichTextProps } from './RichTextEditor.tsx';

const Editor = late(() => import('./RichTextEditor.tsx'), { part: 'RichTextEditor', meanwhile: () => <Skeleton /> });

/** Input of a form for text with headings, lists, tables and pictures; its code arrives when it is first shown. @source SYS-07, MSG-02 */
export function RichTextInput(props: RichTextProps) {
  return <Editor {...props} />;
}
