/** The parts of the site, in their order; pages of a part stand in its folder. */
const parts = [
  { folder: 'start', zh: '开始', en: 'Start' },
  { folder: 'concepts', zh: '概念', en: 'Concepts' },
  { folder: 'widgets', zh: '组件', en: 'Widgets' },
  { folder: 'recipes', zh: '示例', en: 'Recipes' },
  { folder: 'migrate', zh: '迁移', en: 'Migration' },
  { folder: 'reference', zh: '接口参考', en: 'Reference' },
] as const;

/** What Starlight draws beside the pages. */
export const sidebar = () =>
  parts.map(({ folder, zh, en }) => ({
    label: zh,
    translations: { en },
    collapsed: folder === 'reference',
    items: [{ autogenerate: { directory: folder } }],
  }));
