import { useLocale } from '@tarmac/admin-kit/i18n';
import { Select } from '@tarmac/admin-kit/input';
import type { Editor } from '@tiptap/core';
import type { Place } from './RichTextEditor.tsx';
import { richTextTexts as texts } from './richTextTexts.ts';

/** Puts a place where the cursor stands. */
export function PlaceBar({ editor, places }: { editor: Editor; places: readonly Place[] }) {
  const { localize } = useLocale();
  return (
    <div className="border-b border-solid border-line bg-sunken px-2 py-1">
      <Select
        aria-label={localize(texts.place)}
        placeholder={localize(texts.place)}
        className="max-w-70"
        options={places.map(({ name, label }) => ({ value: name, label: localize(label), description: `\${${name}}` }))}
        value={null}
        onValueChange={(name) => name !== null && editor.chain().focus().insertContent(`\${${name}}`).run()}
      />
    </div>
  );
}
