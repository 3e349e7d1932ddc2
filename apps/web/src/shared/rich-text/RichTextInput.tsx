import { Skeleton } from '@tarmac/admin-kit/input';
import { latePart } from '../pages/latePart.ts';
import type { RichTextProps } from './RichTextEditor.tsx';

const Editor = latePart(
  async () => (await import('./RichTextEditor.tsx')).RichTextEditor,
  () => <Skeleton />,
);

/** Input of a form for text with headings, lists, tables and pictures; its code arrives when it is first shown. @source SYS-07, MSG-02 */
export function RichTextInput(props: RichTextProps) {
  return <Editor {...props} />;
}
