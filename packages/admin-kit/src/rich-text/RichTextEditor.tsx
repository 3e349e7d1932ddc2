import type { ControlProps } from '../internals/control.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { ProgressBar } from '../input/progress.tsx';
import type { Editor } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useEffectEvent } from 'react';
import { isLink } from './isLink.ts';
import { PlaceBar } from './PlaceBar.tsx';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { zhRich } from './texts.zh.ts';
import { useImageUpload } from './useImageUpload.ts';
import type { Place } from './place.ts';

const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    link: { openOnClick: false, autolink: true, isAllowedUri: (uri) => isLink(uri) },
  }),
  Image,
  TableKit.configure({ table: { resizable: false } }),
];

/** Rich text under the cursor, as HTML that the server cleans before it stores it. Pictures go to the server by button, drop or paste. */
export function RichTextEditor(props: RichTextProps) {
  const { value, onValueChange, onBlur, disabled, readOnly, invalid, required, ref, id, places, ...control } = props;
  const { t } = useTexts(zhRich);
  const images = useImageUpload();
  const isEditable = !disabled && !readOnly;
  const editor: Editor = useEditor({
    extensions,
    content: value ?? '',
    editable: isEditable,
    injectCSS: false,
    onUpdate: ({ editor: now }) => onValueChange?.(now.isEmpty ? null : now.getHTML()),
    onBlur: () => onBlur?.(),
    onMount: ({ editor: { view } }) => ref?.(view.dom),
    editorProps: {
      // Styles of other programs are left behind: the text has the look of the page.
      transformPastedHTML: (html) => html.replaceAll(/\s(?:style|class|on\w+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, ''),
      handlePaste: (_view, event): boolean => images.take(editor, event.clipboardData),
      handleDrop: (_view, event): boolean => images.take(editor, event.dataTransfer),
    },
  });

  const show = useEffectEvent((html: string) => {
    // Before it stands in the page, and after it has left, it holds what it was made with.
    if (!editor.isDestroyed && html !== (editor.isEmpty ? '' : editor.getHTML())) editor.commands.setContent(html, { emitUpdate: false });
  });
  useEffect(() => show(value ?? ''), [value]);
  useEffect(() => editor.setEditable(isEditable, false), [editor, isEditable]);
  useEffect(() => {
    editor.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          class: prose,
          ...(id === undefined ? {} : { id }),
          ...(invalid ? { 'aria-invalid': 'true' } : {}),
          ...(required ? { 'aria-required': 'true' } : {}),
          ...Object.fromEntries(named.flatMap((name) => (control[name] === undefined ? [] : [[name, control[name]]]))),
        },
      },
    });
  });

  return (
    <div
      data-invalid={invalid ? '' : undefined}
      className="w-full min-w-0 rounded-md border border-solid border-line-strong bg-surface focus-within:border-primary-solid data-invalid:border-danger-solid"
    >
      {isEditable && <RichTextToolbar editor={editor} onImages={(files) => void images.insert(editor, files)} />}
      {isEditable && places !== undefined && <PlaceBar editor={editor} places={places} />}
      {images.percent !== undefined && (
        <ProgressBar percent={images.percent} label={t('rich.uploading', { percent: Math.round(images.percent) })} />
      )}
      <EditorContent editor={editor} />
    </div>
  );
}

/** Props of {@link RichTextEditor}. */
export interface RichTextProps extends ControlProps<string | null> {
  /** What the text may leave open, such as the name of a party: offered to be put where the cursor stands. */
  places?: readonly Place[];
}

const named = ['aria-label', 'aria-labelledby', 'aria-describedby'] as const;

const prose =
  'max-h-[45vh] min-h-40 overflow-y-auto px-3 py-2 whitespace-pre-wrap break-words outline-none ' +
  '[&_a]:text-primary-ink [&_a]:underline [&_blockquote]:border-s-2 [&_blockquote]:border-solid [&_blockquote]:border-line-strong [&_blockquote]:ps-3 ' +
  '[&_h1]:my-2 [&_h1]:text-xl [&_h1]:font-semibold [&_h2]:my-2 [&_h2]:text-lg [&_h2]:font-semibold [&_h3]:my-2 [&_h3]:font-semibold ' +
  '[&_img]:h-auto [&_img]:max-w-full [&_ol]:my-2 [&_ol]:list-decimal [&_ol]:ps-6 [&_p]:my-1 [&_ul]:my-2 [&_ul]:list-disc [&_ul]:ps-6 ' +
  '[&_table]:my-2 [&_table]:w-full [&_table]:table-fixed [&_table]:border-collapse [&_td]:border [&_td]:border-solid [&_td]:border-line [&_td]:px-2 ' +
  '[&_th]:border [&_th]:border-solid [&_th]:border-line [&_th]:bg-sunken [&_th]:px-2 [&_pre]:rounded-md [&_pre]:bg-sunken [&_pre]:p-3';
