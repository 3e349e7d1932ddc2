import { useState } from 'react';
import { TextArea } from '../input/TextArea.tsx';
import { Button } from '../internals/Button.tsx';
import { notices } from '../notice/createNoticeStore.ts';
import type { PreferenceStore } from './preferences.ts';
import { zhSettings } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** All preferences as a text: copy it here, paste it in another browser. */
export function TransferSetting({ store }: { store: PreferenceStore }) {
  const { t } = useTexts(zhSettings);
  const [text, setText] = useState(() => store.export());
  const take = () => {
    if (store.import(text)) notices.success(t('settings.imported'));
    else notices.warning(t('settings.importFailed'));
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notices.success(t('settings.copied'));
    } catch {
      notices.warning(t('settings.copyFailed'));
    }
  };
  return (
    <div className="flex flex-col gap-2">
      <TextArea aria-label={t('settings.asText')} rows={6} value={text} onValueChange={setText} />
      <div className="flex justify-end gap-2">
        <Button size="small" onClick={() => void copy()}>
          {t('settings.copy')}
        </Button>
        <Button size="small" variant="primary" onClick={take}>
          {t('settings.apply')}
        </Button>
      </div>
    </div>
  );
}
