import { useLocale, type LocalText } from '@tarmac/admin-kit/i18n';
import { IconButton, pictureTypes } from '@tarmac/admin-kit/input';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Bold,
  Heading1,
  Heading2,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  PanelTop,
  type LucideIcon,
  Redo2,
  Strikethrough,
  Table,
  TextQuote,
  Trash2,
  Underline,
  Undo2,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { LinkBar } from './LinkBar.tsx';
import { richTextTexts as texts } from './richTextTexts.ts';

interface Tool {
  label: LocalText;
  icon: LucideIcon;
  run: (editor: Editor) => unknown;
  /** Pressed while this holds. */
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
  /** Shown only inside a table. */
  inTable?: boolean;
}

const tools: readonly Tool[] = [
  { label: texts.bold, icon: Bold, run: (editor) => editor.chain().focus().toggleBold().run(), isOn: (editor) => editor.isActive('bold') },
  {
    label: texts.italic,
    icon: Italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: texts.underline,
    icon: Underline,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    isOn: (editor) => editor.isActive('underline'),
  },
  {
    label: texts.strike,
    icon: Strikethrough,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
    isOn: (editor) => editor.isActive('strike'),
  },
  {
    label: texts.heading1,
    icon: Heading1,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 1 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 1 }),
  },
  {
    label: texts.heading2,
    icon: Heading2,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    label: texts.bulletList,
    icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: texts.orderedList,
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: texts.blockquote,
    icon: TextQuote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    label: texts.table,
    icon: Table,
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: false }).run(),
  },
  { label: texts.headerRow, icon: PanelTop, run: (editor) => editor.chain().focus().toggleHeaderRow().run(), inTable: true },
  { label: texts.addRow, icon: BetweenVerticalEnd, run: (editor) => editor.chain().focus().addRowAfter().run(), inTable: true },
  { label: texts.addColumn, icon: BetweenHorizontalEnd, run: (editor) => editor.chain().focus().addColumnAfter().run(), inTable: true },
  { label: texts.removeTable, icon: Trash2, run: (editor) => editor.chain().focus().deleteTable().run(), inTable: true },
  { label: texts.undo, icon: Undo2, run: (editor) => editor.chain().focus().undo().run(), can: (editor) => editor.can().undo() },
  { label: texts.redo, icon: Redo2, run: (editor) => editor.chain().focus().redo().run(), can: (editor) => editor.can().redo() },
];

/** What can be done with the chosen text; a button is pressed while the cursor stands in what it makes. */
export function RichTextToolbar({ editor, onImages }: { editor: Editor; onImages: (files: Iterable<File>) => void }) {
  const { localize } = useLocale();
  const [isLinking, setLinking] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: tools.map(({ isOn, can }) => ({ isOn: isOn?.(now), can: can?.(now) ?? true })),
      isInTable: now.isActive('table'),
      isLinked: now.isActive('link'),
    }),
  });
  const pressed = 'aria-pressed:bg-primary-soft aria-pressed:text-primary-ink';

  return (
    <div className="border-b border-solid border-line bg-sunken">
      <div role="toolbar" aria-label={localize(texts.toolbar)} className="flex flex-wrap gap-0.5 px-1 py-1">
        {tools.map(({ label, icon: Icon, run, inTable }, index) =>
          inTable && !state.isInTable ? null : (
            <IconButton
              key={label.en}
              size="small"
              label={localize(label)}
              icon={<Icon aria-hidden size={15} />}
              aria-pressed={state.tools[index]?.isOn}
              disabled={state.tools[index]?.can === false}
              className={pressed}
              onClick={() => run(editor)}
            />
          ),
        )}
        <IconButton
          size="small"
          label={localize(texts.link)}
          icon={<Link aria-hidden size={15} />}
          aria-pressed={state.isLinked}
          className={pressed}
          onClick={() => setLinking(!isLinking)}
        />
        <IconButton
          size="small"
          label={localize(texts.image)}
          icon={<ImagePlus aria-hidden size={15} />}
          onClick={() => picker.current?.click()}
        />
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          accept={pictureTypes}
          onChange={({ target }) => {
            onImages([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      {isLinking && <LinkBar editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}
