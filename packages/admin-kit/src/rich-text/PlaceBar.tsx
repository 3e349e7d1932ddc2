import { useTexts } from '../i18n/useTexts.ts';
import { Select } from '../input/Select.tsx';
import type { Editor } from '@tiptap/core';
import { zhRich } from './texts.zh.ts';
import type { Place } from './place.ts';

/** Puts a place where the cursor stands. */
export function PlaceBar({ editor, places }: { editor: Editor; places: readonly Place[] }) {
  const { t, localize } = useTexts(zhRich);
  return (
    <div className="border-b border-solid border-line bg-sunken px-2 py-1">
      <Select
        aria-label={t('rich.place')}
        placeholder={t('rich.place')}
        className="max-w-70"
        options={places.map(({ name, label }) => ({ value: name, label: localize(label), description: `\${${name}}` }))}
        value={null}
        onValueChange={(name) => name !== null && editor.chain().focus().insertContent(`\${${name}}`).run()}
      />
    </div>
  );
}
