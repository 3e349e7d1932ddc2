import { useTexts } from '../i18n/useTexts.ts';
import { TextInput } from '../input/TextInput.tsx';
import { Button } from '../internals/Button.tsx';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { isLink } from './isLink.ts';
import { zhRich } from './texts.zh.ts';

/** Where the link of the chosen text leads. */
export function LinkBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTexts(zhRich);
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [isWrong, setWrong] = useState(false);
  const apply = () => {
    if (!isLink(address)) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    const href = address.trim();
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  };
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-solid border-line px-2 py-1.5">
      <div className="min-w-48 flex-1">
        <TextInput
          aria-label={t('rich.linkAddress')}
          placeholder="https://"
          value={address}
          invalid={isWrong}
          onValueChange={(next) => {
            setAddress(next);
            setWrong(false);
          }}
        />
      </div>
      <Button size="small" variant="primary" onClick={apply}>
        {t('rich.apply')}
      </Button>
      {editor.isActive('link') && (
        <Button
          size="small"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          {t('rich.unlink')}
        </Button>
      )}
      {isWrong && (
        <p role="alert" className="w-full text-sm text-danger-ink">
          {t('rich.badLink')}
        </p>
      )}
    </div>
  );
}
