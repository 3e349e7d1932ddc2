import { useTexts } from '../i18n/useTexts.ts';
import { IconButton } from '../internals/Button.tsx';
import { pictureTypes } from '../input/uploadModel.ts';
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
import { zhRich } from './texts.zh.ts';

interface Tool {
  label: keyof typeof zhRich;
  icon: LucideIcon;
  run: (editor: Editor) => unknown;
  /** Pressed while this holds. */
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
  /** Shown only inside a table. */
  inTable?: boolean;
}

const tools: readonly Tool[] = [
  { label: 'rich.bold', icon: Bold, run: (editor) => editor.chain().focus().toggleBold().run(), isOn: (editor) => editor.isActive('bold') },
  {
    label: 'rich.italic',
    icon: Italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: 'rich.underline',
    icon: Underline,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    isOn: (editor) => editor.isActive('underline'),
  },
  {
    label: 'rich.strike',
    icon: Strikethrough,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
    isOn: (editor) => editor.isActive('strike'),
  },
  {
    label: 'rich.heading1',
    icon: Heading1,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 1 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 1 }),
  },
  {
    label: 'rich.heading2',
    icon: Heading2,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    label: 'rich.bulletList',
    icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'rich.orderedList',
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'rich.blockquote',
    icon: TextQuote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    label: 'rich.table',
    icon: Table,
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: false }).run(),
  },
  { label: 'rich.headerRow', icon: PanelTop, run: (editor) => editor.chain().focus().toggleHeaderRow().run(), inTable: true },
  { label: 'rich.addRow', icon: BetweenVerticalEnd, run: (editor) => editor.chain().focus().addRowAfter().run(), inTable: true },
  { label: 'rich.addColumn', icon: BetweenHorizontalEnd, run: (editor) => editor.chain().focus().addColumnAfter().run(), inTable: true },
  { label: 'rich.removeTable', icon: Trash2, run: (editor) => editor.chain().focus().deleteTable().run(), inTable: true },
  { label: 'rich.undo', icon: Undo2, run: (editor) => editor.chain().focus().undo().run(), can: (editor) => editor.can().undo() },
  { label: 'rich.redo', icon: Redo2, run: (editor) => editor.chain().focus().redo().run(), can: (editor) => editor.can().redo() },
];

/** What can be done with the chosen text; a button is pressed while the cursor stands in what it makes. */
export function RichTextToolbar({ editor, onImages }: { editor: Editor; onImages: (files: Iterable<File>) => void }) {
  const { t } = useTexts(zhRich);
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
      <div role="toolbar" aria-label={t('rich.toolbar')} className="flex flex-wrap gap-0.5 px-1 py-1">
        {tools.map(({ label, icon: Icon, run, inTable }, index) =>
          inTable && !state.isInTable ? null : (
            <IconButton
              key={label}
              size="small"
              label={t(label)}
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
          label={t('rich.link')}
          icon={<Link aria-hidden size={15} />}
          aria-pressed={state.isLinked}
          className={pressed}
          onClick={() => setLinking(!isLinking)}
        />
        <IconButton
          size="small"
          label={t('rich.image')}
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
