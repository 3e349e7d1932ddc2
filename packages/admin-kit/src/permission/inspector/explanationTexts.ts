import type { LocalText } from '../../i18n/catalogue.ts';
import type { NameFinding } from '../rules/permissionRules.ts';

/** Texts of the inspector. They stand here, because what only developers see must not weigh on the catalogues. */
export const inspectorTexts = {
  title: { zh: '权限检查', en: 'Permission inspector' },
  show: { zh: '显示被权限移除的内容（Alt+Shift+P）', en: 'Show what permissions remove (Alt+Shift+P)' },
  hide: { zh: '关闭权限检查（Alt+Shift+P）', en: 'Close the permission inspector (Alt+Shift+P)' },
  none: { zh: '此页面没有被拒绝的权限', en: 'No permission is refused on this page.' },
  refused: { zh: '被拒绝的权限', en: 'Refused permissions' },
} satisfies Record<string, LocalText>;

/** Says of one name why it does not keep an element: the three lists, in the order in which they are asked. @source PERM-01 */
export function findingText({ name, system }: NameFinding): LocalText {
  const status: LocalText =
    system === 'absent'
      ? { zh: 'allAuth 中没有此权限', en: 'allAuth does not list it' }
      : { zh: `allAuth 状态 ${system}（受限）`, en: `allAuth lists it with status ${system} (restricted)` };
  return {
    zh: `${name}：不在用户权限 auth 中；不在表单权限列表中；${status.zh}`,
    en: `${name}: not in the user's auth; not in the form's list; ${status.en}`,
  };
}
