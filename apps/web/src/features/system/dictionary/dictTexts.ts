import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of the dictionaries. */
export const dictTexts = defineTexts({
  items: { zh: '字典配置', en: 'Items' },
  itemsOf: { zh: '字典列表', en: 'Items' },
  builtIn: { zh: '内置', en: 'Built in' },
  locked: {
    zh: '内置字典由系统维护：随系统提供的字典项不能修改或删除，可以另外添加字典项。',
    en: 'This dictionary is maintained by the product. Its items can’t be changed or deleted, but you can add more.',
  },
  refresh: { zh: '刷新缓存', en: 'Refresh cache' },
  bin: { zh: '回收站', en: 'Recycle bin' },
  binned: { zh: '已删除的字典', en: 'Removed dictionaries' },
  emptyBin: { zh: '回收站是空的', en: 'The recycle bin is empty' },
  actions: { zh: '操作', en: 'Actions' },
  back: { zh: '字典取回', en: 'Restore' },
  purge: { zh: '彻底删除', en: 'Delete for good' },
  purgeConfirm: {
    zh: '字典和它的字典项将被彻底删除，不能恢复。确定吗？',
    en: 'The dictionary and its items are deleted permanently. Continue?',
  },
  close: { zh: '关闭', en: 'Close' },
});
