import type { Words } from '../scripts/locales.ts';

/** A recipe: what it is for in a sentence or two; its code stands in `<slug>.tsx`. */
export interface Recipe {
  slug: string;
  title: Words;
  text: Words;
  /** Px of its frame. */
  height: number;
}

/** In the order of the site. */
export const recipes: readonly Recipe[] = [
  recipe('first-list', {
    height: 560,
    title: { zh: '第一个列表', en: 'A first list' },
    text: {
      zh: '一个资源声明一次，页面只列出要显示的字段：搜索、列、表单、详情、删除与导出都由它得来。',
      en: 'A resource is declared once and a page names the fields that it shows: search, columns, form, detail, delete and export follow.',
    },
  }),
  recipe('row-action', {
    height: 480,
    title: { zh: '行操作', en: 'An action on a row' },
    text: {
      zh: '谁可以做、何时可做、要填什么、做什么，写在一处。重试带同一个键，服务端只执行一次。',
      en: 'Who may, when, what is asked and what is done stand in one place. A retry carries the same key, so that the server acts once.',
    },
  }),
  recipe('batch-action', {
    height: 480,
    title: { zh: '批量操作', en: 'An action on chosen rows' },
    text: {
      zh: '勾选若干行后执行。只要有一行不允许，按钮就不可用；部分失败时逐行列出原因。',
      en: 'Done with the rows that are ticked. While one of them does not allow it the button is off; what fails in part is listed row by row.',
    },
  }),
  recipe('undo-action', {
    height: 480,
    title: { zh: '可撤销的操作', en: 'An action with undo' },
    text: {
      zh: '立即显示结果，成功提示旁带有撤销按钮；失败时恢复原样。',
      en: 'The result is shown at once, and a button beside the word of success takes it back. Where it fails, the row is as before.',
    },
  }),
  recipe('confirm-action', {
    height: 320,
    title: { zh: '操作前确认', en: 'Ask before acting' },
    text: {
      zh: '`useConfirm` 返回一个问题的答案；焦点留在对话框里，关闭后归还。',
      en: '`useConfirm` answers a question; the focus stays in the dialog and is given back afterwards.',
    },
  }),
  recipe('status-tabs', {
    height: 480,
    title: { zh: '状态标签', en: 'Tabs by state' },
    text: {
      zh: '按一个字段筛选的标签；有 `counts` 时显示各状态的行数。',
      en: 'Tabs that filter by one field; with `counts` each shows how many rows it stands for.',
    },
  }),
  recipe('list-sums', {
    height: 480,
    title: { zh: '列表合计', en: 'Totals below a list' },
    text: {
      zh: '合计的是筛选出的全部行，而不只是当前页。',
      en: 'They add up everything that is filtered, not the page in view.',
    },
  }),
  recipe('fixed-filter', {
    height: 420,
    title: { zh: '固定条件', en: 'A filter for good' },
    text: {
      zh: '页面固定的条件，搜索与已存视图都不能去掉。',
      en: 'A condition of the page that neither a search nor a saved view lifts.',
    },
  }),
  recipe('own-column', {
    height: 480,
    title: { zh: '自定义列', en: 'A column of your own' },
    text: {
      zh: '不对应任何字段的列，由行绘制。',
      en: 'A column that no field stands for, drawn from the row.',
    },
  }),
  recipe('row-tone', {
    height: 480,
    title: { zh: '标出需要注意的行', en: 'Rows that need attention' },
    text: {
      zh: '按行的内容标色，浅色与深色主题下都清晰。',
      en: 'Marked by colour, legible in light and dark.',
    },
  }),
  recipe('expanded-row', {
    height: 480,
    title: { zh: '展开行', en: 'What opens below a row' },
    text: {
      zh: '在行下展开更多内容，用键盘也能打开。',
      en: 'More of a row, opened below it by mouse or keyboard.',
    },
  }),
  recipe('inline-edit', {
    height: 560,
    title: { zh: '在表格中编辑', en: 'Edit rows in place' },
    text: {
      zh: '当前页变成电子表格，一次保存；别人先保存的行会提示。',
      en: 'The page in view becomes a spreadsheet that is saved in one go; rows that somebody else saved first are told.',
    },
  }),
  recipe('detail-parts', {
    height: 480,
    title: { zh: '分段的详情', en: 'A detail in parts' },
    text: {
      zh: '按标题分段的字段，或由行绘制的任意内容。',
      en: 'Titled parts of fields, or anything drawn from the row.',
    },
  }),
  recipe('form-groups', {
    height: 560,
    title: { zh: '分组的表单', en: 'A form in groups' },
    text: {
      zh: '新增与编辑用同一份声明；也可以写成步骤。',
      en: 'One declaration for add and edit; steps are written the same way.',
    },
  }),
  recipe('dependent-inputs', {
    height: 560,
    title: { zh: '相互依赖的输入', en: 'Inputs that depend on others' },
    text: {
      zh: '条件成立时才显示、校验并提交。',
      en: 'Shown, checked and sent only while a condition holds.',
    },
  }),
  recipe('own-form', {
    height: 320,
    title: { zh: '手写的表单', en: 'A form by hand' },
    text: {
      zh: '类型来自 schema；服务端对字段的拒绝显示在对应输入处。',
      en: 'Types follow from the schema, and what a server has against a field stands at its input.',
    },
  }),
  recipe('table-in-form', {
    height: 480,
    title: { zh: '表单中的表格', en: 'A table in a form' },
    text: {
      zh: '整张表是一个字段的值；schema 的错误显示在对应单元格。',
      en: 'A whole table is the value of one field; what the schema finds wrong stands at its cell.',
    },
  }),
  recipe('linked-columns', {
    height: 360,
    title: { zh: '联动的列', en: 'Linked columns' },
    text: {
      zh: '上级改变时下级清空，并只提供属于它的选项。粘贴整块单元格时同样如此。',
      en: 'The lower column is emptied when the upper one changes, and offers what belongs to it; pasting a block does the same.',
    },
  }),
  recipe('derived-column', {
    height: 320,
    title: { zh: '计算列', en: 'A computed column' },
    text: {
      zh: '所依赖的列被写入时重新计算。金额以整数分保存，`scale` 决定显示。',
      en: 'Worked out again when the column that it hangs on is written. Amounts are whole minor units; `scale` says how they are shown.',
    },
  }),
  recipe('cell-rules', {
    height: 360,
    title: { zh: '单元格校验', en: 'Rules of cells' },
    text: {
      zh: '必填、唯一、格式与自定义规则；十万行也不卡顿。',
      en: 'Required, unique, a pattern, a rule of your own; 100,000 rows do not wait.',
    },
  }),
  recipe('own-cell', {
    height: 280,
    title: { zh: '自绘单元格', en: 'A cell of your own' },
    text: {
      zh: '`slot` 类型的单元格由应用绘制，写入与撤销照常。',
      en: 'The app draws a cell of the type `slot`; writing and undo work as everywhere.',
    },
  }),
  recipe('save-changes', {
    height: 420,
    title: { zh: '只保存改动', en: 'Save what changed' },
    text: {
      zh: '只提交新增、修改与删除的行；保存后仍可逐步撤销。',
      en: 'Only rows that were added, changed or removed leave; afterwards every step can still be undone.',
    },
  }),
  recipe('own-kind', {
    height: 480,
    title: { zh: '自定义字段类型', en: 'A kind of field' },
    text: {
      zh: '注册一次，列表、表单、详情、搜索与表格文件都一致。',
      en: 'Registered once, it looks alike in lists, forms, details, searches and sheets.',
    },
  }),
  recipe('list-field', {
    height: 480,
    title: { zh: '列表字段', en: 'A list as a field' },
    text: {
      zh: '一个字段里的多个值，或多行值。',
      en: 'Several values, or rows of values, as one field.',
    },
  }),
  recipe('currency', {
    height: 240,
    title: { zh: '任意货币', en: 'Money of any currency' },
    text: {
      zh: '货币来自字段或外层，按 ISO 4217 取小数位；`currencyDisplay` 决定显示代码还是符号（¥、€、$）。',
      en: 'The currency comes from the field or from around it, its decimals from ISO 4217; `currencyDisplay` says whether its code or its sign (¥, €, $) is shown.',
    },
  }),
  recipe('resource-picker', {
    height: 480,
    title: { zh: '选择另一个资源', en: 'Pick a row of another resource' },
    text: {
      zh: '给一个资源，得到一个选择器：显示名称而不是编号，输入即搜索，也能打开完整的表格。',
      en: 'A resource in, a picker out: it shows names and never ids, searches while typing and leads to a whole table.',
    },
  }),
  recipe('tree-list', {
    height: 420,
    title: { zh: '树形列表', en: 'A tree of rows' },
    text: {
      zh: '下级随列表带来，或展开时再取。',
      en: 'What lies below a row comes with it, or when it is opened.',
    },
  }),
  recipe('master-detail', {
    height: 640,
    title: { zh: '主从列表', en: 'A list and what belongs to a row' },
    text: {
      zh: '下方列表跟随上方的焦点行，鼠标与方向键都可以。',
      en: 'The lower list follows the row in focus above, by mouse and by arrow keys.',
    },
  }),
  recipe('permission', {
    height: 160,
    title: { zh: '按权限显示', en: 'Buttons by permission' },
    text: {
      zh: '`<Can>` 与 `useCan` 只决定显示；服务端才是权限的执行者。',
      en: '`<Can>` and `useCan` decide what is shown; the server enforces it.',
    },
  }),
  recipe('notice-undo', {
    height: 240,
    title: { zh: '带撤销的提示', en: 'A notice with undo' },
    text: {
      zh: '指针或焦点停留时提示不会消失。',
      en: 'It waits while the pointer or the focus rests on it.',
    },
  }),
  recipe('late-code', {
    height: 560,
    title: { zh: '按需加载', en: 'Code that loads late' },
    text: {
      zh: '首次显示时才加载；加载失败会说明原因并可重试。',
      en: 'Fetched when it is first shown; where it does not arrive, the page says why and offers to try again.',
    },
  }),
  recipe('own-texts', {
    height: 160,
    title: { zh: '自己的文案', en: 'Texts of your own' },
    text: {
      zh: '键有类型检查；英文复数按 `Intl.PluralRules`。',
      en: 'Keys are checked by the compiler, plurals follow `Intl.PluralRules`.',
    },
  }),
  recipe('theme-part', {
    height: 160,
    title: { zh: '局部主题', en: 'A theme for a part' },
    text: {
      zh: '主色、密度与圆角可只作用于一部分页面。',
      en: 'Colour, density and radius may hold for a part of a page.',
    },
  }),
  recipe('uploads', {
    height: 280,
    title: { zh: '上传文件', en: 'Uploads' },
    text: {
      zh: '拖入、粘贴或选择；文件如何发送由 transport 决定。',
      en: 'Dropped, pasted or chosen; how files travel is the matter of a transport.',
    },
  }),
  recipe('palette', {
    height: 420,
    title: { zh: '命令面板', en: 'A command palette' },
    text: {
      zh: '按原文、拼音与首字母查找菜单与操作。',
      en: 'Finds pages and commands as written, by pinyin and by initials.',
    },
  }),
  recipe('expression', {
    height: 200,
    title: { zh: '安全的表达式', en: 'Expressions that people write' },
    text: {
      zh: '读成语法树后求值，从不作为代码运行；时间与大小都有上限。',
      en: 'Read to a tree and walked, never run as code, within limits of time and size.',
    },
  }),
];

function recipe(slug: string, { height, title, text }: { height: number; title: Words; text: Words }): Recipe {
  return { slug, height, title, text };
}
