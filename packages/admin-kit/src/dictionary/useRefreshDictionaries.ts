import { useCallback } from 'react';
import { notices } from '../notice/createNoticeStore.ts';
import { useDictionaryStore } from './DictionaryProvider.tsx';
import { useTexts } from '../i18n/useTexts.ts';

/**
 * The action behind 'clear cache': the server forgets its copies, every dictionary is asked for again, and the person is told
 * 刷新缓存完成！ or 刷新缓存失败！. Resolves to whether it worked.
 *
 * @example
 * const refresh = useRefreshDictionaries();
 * return <Button onClick={() => void refresh()}>Clear cache</Button>;
 * @source LAY-10, DICT-01
 */
export function useRefreshDictionaries(): () => Promise<boolean> {
  const store = useDictionaryStore();
  const { t } = useTexts();
  return useCallback(async () => {
    try {
      await store.refresh();
      notices.success(t('dict.refreshed'));
      return true;
    } catch {
      notices.warning(t('dict.refreshFailed'));
      return false;
    }
  }, [store, t]);
}
