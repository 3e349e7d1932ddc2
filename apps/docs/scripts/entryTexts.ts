import { entryTexts as english } from '../../../scripts/lib/entryTexts.mjs';
import type { Words } from './locales.ts';

const chinese: Readonly<Record<string, string>> = {
  theme: '浅色与深色、八种主色、密度、圆角与字号，作用于整个文档或某个元素。',
  i18n: '中英文文案、类型化的键、宿主自己的文案与语言，日期、数字与金额的统一格式。',
  dialog: '对话框、抽屉与确认框：可叠放，焦点留在其中并在关闭后归还，按钮等待操作完成。',
  notice: '带进度与撤销的短消息，任何地方都可用 `notices` 显示。',
  input: '单个控件：文本、数字、金额、选择、日期、树、文件、菜单；标签、步骤、空状态与失败状态。',
  request: '请求客户端：超时、取消、共享与缓存的 GET、重试、幂等键、拒绝信息。不认识任何服务端，只需一个 wire。不依赖 React。',
  upload: '通过请求客户端发送文件并显示进度，之后还能找到它们。不依赖 React。',
  session: '每个窗口里是谁登录：登录方式、部门、票据、过期，以及路由守卫的纯函数。',
  router: 'TanStack Router 的守卫与菜单路由。',
  'session-dialog': '选择部门，以及窗口为何不能继续。',
  chunk: '按需加载代码，并说明为何没有加载到。不依赖 React。',
  permission: '按权限显示按钮与内容：`<Can>`、`useCan`、ref，以及给开发者的检查器。',
  'permission/rules': '权限判断的纯函数，可在加载器与服务端使用。',
  dictionary: '字典：文案、颜色、单选、多选、搜索、分类树，一次请求供所有控件使用。',
  form: '表单：校验、草稿、分组、服务端拒绝显示在对应字段。',
  table: '数据表格：列设置、排序、分页、卡片视图、虚拟滚动。',
  'org-picker': '部门、人员、角色、职位、行政区划、分类的选择器。',
  'popup-picker': '从在线报表中搜索并勾选行，复制到表单字段；也可用于可编辑表格的单元格。',
  expression: '安全的表达式：计算字段、显示与必填条件、默认值。不依赖 React。',
  field: '字段类型：一次声明，列、搜索、表单、详情、表格文件都读取它。',
  'editable-table': '像电子表格一样的表单：单元格类型、规则、撤销、查找替换、与 Excel 互相复制，十万行不卡顿。',
  resource: '整套资源页面：列表、搜索、表单、详情、导入导出、打印，来自一处声明。',
  online: '由服务端保存的定义生成的页面：列表、树、主子表、内嵌表、标签页。',
  tabs: '标签页：离开的页面保留内容，且不再运行。',
  layout: '布局：侧边与顶部菜单、面包屑、登录页、页面错误边界。',
  'command-palette': '按 Ctrl+K 搜索菜单与操作。',
  'shortcut-keys': '快捷键列表，按 ? 打开。',
  'settings-drawer': '主题与布局设置，可导入导出。',
  'safe-html': '显示他人编写的 HTML，去掉会执行的内容。',
  'rich-text': '富文本编辑器，基于 Tiptap（可选的 peer 依赖）。',
  'notice-center': '铃铛、待办与公告。',
  'change-password': '修改密码与强度提示。',
  sms: '短信验证码与安全验证。',
  jeecg: '认识 JeecgBoot 2.x 服务端的一切：请求格式、会话、字典、组织、校验、上传与短信。唯一认识它的入口。不依赖 React。',
  testing: '测试用：内存中的资源接口、按表回答的请求、带全部 Provider 的渲染。',
  'back-end': '统一的后端接口：JeecgBoot、REST、OpenAPI，以及 react-admin 与 refine 的数据提供者。',
  vite: 'Vite 插件：把组件库的小文件合并为少量请求。',
};

/** What each entry of the kit is for. */
export const entryTexts: Readonly<Record<string, Words>> = Object.fromEntries(
  Object.entries(english).map(([name, en]) => [name, { en, zh: chinese[name] ?? en }]),
);
